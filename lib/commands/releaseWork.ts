/** What the release commands do with the site, each under its lock. */
import path from 'node:path';
import { recordDocumentsFile, matchesExport, readHead } from '@/lib/build/builtSite';
import { completeShareImages } from '@/lib/build/missingShareImages';
import { formatCount } from '@/lib/shared/quantities';
import { config } from '@/lib/shared/config';
import { paths } from '@/lib/shared/paths';
import { rollBackRelease } from '@/lib/publish/release/manualActivation';
import { searchWaitMs, releaseWaitMs, withLock } from '@/lib/publish/release/lock';
import type { ChangeMark } from '@/lib/publish/release/changeMark';
import { startReleaseDraft, discardReleaseDraft } from '@/lib/publish/release/releaseDraft';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import type { FinishedSite } from '@/lib/publish/release/makeRelease';
import { readMark } from '@/lib/publish/release/queue';
import type { BuildRequest } from '@/lib/publish/release/queue';
import { publishNow } from '@/lib/publish/release/publish';
import type { VisibleRelease } from '@/lib/publish/release/publish';
import { readReleaseDocuments } from '@/lib/publish/release/releaseDocuments';
import { ReleaseError } from '@/lib/publish/release/releaseError';
import {
  currentRelease,
  verifiedRelease,
  removeOldReleases,
  removeRelease,
  currentSite,
} from '@/lib/publish/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/publish/release/releaseInfo';
import type { ReleaseCandidate } from '@/lib/publish/release/shownRelease';
import { indexDocuments } from '@/lib/search-index/server/indexing';
import type { CountBuild } from '@/lib/publish/service/scheduler';
import { ensureFitKey } from '@/lib/search-index/server/ensureFitKey';
import { withBuildLock } from './buildCommand';
import { runBuild } from './siteBuilder';

/** Longer than any working build, so that a CMS that never answers does not block everything else. */
const longestBuildMs = 60 * 60_000;
/** A build for an embargo and an ordinary one wait for each other. */
const buildWaitMs = longestBuildMs + 5 * 60_000;

/** Options of unattended builds. */
const unattended: BuildOptions = { waitMs: buildWaitMs, longestMs: longestBuildMs };

interface BuildOptions {
  /** Returns how many changes have come; by default read from the queue. */
  readonly mark?: () => ChangeMark;
  /** Somebody waits for the release: share images and report may follow later. */
  readonly isAwaited?: boolean;
  /** How many milliseconds to wait for another build; default 0. */
  readonly waitMs?: number;
  /** After how many milliseconds to stop the build; never by default. */
  readonly longestMs?: number;
}

export function releaseFolder(): string {
  return path.resolve(config().RELEASE_DIR);
}

export function describeRelease({ id, asOf, pages }: ReleaseInfo): string {
  return `${id}: ${formatCount(pages)} pages as of ${asOf}`;
}

/** `info` is null for an unreadable release. */
export function describeVisible({ id, info }: VisibleRelease): string {
  return info === null ? `${id}: damaged` : describeRelease(info);
}

/** Throws if the search key for the pages could do harm, or if that cannot be checked: see `ensureFitKey`. */
async function ensureFitSettingsKey(folder: string): Promise<void> {
  const { MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: searchKey, MEILISEARCH_KEY_UNTRIED: mayBeUntried } = config();
  if (url === undefined || searchKey === undefined) return;
  const shown = (await verifiedRelease(folder))?.info.search;
  const isPublic = shown?.url === url && shown.key === searchKey;
  await ensureFitKey({ url, searchKey, isTrusted: isPublic || mayBeUntried }, (line) => console.error(line));
}

/** Updates the search server to the current release, if this machine manages one. */
async function updateSearch(folder: string): Promise<void> {
  const { MEILISEARCH_URL: url, MEILISEARCH_ADMIN_KEY: adminKey } = config();
  if (url === undefined || adminKey === undefined) return;
  const index = async (): Promise<void> => {
    // Read under the lock: another release may have been activated while waiting.
    const id = await currentRelease(folder);
    if (id !== null) await indexDocuments(await readReleaseDocuments(folder, id), { url, adminKey });
  };
  await withLock(folder, 'search', index, searchWaitMs);
}

/** Returns the site in `out/`. Throws ReleaseError if it does not match the record. */
async function finishedSite(upTo: ChangeMark | null): Promise<FinishedSite> {
  const head = await readHead(paths.built);
  if (head === undefined || !(await matchesExport(head, paths.out)))
    throw new ReleaseError('The site in out/ is not the one that was just built. Nothing changes for visitors.');
  const { build: made, search } = head;
  const documents = recordDocumentsFile(paths.built);
  return { siteDir: paths.out, rulesDir: paths.rules, documents, upTo, nextRelease: made.nextRelease, search };
}

/** Builds the site and stores it as an inactive release. Throws ReleaseError if the build fails. */
async function build(
  folder: string,
  parameters: readonly string[],
  { longestMs, mark, isAwaited = false }: BuildOptions,
): Promise<ReleaseInfo> {
  // Count before building: later changes may not be included.
  const upTo = mark === undefined ? await readMark(folder) : mark();
  // Data histories continue from what visitors have seen, not from the previous build.
  const shown = ['--shown', (await currentSite(folder)) ?? ''];
  const later = isAwaited ? ['--report-later'] : [];
  const beginning = startReleaseDraft(folder);
  try {
    await runBuild([...parameters, ...shown, ...later], longestMs);
    const begun = await beginning;
    return await withBuildLock(async () => {
      if (!isAwaited) await completeShareImages();
      const site = await finishedSite(upTo);
      return withLock(folder, 'releases', () => makeRelease(folder, site, { begun }), releaseWaitMs);
    });
  } finally {
    await beginning;
    await discardReleaseDraft(folder);
  }
}

/**
 * Runs the steps after the activation: updates the search and removes old releases. These are removed even if the search server fails for
 * days, so that they do not fill the disk.
 */
export async function finishActivation(): Promise<void> {
  const folder = releaseFolder();
  if ((await currentRelease(folder)) === null) return;
  try {
    await updateSearch(folder);
  } finally {
    await withLock(folder, 'releases', () => removeOldReleases(folder, config().RELEASE_KEEP), releaseWaitMs);
  }
}

/** Builds a release without activating it. `parameters` are the options of `npm run build`. */
export async function buildRelease(parameters: readonly string[], options: BuildOptions = {}): Promise<ReleaseInfo> {
  const folder = releaseFolder();
  await ensureFitSettingsKey(folder);
  return withLock(folder, 'build', () => build(folder, parameters, options), options.waitMs);
}

/** Rolls back to the previous release: see `rollBackRelease`. Call `finishActivation` afterwards. */
export function rollBack(): Promise<ReleaseInfo> {
  return rollBackRelease(releaseFolder());
}

/** Removes a release that is no longer needed. */
export function discardRelease(id: string): Promise<void> {
  const folder = releaseFolder();
  return withLock(folder, 'releases', () => removeRelease(folder, id), releaseWaitMs);
}

function takenBackOption(entries: readonly string[]): readonly string[] {
  return entries.map((entry) => `--taken-back=${entry}`);
}

/** Builds and activates what is public now: see `publishNow`. */
export function publishRelease(
  asked: BuildRequest,
  mark: () => ChangeMark,
  count: CountBuild,
): Promise<VisibleRelease> {
  const parameters = [...takenBackOption(asked.takenBack), ...(asked.isWhole === true ? ['--reread'] : [])];
  const built = (): Promise<ReleaseInfo> =>
    count(() => buildRelease(parameters, { ...unattended, mark, isAwaited: true }));
  return publishNow(releaseFolder(), asked, built, finishActivation);
}

/** Builds what is public at an instant (ISO, UTC) as an inactive release. */
export function prepareRelease(
  asOf: string,
  mark: () => ChangeMark,
  takenBack: readonly string[],
): Promise<ReleaseCandidate> {
  return buildRelease(['--as-of', asOf, ...takenBackOption(takenBack)], { ...unattended, mark });
}
