import { constants, copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives a file a second name (a hard link), which takes no time and no space, replacing an existing file. Both names
 * are the same file: never write to it, only replace it. Synchronous, because tens of thousands of concurrent links
 * take twice as long.
 * @param {string} from
 * @param {string} to
 * @returns {boolean} false if there is no such file
 */
export function linkFile(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'ENOENT') return false;
    if (code === 'EEXIST') {
      rmSync(to);
      return linkFile(from, to);
    }
    // Copy if hard links are impossible, as between two disks.
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
    return true;
  }
}

/**
 * Creates the folders that files need below a folder, each once.
 * @param {readonly string[]} files
 * @param {string} folder
 */
export function makeFoldersOf(files, folder) {
  const folders = new Set(files.map((file) => dirname(join(folder, file))));
  for (const one of folders) mkdirSync(one, { recursive: true });
}
