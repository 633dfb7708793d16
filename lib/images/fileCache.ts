/** Files that take long to make and never change, kept between builds. */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ignoreMissing } from '@/lib/replaceFolders';

export interface FileCache {
  /** The kept bytes, or undefined; what is used counts as fresh. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Whole or not at all, even when the process is ended meanwhile. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Removes what nobody used for some weeks. */
  readonly prune: () => Promise<void>;
}

const keptForMs = 45 * 24 * 60 * 60 * 1000;

async function readFresh(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return bytes;
  } catch (error) {
    ignoreMissing(error);
    return undefined;
  }
}

async function pruneFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    ignoreMissing(error);
    return [];
  });
  for (const name of names) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > keptForMs) await rm(file);
  }
}

/** A cache in one folder, which need not exist yet. */
export function fileCache(folder: string): FileCache {
  return {
    read: (name) => readFresh(path.join(folder, name)),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `${name}.${process.pid}.part`);
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
    },
    prune: () => pruneFolder(folder),
  };
}

/** The kept file, or what `make` makes of it now. */
export async function cached(
  cache: FileCache,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<{ readonly bytes: Uint8Array; readonly made: boolean }> {
  const kept = await cache.read(name);
  if (kept !== undefined) return { bytes: kept, made: false };
  const bytes = await make();
  await cache.write(name, bytes);
  return { bytes, made: true };
}
