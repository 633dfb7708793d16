/** Draws the share images that the site in `out/` lacks into the cache, at low priority; `--place` also puts them into the site. */
import { constants, setPriority } from 'node:os';
import { drawMissingShareImages, placeMissingShareImages } from '@/lib/build/missingShareImages';
import { withBuildLock } from './buildCommand';
import { siteCommand } from './siteCommand';

await siteCommand(async () => {
  setPriority(constants.priority.PRIORITY_LOW);
  await drawMissingShareImages();
  if (process.argv.includes('--place')) await withBuildLock(placeMissingShareImages);
  return 0;
});
