/**
 * Opens files of a folder that may be replaced at any time, as `replaceFolders` does. What is open stays
 * whole: files of an export are never written into, only replaced.
 */
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@/lib/shared/errors';
import { setTimeout as wait } from 'node:timers/promises';

export interface OpenFile {
  readonly handle: FileHandle;
  /** As requested, relative to the folder. */
  readonly name: string;
  readonly size: number;
  readonly changedAt: Date;
}

const absent: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'];

/** For `catch`, if a missing file or folder is no error. */
function ignoreAbsent(error: unknown): undefined {
  if (absent.includes(errorCode(error))) return undefined;
  throw error;
}

async function openOne(rootDir: string, name: string): Promise<OpenFile | undefined> {
  const handle = await open(join(rootDir, name)).catch(ignoreAbsent);
  if (handle === undefined) return undefined;
  const facts = await handle.stat();
  if (facts.isFile()) return { handle, name, size: facts.size, changedAt: facts.mtime };
  await handle.close();
  return undefined;
}

/** Which folder has the name now; undefined while none has it. */
async function identityOf(folder: string): Promise<string | undefined> {
  const facts = await stat(folder).catch(ignoreAbsent);
  return facts && `${facts.dev} ${facts.ino}`;
}

const longestExchangeMs = 5000;
const pauseMs = 10;

/**
 * The first of these files that is there, relative to the folder; null if there is none. While the folder is replaced by
 * another, no file counts as missing: this waits for the new one.
 */
export async function openFirstExisting(rootDir: string, names: readonly string[]): Promise<OpenFile | null> {
  const end = Date.now() + longestExchangeMs;
  for (;;) {
    const before = await identityOf(rootDir);
    for (const name of names) {
      const file = await openOne(rootDir, name);
      if (file !== undefined) return file;
    }
    const isSame = before !== undefined && before === (await identityOf(rootDir));
    if (isSame || Date.now() > end) return null;
    await wait(pauseMs);
  }
}

/** The text of a file, which is closed then. */
export async function readText({ handle }: OpenFile): Promise<string> {
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
