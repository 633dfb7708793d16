import { constants } from 'node:fs';
import { copyFile, link, rm } from 'node:fs/promises';

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Gives a file a second name, which costs no time and no space, in the place of what is there; false where there is no
 * such file. It is one and the same file under both names: nobody may write into it, only put another in its place.
 */
export async function linkFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    if (codeOf(error) === 'EEXIST') await rm(to);
    // The same where there are no links, as between two disks.
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return true;
  }
}
