/**
 * Opens files of a folder that may be replaced at any time, as `replaceFolders` does. Open files stay intact: files of an export are
 * replaced, never written to.
 */
import { open, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@/lib/shared/errors';
import { setTimeout as wait } from 'node:timers/promises';

export interface OpenFile {
  readonly handle: FileHandle;
  /** The requested name, relative to the folder. */
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

/** Identifies the folder that has the name now; undefined while there is none. */
async function identityOf(folder: string): Promise<string | undefined> {
  const facts = await stat(folder).catch(ignoreAbsent);
  return facts && `${facts.dev} ${facts.ino}`;
}

const longestExchangeMs = 5000;
const pauseMs = 10;

/**
 * Opens the first of these files that exists, relative to the folder; null if there is none. While the folder is being replaced, waits up
 * to five seconds for the new one.
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

/** Returns the text of a file and closes it. */
export async function readText({ handle }: OpenFile): Promise<string> {
  try {
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}
