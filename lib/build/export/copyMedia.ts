import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { constants } from 'node:fs';
import { listFiles } from '@/lib/shared/files';
import { nothingTakenOver } from './takeOver';
import type { TakenOver } from './takeOver';
import { rasterOf } from '@/lib/site/pictures/variant';
import { inParallel } from '@/lib/shared/inParallel';

/**
 * Copies the prepared media to `/media/` of the export; an absent folder has none. Originals of pictures stay behind
 * unless a page names them: they can be heavy and say where they were taken.
 */
export async function copyMedia(
  mediaDir: string,
  exportDir: string,
  named: ReadonlySet<string>,
  taken: TakenOver = nothingTakenOver,
): Promise<void> {
  const all = listFiles(mediaDir);
  const files = all.filter((file) => rasterOf(`/media/${file}`) === undefined || named.has(`/media/${file}`));
  await inParallel(files, async (file) => {
    if (taken.take(`media/${file}`)) return;
    const target = join(exportDir, 'media', file);
    await mkdir(dirname(target), { recursive: true });
    // Shares the blocks on the disk if the file system can.
    await copyFile(join(mediaDir, file), target, constants.COPYFILE_FICLONE);
  });
}
