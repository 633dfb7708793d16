import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { constants } from 'node:fs';
import { listFiles } from '@/lib/shared/files';
import { nothingReused } from './reuseFiles';
import type { ReusedFiles } from './reuseFiles';
import { rasterOf } from '@/lib/site/pictures/variant';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';

/**
 * Copies the prepared media to `/media/` of the export; the folder may be absent. Original pictures are left out unless a page refers to
 * them: they can be large and reveal where they were taken.
 */
export async function copyMedia(
  mediaDir: string,
  exportDir: string,
  named: ReadonlySet<string>,
  taken: ReusedFiles = nothingReused,
): Promise<void> {
  const all = listFiles(mediaDir);
  const files = all.filter((file) => rasterOf(`/media/${file}`) === undefined || named.has(`/media/${file}`));
  await mapConcurrently(files, async (file) => {
    if (taken.take(`media/${file}`)) return;
    const target = join(exportDir, 'media', file);
    await mkdir(dirname(target), { recursive: true });
    // Uses copy-on-write if the file system supports it.
    await copyFile(join(mediaDir, file), target, constants.COPYFILE_FICLONE);
  });
}
