/** Turns builds into active releases, at once or at an instant. */
import { checkFiles, ensureFitSearchKeyOf } from './checkRelease';
import { releaseWaitMs, withLock } from './lock';
import { includesChange } from './changeMark';
import type { ChangeMark } from './changeMark';
import { DamagedReleaseError, ReleaseError } from './releaseError';
import { currentRelease, verifiedRelease, readRelease, removeRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';
import { shownRelease } from './shownRelease';
import type { ShownRelease } from './shownRelease';
import { activateChecked } from './activate';

/**
 * The step that follows whenever another release is activated: updating the search. It may take minutes, so it does not hold the lock of
 * the releases, and it uses the release that is active when it begins.
 */
export type CompleteActivation = () => Promise<void>;

function locked<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  return withLock(folder, 'releases', work, releaseWaitMs);
}

/**
 * Checks a release and activates it once `isDue` resolves to true. Returns false if `isDue` does; nothing changes then. Holds the lock of
 * the releases meanwhile.
 */
export async function activateOnceDue(folder: string, id: string, isDue: () => Promise<boolean>): Promise<boolean> {
  const work = async (): Promise<boolean> => {
    const release = await checkFiles(folder, id);
    if (!(await isDue())) return false;
    await activateChecked(folder, release);
    return true;
  };
  await ensureFitSearchKeyOf(await readRelease(folder, id));
  return locked(folder, work);
}

/** What a build request asks for. */
export interface PublishRequest {
  /** The last change that the build must include. */
  readonly upTo: ChangeMark;
  /** The last change that the CMS reported; null if it reported none, as for the daily build. */
  readonly changed: ChangeMark | null;
}

/** The release that visitors see. */
export type VisibleRelease = Omit<ShownRelease, 'held'>;

/** Whether the active release is a rollback and nothing has changed since: a build would bring back what was rolled back. */
function isHeld({ held }: ShownRelease, { changed }: PublishRequest): boolean {
  return held !== null && (changed === null || includesChange(held.upTo, changed));
}

function isPast(instant: string | null | undefined): boolean {
  return instant !== null && instant !== undefined && Date.parse(instant) <= Date.now();
}

/** Whether the content has changed by itself during the build. `before` is the release that visitors saw when it began. */
function isOutdated(built: ReleaseInfo, shown: ShownRelease | null, before: string | null): boolean {
  if (isPast(built.nextRelease)) return true;
  return shown !== null && shown.id !== before && shown.info !== null && shown.info.asOf > built.asOf;
}

/** Runs the steps after the activation if visitors already see the right release; null if a build is needed, as after an embargo. */
async function completeShown(
  folder: string,
  asked: PublishRequest,
  complete: CompleteActivation,
): Promise<VisibleRelease | null> {
  const shown = await locked(folder, () => shownRelease(folder));
  if (shown === null) return null;
  const isToStay = isHeld(shown, asked);
  const isCurrent = includesChange(shown.info?.upTo ?? null, asked.upTo) && !isPast(shown.info?.nextRelease);
  if (!isToStay && !isCurrent) return null;
  try {
    await complete();
    return shown;
  } catch (error) {
    // Retrying with a damaged release would never help; build a new one.
    if (error instanceof DamagedReleaseError && !isToStay) return null;
    throw error;
  }
}

interface Built {
  readonly built: ReleaseInfo;
  /** The release that visitors saw when the build began. */
  readonly before: string | null;
  readonly asked: PublishRequest;
}

/** Returns the release that is active afterwards; null if the built one is outdated. */
async function showBuilt(folder: string, { built, before, asked }: Built): Promise<VisibleRelease | null> {
  const shown = await shownRelease(folder);
  if (shown !== null && isHeld(shown, asked)) return shown;
  if (isOutdated(built, shown, before)) {
    await removeRelease(folder, built.id);
    return null;
  }
  // Only check what differs from the current release.
  const release = await checkFiles(folder, built.id, await verifiedRelease(folder));
  await activateChecked(folder, release);
  return { id: release.id, info: release };
}

const maxBuilds = 3;

/**
 * Publishes the current content and returns the active release. What was rolled back is not activated again before the CMS reports a later
 * change; until then, the built release stays inactive. If an embargo ended during the build, the site is built again, since the older
 * content would hide what has just appeared. If the active release already includes all that was requested, only the steps after the
 * activation run, since they may have failed before. Throws ReleaseError if the content changes by itself during each of three builds.
 */
export async function publishNow(
  folder: string,
  asked: PublishRequest,
  build: () => Promise<ReleaseInfo>,
  complete: CompleteActivation,
): Promise<VisibleRelease> {
  const shown = await completeShown(folder, asked, complete);
  if (shown !== null) return shown;
  for (let builds = 0; builds < maxBuilds; builds += 1) {
    const before = await currentRelease(folder);
    const built = await build();
    await ensureFitSearchKeyOf(built);
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
