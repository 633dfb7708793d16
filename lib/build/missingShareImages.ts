/** Pictures for other sites that the site in `out/` names and lacks: its build has left them, so that nobody waits. */
import { countMissing, drawMissing, placeMissing } from './export/shareImages';
import { paths } from '@/lib/shared/paths';
import { startProgress } from '@/lib/shared/progress';
import { readHead, readPages } from './builtSite';

async function site() {
  return { pages: await readPages(paths.built), exportDir: paths.out, cacheDir: paths.pictures };
}

/** Which content the site in `out/` is of if it lacks pictures; null if it lacks none. */
export async function contentLackingShareImages(): Promise<string | null> {
  const head = countMissing(await site()) === 0 ? undefined : await readHead(paths.built);
  return head?.build.contentId ?? null;
}

/** Draws them to the cache, from which the next build takes them. Builds may run meanwhile. */
export async function drawMissingShareImages(): Promise<void> {
  const there = await site();
  if (countMissing(there) === 0) return;
  const drawing = startProgress('Drawing pictures for other sites');
  await drawMissing(there);
  drawing.done();
}

/** Puts those that are drawn into `out/`. Nobody builds meanwhile. */
export async function placeMissingShareImages(): Promise<void> {
  await placeMissing(await site());
}

/** Draws them and puts them into `out/`. Nobody builds meanwhile. If interrupted, the next call or build goes on. */
export async function completeShareImages(): Promise<void> {
  await drawMissingShareImages();
  await placeMissingShareImages();
}
