/** Caches files that are slow to create and never change, between builds. */
import { statSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeIfEmpty } from './files';
import { linkFile } from './hardLinks';
import { ignoreMissing } from './replaceFolders';

export interface FileCache {
  /** Returns the cached bytes; undefined if there are none. A hit makes the file count as new. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
  /** Hard-links the cached file to `target`; false if there is none. A hit makes the file count as new. */
  readonly place: (name: string, target: string) => Promise<boolean>;
  /** Writes a file completely or not at all, even if the process is killed. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Removes files that were not used for some weeks, including those of other versions. */
  readonly prune: () => Promise<void>;
}

const keptForMs = 45 * 24 * 60 * 60 * 1000;

/** Another process may just have removed the file, which is harmless: the caller has its content. */
function refresh(file: string): Promise<void> {
  const now = new Date();
  return utimes(file, now, now).catch(ignoreMissing);
}

async function readFresh(file: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(file);
    await refresh(file);
    return bytes;
  } catch (error) {
    ignoreMissing(error);
    return undefined;
  }
}

async function placeFresh(file: string, target: string): Promise<boolean> {
  if (!linkFile(file, target)) return false;
  await refresh(file);
  return true;
}

/** The entries of a folder; none if it does not exist, or no longer. */
async function entriesOf(folder: string): Promise<readonly Dirent[]> {
  return (await readdir(folder, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
}

/**
 * Removes old files and the folders that become empty, but never the folder itself: other processes may write to it at
 * the same time. Uses synchronous `stat`, because there are thousands of files.
 */
async function pruneFolder(folder: string): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      await pruneFolder(place);
      await removeIfEmpty(place);
    } else {
      const found = statSync(place, { throwIfNoEntry: false });
      if (found !== undefined && Date.now() - found.mtimeMs > keptForMs) await rm(place, { force: true });
    }
  }
}

async function prune(root: string, kind: string, current: string): Promise<void> {
  const entries = await entriesOf(root);
  for (const { name } of entries.filter((entry) => entry.name.startsWith(`${kind}-`))) {
    const folder = path.join(root, name);
    await pruneFolder(folder);
    if (folder !== current) await removeIfEmpty(folder);
  }
}

/** Returns a cache in `root`, which need not exist yet; each version of the program that creates the files has its own folder. */
export function fileCache(root: string, kind: string, version: string): FileCache {
  const folder = path.join(root, `${kind}-${version}`);
  return {
    read: (name) => readFresh(path.join(folder, name)),
    place: (name, target) => placeFresh(path.join(folder, name), target),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true });
      const draft = path.join(folder, `${name}.${process.pid}.part`);
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
    },
    prune: () => prune(root, kind, folder),
  };
}

/** Returns the cached file, or creates and caches it with `make`. */
export async function getOrCreate(
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
