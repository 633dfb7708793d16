/** `npm run build`: from the CMS to a finished site in `out/`. Whatever fails, the earlier `out/` stays as it is. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { isExportOf, loadBuiltSite, storeBuiltSite } from '@/lib/build/builtSite';
import type { BuiltSite } from '@/lib/build/builtSite';
import { compileSite, renderPages } from '@/lib/build/nextBuild';
import { nothingUnchanged, unchangedSince } from '@/lib/build/plan';
import type { Unchanged } from '@/lib/build/plan';
import { config } from '@/lib/config';
import { contentHash } from '@/lib/content/contentHash';
import { collectReads } from '@/lib/content/readsStore';
import type { PageReads } from '@/lib/content/readsStore';
import { replaceFolders, restoreFolders } from '@/lib/replaceFolders';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { createSnapshotReader, mediaDirectoryOf } from '@/lib/content/store';
import type { SnapshotReader } from '@/lib/content/store';
import { updateSnapshot } from '@/lib/content/update';
import type { WithheldText } from '@/lib/content/withheld';
import { SiteError } from '@/lib/errors';
import { writeBrowserModule } from '@/lib/export/browserModule';
import { leakSearch } from '@/lib/export/checks/checkLeaks';
import { finishExport } from '@/lib/export/finishExport';
import type { ExportSummary } from '@/lib/export/finishExport';
import { throwProblems } from '@/lib/export/problems';
import { paths } from '@/lib/paths';
import { startProgress } from '@/lib/progress';
import { documentsFile, serializeDocuments } from '@/lib/release/releaseDocuments';
import { siteDocuments } from '@/lib/search/siteDocuments';
import { browserSettings, halfSearchServer } from '@/lib/site/browserSettings';
import { writeBuildInfo } from '@/lib/site/buildInfo';
import type { BuildInfo } from '@/lib/site/buildInfo';
import { buildCommand } from './buildCommand';
import { codeFingerprint, fingerprint } from './fingerprint.mjs';
import { parseBuildOptions } from './options';
import type { BuildOptions } from './options';
import { withCms } from './withCms';

interface ReadContent {
  readonly snapshot: Snapshot;
  readonly withheld: readonly WithheldText[];
}

async function readContent(options: BuildOptions, read: SnapshotReader): Promise<ReadContent> {
  const { CMS_DRAFTS: drafts } = config();
  if (drafts)
    throw new SiteError('CMS_DRAFTS is 1: a site for the public must not hold drafts. Use it with «npm run dev».');
  let withheld: readonly WithheldText[] = [];
  const onWithheld = (texts: readonly WithheldText[]): void => {
    withheld = texts;
  };
  const snapshot = await withCms(({ cms, cmsUrl }) =>
    updateSnapshot(cms, { ...options, drafts, cmsUrl, onWithheld, read }),
  );
  return { snapshot, withheld };
}

const idLength = 12;

function shortHash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, idLength);
}

/** What the pages know about the build; the fingerprint comes when it is complete. */
async function describeBuild(snapshot: Snapshot): Promise<BuildInfo> {
  const browserModule = await writeBrowserModule(paths.public, browserSettings(config()));
  const id = shortHash(codeFingerprint(), browserModule);
  const contentId = shortHash(id, snapshotHash(snapshot));
  const { asOf: timestamp, nextRelease } = snapshot;
  return { id, contentId, timestamp, nextRelease, browserModule, fingerprint: '' };
}

/** Any doubt means a full build: other code, no record, another export than that of the record. */
async function findUnchanged(info: BuildInfo, snapshot: Snapshot, built: BuiltSite | undefined): Promise<Unchanged> {
  if (built?.build.id !== info.id || !(await isExportOf(built, paths.out))) return nothingUnchanged;
  return unchangedSince(built, snapshot);
}

/** What pages ask beside the site itself: the search and the analytics of this office. */
function connectOrigins(): readonly string[] {
  const { MEILISEARCH_URL, UMAMI_HOST } = config();
  return [MEILISEARCH_URL, UMAMI_HOST].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
}

async function finish(
  { nextRelease }: BuildInfo,
  unchanged: Unchanged,
  secrets: readonly WithheldText[],
): Promise<ExportSummary> {
  const finishing = startProgress('Finishing the export');
  const summary = await finishExport({
    exportDir: paths.candidate,
    mediaDir: mediaDirectoryOf(paths.snapshot),
    cacheDir: paths.pictures,
    rulesDir: paths.candidateRules,
    connectOrigins: connectOrigins(),
    securityContacts: config().SECURITY_CONTACT,
    nextRelease,
    secrets,
    previous:
      unchanged.reads.size === 0
        ? undefined
        : { ...unchanged, dir: paths.out, isSearched: unchanged.searchedFor === contentHash(secrets) },
    log: (line) => console.error(line),
  });
  finishing.done();
  return summary;
}

/** What is known of the pages from now on: the reads of those rendered now, and of those taken over. */
async function allReads(unchanged: Unchanged): Promise<PageReads> {
  return new Map([...unchanged.reads, ...(await collectReads(paths.reads))]);
}

/** The site, its rules, and what it was made of: they belong together. The first comes last. */
const published = [
  { candidate: paths.candidate, target: paths.out },
  { candidate: paths.candidateRules, target: paths.rules },
  { candidate: paths.candidateBuilt, target: paths.built },
] as const;

/** What a release keeps for a search server is not among the files. */
function checkDocuments(snapshot: Snapshot, secrets: readonly WithheldText[]): void {
  if (secrets.length === 0) return;
  const documents = serializeDocuments(siteDocuments(snapshot));
  throwProblems('The search cannot be published', leakSearch(secrets)(documentsFile, documents));
}

async function build(): Promise<number> {
  const options = parseBuildOptions(process.argv.slice(2));
  const code = fingerprint();
  // The build before this one may have been cut off while it was published.
  await restoreFolders([paths.out, paths.rules, paths.built]);
  const note = halfSearchServer(config());
  if (note !== null) console.error(note);
  const read = createSnapshotReader();
  const [{ snapshot, withheld }, earlier] = await Promise.all([
    readContent(options, read),
    // There is time while the CMS thinks about its answers.
    options.full ? undefined : loadBuiltSite(paths.built, read),
  ]);
  // Files of `npm run dev` have no place in the site.
  await rm(paths.developmentMedia, { recursive: true, force: true });
  const info = await describeBuild(snapshot);
  await writeBuildInfo(info, paths.buildInfo);
  await rm(paths.candidateRules, { recursive: true, force: true });
  const unchanged = await findUnchanged(info, snapshot, earlier);
  await compileSite(info.id);
  const rendering = startProgress('Rendering pages');
  await renderPages(new Set(unchanged.reads.keys()), () => checkDocuments(snapshot, withheld));
  rendering.done();
  const { pages, withStandIns } = await finish(info, unchanged, withheld);
  const { id, contentId, timestamp } = info;
  const reads = await allReads(unchanged);
  const searchedFor = contentHash(withheld);
  const built = { build: { id, contentId, timestamp }, pages, withStandIns, reads, searchedFor };
  await storeBuiltSite(paths.candidateBuilt, built, paths.snapshot);
  await replaceFolders(published);
  // Only a complete build counts as current.
  await writeBuildInfo({ ...info, fingerprint: code }, paths.buildInfo);
  const rendered = pages.length - unchanged.pages.size;
  console.error(`Build ${info.contentId}: ${pages.length} pages in out/, ${rendered} of them rendered now.`);
  return 0;
}

await buildCommand(build);
