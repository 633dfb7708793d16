import { constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './errors';
import { listFiles } from './files';

/**
 * Gives a file a second name (a hard link), which costs no time and no space, replacing what is there; false if there is no
 * such file. It is one and the same file under both names: never write into it, only replace it.
 * Waits for the disk, because tens of thousands of links at once take twice as long.
 */
export function linkFile(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    if (errorCode(error) === 'EEXIST') {
      rmSync(to);
      return linkFile(from, to);
    }
    // The same if hard links are impossible, as between two disks.
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return true;
  }
}

/** Makes the folders that files need below a folder, each once. */
export function makeFoldersOf(files: readonly string[], folder: string): void {
  const folders = new Set(files.map((file) => path.dirname(path.join(folder, file))));
  for (const one of folders) mkdirSync(one, { recursive: true });
}

/** Moves all files below a folder to another on the same disk, except those it already has, and removes the folder. */
export function moveFiles(from: string, to: string): void {
  const files = listFiles(from).filter((file) => !existsSync(path.join(to, file)));
  makeFoldersOf(files, to);
  for (const file of files) renameSync(path.join(from, file), path.join(to, file));
  rmSync(from, { recursive: true });
}

/** Links all files below a folder; an absent one has none. */
export function linkFolder(from: string, to: string): void {
  const files = listFiles(from);
  makeFoldersOf(files, to);
  for (const file of files) linkFile(path.join(from, file), path.join(to, file));
}
