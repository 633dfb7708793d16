/** Draws the share images that the site in `out/` refers to but lacks because its build deferred them. */
import { countMissing, drawMissing, placeMissing } from './export/shareImages';
import { paths } from '@/lib/shared/paths';
import { startProgress } from '@/lib/shared/progress';
import { readHead, readPages } from './builtSite';

async function site() {
  return { pages: await readPages(paths.built), exportDir: paths.out, cacheDir: paths.pictures };
}

/** Returns the content id of the site in `out/` if it lacks share images; otherwise null. */
export async function contentLackingShareImages(): Promise<string | null> {
  const head = countMissing(await site()) === 0 ? undefined : await readHead(paths.built);
  return head?.build.contentId ?? null;
}

/** Draws the missing share images into the cache, from which the next build takes them. Builds may run meanwhile. */
export async function drawMissingShareImages(): Promise<void> {
  const there = await site();
  if (countMissing(there) === 0) return;
  const drawing = startProgress('Drawing pictures for other sites');
  await drawMissing(there);
  drawing.done();
}

/** Copies the drawn share images into `out/`. No build may run meanwhile. */
export async function placeMissingShareImages(): Promise<void> {
  await placeMissing(await site());
}

/**
 * Draws the missing share images and puts them into `out/`. No build may run meanwhile. If interrupted, the next call or build continues.
 */
export async function completeShareImages(): Promise<void> {
  await drawMissingShareImages();
  await placeMissingShareImages();
}
