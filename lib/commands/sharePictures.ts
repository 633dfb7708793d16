/**
 * Draws the pictures for other sites that the site in `out/` lacks, to the cache, and makes way for whatever else runs; with `--place`,
 * puts them into the site, too.
 */
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
