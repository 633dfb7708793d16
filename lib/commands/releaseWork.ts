/** What the commands of releases do with the site. Each holds a lock while it works. */
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

/** A CMS that never answers must not block everything else. No working build takes this long. */
const longestBuildMs = 60 * 60_000;
/** A build for an embargo and one of now do not run at the same time. */
const buildWaitMs = longestBuildMs + 5 * 60_000;

/** Options of an unattended build. */
const unwatched: BuildOptions = { waitMs: buildWaitMs, longestMs: longestBuildMs };

interface BuildOptions {
  /** How many changes have come; taken from the queue by default. */
  readonly mark?: () => ChangeMark;
  /** Somebody waits until it is active: pictures for other sites and the report may follow later. */
  readonly isAwaited?: boolean;
  /** How many milliseconds it may wait for another build; default 0. */
  readonly waitMs?: number;
  /** After how many milliseconds it is stopped; never by default. */
  readonly longestMs?: number;
}

export function releaseFolder(): string {
  return path.resolve(config().RELEASE_DIR);
}

export function describeRelease({ id, asOf, pages }: ReleaseInfo): string {
  return `${id}: ${formatCount(pages)} pages as of ${asOf}`;
}

/** `info`: null if the release cannot be read. */
export function describeVisible({ id, info }: VisibleRelease): string {
  return info === null ? `${id}: damaged` : describeRelease(info);
}

/** Throws if the key that would get into the pages could do harm, or if that cannot be told: see `ensureFitKey`. */
async function proveSearchKey(folder: string): Promise<void> {
  const { MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: searchKey, MEILISEARCH_KEY_UNTRIED: mayBeUntried } = config();
  if (url === undefined || searchKey === undefined) return;
  const shown = (await verifiedRelease(folder))?.info.search;
  const isPublic = shown?.url === url && shown.key === searchKey;
  await ensureFitKey({ url, searchKey, isTrusted: isPublic || mayBeUntried }, (line) => console.error(line));
}

/** Brings the search server, if this machine manages one, in line with what visitors see. */
async function updateSearch(folder: string): Promise<void> {
  const { MEILISEARCH_URL: url, MEILISEARCH_ADMIN_KEY: adminKey } = config();
  if (url === undefined || adminKey === undefined) return;
  const index = async (): Promise<void> => {
    // Another release may have been activated while this waited for its turn.
    const id = await currentRelease(folder);
    if (id !== null) await indexDocuments(await readReleaseDocuments(folder, id), { url, adminKey });
  };
  await withLock(folder, 'search', index, searchWaitMs);
}

/** What is in `out/`. Throws ReleaseError if that build does not match the record. */
async function finishedSite(upTo: ChangeMark | null): Promise<FinishedSite> {
  const head = await readHead(paths.built);
  if (head === undefined || !(await matchesExport(head, paths.out)))
    throw new ReleaseError('The site in out/ is not the one that was just built. Nothing changes for visitors.');
  const { build: made, search } = head;
  const documents = recordDocumentsFile(paths.built);
  return { siteDir: paths.out, rulesDir: paths.rules, documents, upTo, nextRelease: made.nextRelease, search };
}

/** Builds the site and keeps it as a release that is not live yet. Throws ReleaseError if the build fails. */
async function build(
  folder: string,
  parameters: readonly string[],
  { longestMs, mark, isAwaited = false }: BuildOptions,
): Promise<ReleaseInfo> {
  // Later changes may not be in it.
  const upTo = mark === undefined ? await readMark(folder) : mark();
  // Whatever was built before: what visitors have not seen has no past.
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

/** The steps after the pages. A search server that fails for days must not fill the disk. */
export async function finishActivation(): Promise<void> {
  const folder = releaseFolder();
  if ((await currentRelease(folder)) === null) return;
  try {
    await updateSearch(folder);
  } finally {
    await withLock(folder, 'releases', () => removeOldReleases(folder, config().RELEASE_KEEP), releaseWaitMs);
  }
}

/** `parameters`: the options of `npm run build`. */
export async function buildRelease(parameters: readonly string[], options: BuildOptions = {}): Promise<ReleaseInfo> {
  const folder = releaseFolder();
  await proveSearchKey(folder);
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

/** Builds what is public now and activates it: see `publishNow`. */
export function publishRelease(
  asked: BuildRequest,
  mark: () => ChangeMark,
  count: CountBuild,
): Promise<VisibleRelease> {
  const parameters = [...takenBackOption(asked.takenBack), ...(asked.isWhole === true ? ['--reread'] : [])];
  const built = (): Promise<ReleaseInfo> =>
    count(() => buildRelease(parameters, { ...unwatched, mark, isAwaited: true }));
  return publishNow(releaseFolder(), asked, built, finishActivation);
}

/** Builds what is public at an instant (ISO, UTC) as a release that is not live yet. */
export function prepareRelease(
  asOf: string,
  mark: () => ChangeMark,
  takenBack: readonly string[],
): Promise<ReleaseCandidate> {
  return buildRelease(['--as-of', asOf, ...takenBackOption(takenBack)], { ...unwatched, mark });
}
