/** From the CMS to a finished site in `out/`. If anything fails, the earlier `out/` stays as it is. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { formatCount } from '@/lib/base/quantities';
import { codeFingerprint, fingerprint } from '@/lib/base/fingerprint.mjs';
import type { BuildOptions } from './options';
import { config } from '@/lib/base/config';
import { contentHash } from '@/lib/base/contentHash';
import { createContents } from '@/lib/content/content';
import { collectReads } from '@/lib/content/readsStore';
import type { PageReads } from '@/lib/content/readsStore';
import { replaceFolders, restoreFolders } from '@/lib/base/replaceFolders';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { mediaDirectoryOf } from '@/lib/content/store';
import { reportOf, writeReport } from '@/lib/content/report/report';
import { leakSearch } from '@/lib/export/checks/checkLeaks';
import { writeDataFiles } from '@/lib/export/writeDataFiles';
import { finishExport } from '@/lib/export/finishExport';
import type { ExportSummary } from '@/lib/export/finishExport';
import { takeUnchanged } from '@/lib/export/gatherPages';
import type { PreviousExport } from '@/lib/export/gatherPages';
import { throwProblems } from '@/lib/export/problems';
import type { TakenOver } from '@/lib/export/takeOver';
import { moveFiles } from '@/lib/base/linkFile';
import { paths } from '@/lib/base/paths';
import { startProgress } from '@/lib/base/progress';
import { documentsFile, serializeDocuments } from '@/lib/site/search/documentsFile';
import { siteDocuments } from '@/lib/site/search/siteDocuments';
import { browserSettings, halfSearchServer } from '@/lib/site/browserSettings';
import { writeBuildInfo } from '@/lib/site/buildInfo';
import type { BuildInfo } from '@/lib/site/buildInfo';
import { browserModulesOf } from './browserCode';
import type { BuildMemory } from './buildMemory';
import { isExportOf, storeBuiltSite } from './builtSite';
import type { BuiltSite } from './builtSite';
import { setAside } from './discarded';
import { compileSite, renderPages } from '../next/nextBuild';
import { nothingUnchanged, unchangedSince } from './plan';
import { editorProblems } from './editorProblems';
import type { Unchanged } from './plan';
import { clearCandidate, makeAnyway } from './makeAnyway';
import { readContent, withPast } from './readContent';
import type { ContentWithPast, ReadContent } from './readContent';
import { keepEarlierMedia } from './withoutFailing';
import { checkPublicSettings, connectOrigins } from './publicSettings';

const idLength = 12;

function shortHash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, idLength);
}

/** Compiles the code. What the pages know about the build; the fingerprint comes when it is complete. */
async function describeBuild(snapshot: Snapshot): Promise<BuildInfo> {
  const { asOf: timestamp, nextRelease } = snapshot;
  const code = codeFingerprint();
  // Next.js renders some pages while it compiles; they are not used.
  const known = { timestamp, nextRelease, fingerprint: '' };
  await writeBuildInfo({ ...known, id: code, contentId: '', browserModule: '', embeddedModule: '' }, paths.buildInfo);
  // Islands take the names of their classes from the compiled code.
  await compileSite(code);
  const modules = await browserModulesOf(code);
  const id = shortHash(code, modules.browserModule, modules.embeddedModule);
  const contentId = shortHash(id, snapshotHash(snapshot), contentHash(snapshot.histories));
  return { ...known, ...modules, id, contentId };
}

/** When in doubt, a full build: other code, no record, or an export that does not match the record. */
async function findUnchanged(info: BuildInfo, snapshot: Snapshot, built: BuiltSite | undefined): Promise<Unchanged> {
  if (built?.build.id !== info.id || !(await isExportOf(built, paths.out))) return nothingUnchanged;
  return unchangedSince(built, snapshot);
}

/** Files of an earlier export count as searched if the same texts were searched for in it. */
function previousOf(unchanged: Unchanged, searchedFor: string): PreviousExport | undefined {
  if (unchanged.reads.size === 0) return undefined;
  return { ...unchanged, dir: paths.out, isSearched: unchanged.searchedFor === searchedFor };
}

interface Gathered {
  readonly previous: PreviousExport | undefined;
  readonly taken: TakenOver | undefined;
}

async function finish(
  { nextRelease }: BuildInfo,
  { previous, taken }: Gathered,
  { withheld }: ReadContent,
): Promise<ExportSummary> {
  const finishing = startProgress('Finishing the export');
  moveFiles(paths.rendered, paths.candidate);
  const summary = await finishExport({
    exportDir: paths.candidate,
    mediaDir: mediaDirectoryOf(paths.snapshot),
    cacheDir: paths.pictures,
    rulesDir: paths.candidateRules,
    connectOrigins: connectOrigins(config()),
    securityContacts: config().SECURITY_CONTACT,
    nextRelease,
    secrets: withheld,
    previous,
    taken,
    log: (line) => console.error(line),
  });
  await setAside(paths.bodies);
  finishing.done();
  return summary;
}

/** The reads of all pages and files: of those made now and of those reused. */
async function allReads(unchanged: Unchanged, data: PageReads): Promise<PageReads> {
  return new Map([...unchanged.reads, ...data, ...(await collectReads(paths.reads))]);
}

/** The site, its rules and its record belong together. The site is replaced last. */
const published = [
  { candidate: paths.candidate, target: paths.out },
  { candidate: paths.candidateRules, target: paths.rules },
  { candidate: paths.candidateBuilt, target: paths.built },
] as const;

/** What the search finds. A release keeps it for a search server; it is not among the files of the site. */
function makeDocuments({ snapshot, withheld }: ReadContent): string {
  const documents = serializeDocuments(siteDocuments(snapshot));
  throwProblems('The search cannot be published', leakSearch(withheld)(documentsFile, documents));
  return documents;
}

/** Leftovers of an interrupted build, and files of `npm run dev`. */
async function clear(): Promise<void> {
  // It may have been interrupted during the replacement.
  await restoreFolders([paths.out, paths.rules, paths.built]);
  await clearCandidate();
  await rm(paths.developmentMedia, { recursive: true, force: true });
}

/** Above this number, starting another process pays off. */
const fewPages = 100;

/** What is made while Next.js renders. */
interface Beside {
  readonly documents: string;
  /** What the files with data have read. */
  readonly data: PageReads;
}

/** Renders what has changed, reuses what has not, and makes the files with data and the search documents. */
async function renderSite(
  content: ContentWithPast,
  unchanged: Unchanged,
  earlier: BuiltSite | undefined,
): Promise<Gathered & Beside> {
  const rendering = startProgress('Rendering pages');
  const previous = previousOf(unchanged, content.searchedFor);
  const isSmall = previous !== undefined && (earlier?.pages.length ?? 0) - previous.pages.size <= fewPages;
  const parts = { addresses: unchanged.reads.keys(), pages: unchanged.listed };
  const made = await renderPages({ unchanged: parts, isSmall }, () => ({
    previous,
    taken: previous && takeUnchanged(previous, paths.candidate),
    data: writeDataFiles(createContents(content.snapshot), paths.candidate, unchanged.reads, content.readState),
    documents: makeDocuments(content),
  }));
  rendering.done();
  return made;
}

interface MadeSite extends ExportSummary, Beside {
  readonly content: ReadContent;
  readonly info: BuildInfo;
  readonly unchanged: Unchanged;
}

/** Runs work while no other process does such work. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface MakingOptions {
  readonly earlier: BuiltSite | undefined;
  readonly shown: string | null;
  readonly renderAlone: Alone;
}

async function makeSite(read: ReadContent, { earlier, shown, renderAlone }: MakingOptions): Promise<MadeSite> {
  const content = await withPast(read, shown);
  const { info, unchanged, rendered } = await renderAlone(async () => {
    const info = await describeBuild(content.snapshot);
    await writeBuildInfo(info, paths.buildInfo);
    const unchanged = await findUnchanged(info, content.snapshot, earlier);
    return { info, unchanged, rendered: await renderSite(content, unchanged, earlier) };
  });
  const { documents, data, ...gathered } = rendered;
  return { content, info, unchanged, documents, data, ...(await finish(info, gathered, content)) };
}

/**
 * Builds the site of this edition; nobody else does so meanwhile. `renderAlone`: runs what other editions must not do at the same
 * time, because Next.js keeps the compiled code, and what it writes while it renders, in one folder. Throws SiteError if it
 * cannot, with what to do. Afterwards, `tidyUp` has something to do.
 */
export async function buildSite(options: BuildOptions, memory: BuildMemory, renderAlone: Alone): Promise<void> {
  checkPublicSettings(config());
  const code = fingerprint();
  await clear();
  const note = halfSearchServer(config());
  if (note !== null) console.error(note);
  await keepEarlierMedia();
  const [read, built] = await Promise.all([
    readContent(options, memory),
    // There is time while the CMS prepares its responses.
    memory.sites.load(paths.built),
  ]);
  const earlier = options.full ? undefined : built;
  const { content, info, unchanged, documents, data, pages, listed, warnings } = await makeAnyway(
    read,
    (readable) => makeSite(readable, { earlier, shown: options.shown, renderAlone }),
    { earlier, memory },
  );
  const { snapshot, searchedFor, planned } = content;
  const problems = editorProblems(warnings, snapshot);
  await writeReport(reportOf(snapshot, { problems, planned, before: built?.content }));
  const { id, contentId, timestamp, nextRelease } = info;
  const reads = await allReads(unchanged, data);
  const build = { id, contentId, timestamp, nextRelease };
  const site = { build, pages, listed, reads, searchedFor, search: browserSettings(config()).search };
  await storeBuiltSite(paths.candidateBuilt, site, { snapshotFolder: paths.snapshot, documents });
  await replaceFolders(published, setAside);
  await memory.sites.keep(paths.built, { ...site, content: snapshot });
  // Only a complete build counts as current.
  await writeBuildInfo({ ...info, fingerprint: code }, paths.buildInfo);
  const rendered = pages.length - unchanged.pages.size;
  console.error(
    `Build ${info.contentId}: ${formatCount(pages.length)} pages in out/, ${formatCount(rendered)} of them rendered now.`,
  );
}
