/** From a build to the active release: at once, or at an instant. */
import { checkFiles, requireFitPages } from './checkRelease';
import { switchWaitMs, withLock } from './lock';
import { isAtLeast } from './mark';
import type { ChangeMark } from './mark';
import { DamagedReleaseError, ReleaseError } from './releaseError';
import { currentRelease, knownRelease, readRelease, removeRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';
import { shownRelease } from './shownRelease';
import type { ShownRelease } from './shownRelease';
import { showChecked } from './switchRelease';

/**
 * The step after the pages whenever another release is activated: the search. It may take minutes, so it does not hold the lock
 * of the releases meanwhile, and uses the release that is active when it begins.
 */
export type Complete = () => Promise<void>;

function locked<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(folder, 'releases', work, switchWaitMs);
}

/**
 * Checks a release and activates it as soon as `isDue` resolves; false if `isDue` said so, and visitors keep
 * what they had. Nothing else changes the releases meanwhile.
 */
export async function showAt(folder: string, id: string, isDue: () => Promise<boolean>): Promise<boolean> {
  const work = async (): Promise<boolean> => {
    const release = await checkFiles(folder, id);
    if (!(await isDue())) return false;
    await showChecked(folder, release);
    return true;
  };
  await requireFitPages(await readRelease(folder, id));
  return locked(folder, work);
}

/** What a build request asks for. */
export interface Asked {
  /** The last change that it must include. */
  readonly upTo: ChangeMark;
  /** The last change that the CMS reported; null if it did not, as for a build that is made once a day. */
  readonly changed: ChangeMark | null;
}

/** What visitors see. */
export type Seen = Omit<ShownRelease, 'held'>;

/** The active release is a rollback, and nothing has changed since: a build would bring back what was rolled back. */
function isHeld({ held }: ShownRelease, { changed }: Asked): boolean {
  return held !== null && (changed === null || isAtLeast(held.upTo, changed));
}

function isPast(instant: string | null | undefined): boolean {
  return instant !== null && instant !== undefined && Date.parse(instant) <= Date.now();
}

/** Whether the content has changed by itself while it was built. `before`: the release that visitors saw first. */
function isOutdated(built: ReleaseInfo, shown: ShownRelease | null, before: string | null): boolean {
  if (isPast(built.nextRelease)) return true;
  return shown !== null && shown.id !== before && shown.info !== null && shown.info.asOf > built.asOf;
}

/** Runs the steps after the pages if visitors already see what they should; null if a build is needed, as after an embargo. */
async function completeShown(folder: string, asked: Asked, complete: Complete): Promise<Seen | null> {
  const shown = await locked(folder, () => shownRelease(folder));
  if (shown === null) return null;
  const isToStay = isHeld(shown, asked);
  const isCurrent = isAtLeast(shown.info?.upTo ?? null, asked.upTo) && !isPast(shown.info?.nextRelease);
  if (!isToStay && !isCurrent) return null;
  try {
    await complete();
    return shown;
  } catch (error) {
    // Retrying that would never help.
    if (error instanceof DamagedReleaseError && !isToStay) return null;
    throw error;
  }
}

interface Built {
  readonly built: ReleaseInfo;
  /** The release that visitors saw when the build began. */
  readonly before: string | null;
  readonly asked: Asked;
}

/** Null if the release must not be activated any more. */
async function showBuilt(folder: string, { built, before, asked }: Built): Promise<Seen | null> {
  const shown = await shownRelease(folder);
  if (shown !== null && isHeld(shown, asked)) return shown;
  if (isOutdated(built, shown, before)) {
    await removeRelease(folder, built.id);
    return null;
  }
  // Most of it is what visitors see already.
  const release = await checkFiles(folder, built.id, await knownRelease(folder));
  await showChecked(folder, release);
  return { id: release.id, info: release };
}

const maxBuilds = 3;

/**
 * From the current content to the active release. What was rolled back is not activated again before the CMS reports
 * a later change; a build that runs meanwhile is kept as an inactive release. If an embargo
 * ended meanwhile, the site is built again, because the older content would take back what has just appeared. If
 * the active release already includes all that was requested, only the steps after the pages run: they may be what
 * failed. Returns the active release.
 */
export async function publishNow(
  folder: string,
  asked: Asked,
  build: () => Promise<ReleaseInfo>,
  complete: Complete,
): Promise<Seen> {
  const shown = await completeShown(folder, asked, complete);
  if (shown !== null) return shown;
  for (let builds = 0; builds < maxBuilds; builds += 1) {
    const before = await currentRelease(folder);
    const built = await build();
    await requireFitPages(built);
    const seen = await locked(folder, () => showBuilt(folder, { built, before, asked }));
    if (seen === null) continue;
    await complete();
    return seen;
  }
  throw new ReleaseError(
    `The content has changed by itself during each of ${maxBuilds} builds. Nothing changes for visitors.`,
    { publicReason: true },
  );
}
