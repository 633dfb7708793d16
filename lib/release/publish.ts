/** From a build to what visitors see: at once, or at an instant. */
import { checkRelease } from './checkRelease';
import { readHistory } from './history';
import { switchWaitMs, withLock } from './lock';
import { ReleaseError } from './releaseError';
import { currentRelease, knownRelease, readRelease, removeRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';
import { shownRelease } from './shownRelease';
import { showChecked } from './switchRelease';

/** What follows the pages when a release was switched to: the search. */
export type Complete = (folder: string, id: string) => Promise<void>;

/**
 * Checks a release and lets visitors see it as soon as `isDue` resolves; false where `isDue` said so, and visitors see
 * what they saw before. Nobody else changes the releases meanwhile.
 */
export function showAt(
  folder: string,
  id: string,
  isDue: () => Promise<boolean>,
  complete: Complete,
): Promise<boolean> {
  const work = async (): Promise<boolean> => {
    const release = await checkRelease(folder, id);
    if (!(await isDue())) return false;
    await showChecked(folder, release);
    await complete(folder, id);
    return true;
  };
  return withLock(folder, 'releases', work, switchWaitMs);
}

interface Beginning {
  readonly at: string;
  /** The release that visitors saw. */
  readonly shown: string | null;
}

/** Whether the content has changed by itself while it was built. */
async function isOutdated(folder: string, built: ReleaseInfo, { shown }: Beginning): Promise<boolean> {
  if (built.nextRelease !== null && Date.parse(built.nextRelease) <= Date.now()) return true;
  const current = await currentRelease(folder);
  return current !== null && current !== shown && (await readRelease(folder, current)).asOf > built.asOf;
}

/** Null where the release is not to be shown any more. */
async function showBuilt(
  folder: string,
  built: ReleaseInfo,
  beginning: Beginning,
  complete: Complete,
): Promise<ReleaseInfo | null> {
  const current = await currentRelease(folder);
  const isTakenBack = (await readHistory(folder)).some(({ kind, at }) => kind === 'rollback' && at >= beginning.at);
  if (isTakenBack && current !== null) return readRelease(folder, current);
  if (await isOutdated(folder, built, beginning)) {
    await removeRelease(folder, built.id);
    return null;
  }
  // Most of it is what visitors see already.
  const release = await checkRelease(folder, built.id, await knownRelease(folder));
  await showChecked(folder, release);
  await complete(folder, built.id);
  return release;
}

const mostBuilds = 3;

/**
 * From the content as it is now to what visitors see. Who takes a release back meanwhile does not want to see its
 * content again: then the new release is made, but not shown. Where an embargo ended meanwhile, the site is built again,
 * because the older content would take back what has just appeared. Where visitors see a release already that began to be
 * read after `lastChange` (ISO, UTC), only what follows the pages is done: it may be what failed. Returns the release that
 * visitors see.
 */
export async function publishNow(
  folder: string,
  lastChange: string,
  build: () => Promise<ReleaseInfo>,
  complete: Complete,
): Promise<ReleaseInfo> {
  const shown = await shownRelease(folder);
  if (shown !== null && shown.begunAt >= lastChange) {
    await withLock(folder, 'releases', () => complete(folder, shown.id), switchWaitMs);
    return readRelease(folder, shown.id);
  }
  for (let builds = 0; builds < mostBuilds; builds += 1) {
    const beginning = { at: new Date().toISOString(), shown: await currentRelease(folder) };
    const built = await build();
    const seen = await withLock(folder, 'releases', () => showBuilt(folder, built, beginning, complete), switchWaitMs);
    if (seen !== null) return seen;
  }
  throw new ReleaseError(
    `The content has changed by itself during each of ${mostBuilds} builds. Visitors see what they saw before.`,
  );
}
