import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { constants } from 'node:fs';
import { listFiles } from './files';
import { inParallel } from '../inParallel';

/** Copies the prepared media to `/media/` of the export. Returns their number; an absent folder has none. */
export async function copyMedia(mediaDir: string, exportDir: string): Promise<number> {
  const files = await listFiles(mediaDir);
  await inParallel(files, async (file) => {
    const target = join(exportDir, 'media', file);
    await mkdir(dirname(target), { recursive: true });
    // Shares the blocks on the disk where the file system can.
    await copyFile(join(mediaDir, file), target, constants.COPYFILE_FICLONE);
  });
  return files.length;
}
