/** From the CMS to a finished site in `out/`. If anything fails, the earlier `out/` stays as it is. */
import { rm } from 'node:fs/promises';
import { formatCount } from '@/lib/base/quantities';
import { codeFingerprint, fingerprint } from '@/lib/base/fingerprint.mjs';
import type { BuildOptions } from './options';
import { config, siteUrl } from '@/lib/base/config';
import { createContents } from '@/lib/content/content';
import { collectReads } from '@/lib/content/readsStore';
import type { PageReads } from '@/lib/content/readsStore';
import { replaceFolders, restoreFolders } from '@/lib/base/replaceFolders';
import { mediaDirectoryOf } from '@/lib/content/store';
import { reportOf, writeReport } from '@/lib/content/report/report';
import { leakSearch } from '@/lib/export/checks/checkLeaks';
import { writeDataFiles } from '@/lib/export/writeDataFiles';
import { finishExport } from '@/lib/export/finishExport';
import type { ExportSummary } from '@/lib/export/finishExport';
import { takeUnchanged } from '@/lib/export/takeUnchanged';
import type { PreviousExport } from '@/lib/export/takeUnchanged';
import { throwProblems } from '@/lib/export/problems';
import type { TakenOver } from '@/lib/export/takeOver';
import { moveFiles } from '@/lib/base/linkFile';
import { edition } from '@/lib/base/edition.mjs';
import { paths } from '@/lib/base/paths';
import { startProgress } from '@/lib/base/progress';
import { documentsFile, serializeDocuments } from '@/lib/site/search/documentsFile';
import { siteDocuments } from '@/lib/site/search/siteDocuments';
import { browserSettings, halfSearchServer } from '@/lib/site/browserSettings';
import { writeBuildInfo } from '@/lib/site/buildInfo';
import type { BuildInfo } from '@/lib/site/buildInfo';
import type { BuildMemory } from './buildMemory';
import { storeBuiltSite } from './builtSite';
import type { BuiltSite } from './builtSite';
import { describeBuild, findUnchanged } from './describeBuild';
import { setAside } from './discarded';
import { redirectsOf } from '@/lib/site/sitePages';
import { clearRendering, compileSite, renderPages } from '../next/nextBuild';
import { tidyExport } from '../next/tidyExport';
import type { WaitingNext } from '../next/nextBuild';
import { editorProblems } from './editorProblems';
import { nothingUnchanged } from './plan';
import type { Unchanged } from './plan';
import { clearCandidate, makeAnyway } from './makeAnyway';
import { readContent, withPast } from './readContent';
import type { ContentWithPast, ReadContent } from './readContent';
import { keepEarlierMedia } from './withoutFailing';
import { checkPublicSettings, connectOrigins } from './publicSettings';
import { lateTurn, takeTurn } from './renderingTurn';
import type { Alone, RenderingTurn } from './renderingTurn';

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
  { id, contentId, timestamp, nextRelease }: BuildInfo,
  { previous, taken }: Gathered,
  { snapshot, withheld }: ReadContent,
): Promise<ExportSummary> {
  const finishing = startProgress('Finishing the export');
  const removedFiles = tidyExport(paths.rendered);
  moveFiles(paths.rendered, paths.candidate);
  console.error(`Removed ${formatCount(removedFiles)} files of the framework.`);
  const summary = await finishExport({
    site: { siteUrl: siteUrl(), buildId: id, contentId, timestamp },
    redirects: redirectsOf(createContents(snapshot)),
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
  await rm(paths.contentAwaited, { force: true });
}

/** Above this number, starting two other processes pays off. */
const fewPages = 300;

/** What is made while Next.js renders. */
interface Beside {
  readonly documents: string;
  /** What the files with data have read. */
  readonly data: PageReads;
}

function makeBeside(content: ContentWithPast, unchanged: Unchanged): Beside {
  return {
    data: writeDataFiles(createContents(content.snapshot), paths.candidate, unchanged.reads, content.readState),
    documents: makeDocuments(content),
  };
}

/** Renders what has changed, reuses what has not, and makes the files with data and the search documents. */
async function renderSite(
  content: ContentWithPast,
  unchanged: Unchanged,
  { earlier, ahead }: { readonly earlier: BuiltSite | undefined; readonly ahead: WaitingNext | undefined },
): Promise<Gathered & Beside> {
  const rendering = startProgress('Rendering pages');
  const previous = previousOf(unchanged, content.searchedFor);
  const isSmall = previous !== undefined && (earlier?.pages.length ?? 0) - previous.pages.size <= fewPages;
  const made = await renderPages({ unchanged: unchanged.reads.keys(), isSmall, ahead }, () => ({
    previous,
    taken: previous && takeUnchanged(previous, paths.candidate),
    ...makeBeside(content, unchanged),
  }));
  rendering.done();
  return made;
}

interface MadeSite extends ExportSummary, Beside {
  readonly content: ReadContent;
  readonly info: BuildInfo;
  readonly unchanged: Unchanged;
}

interface MakingOptions {
  readonly earlier: BuiltSite | undefined;
  readonly shown: string | null;
  readonly turn: RenderingTurn;
  /** The fingerprint of the code that renders. */
  readonly code: string;
}

async function makeSite(read: ReadContent, { earlier, shown, turn, code }: MakingOptions): Promise<MadeSite> {
  const content = await withPast(read, shown);
  const info = await describeBuild(content.snapshot, code);
  await writeBuildInfo(info, paths.buildInfo);
  const { unchanged, rendered } = await turn.use(async (ahead) => {
    await compileSite(code);
    const unchanged = await findUnchanged(info, content.snapshot, earlier);
    return { unchanged, rendered: await renderSite(content, unchanged, { earlier, ahead }) };
  });
  const { documents, data, ...gathered } = rendered;
  return { content, info, unchanged, documents, data, ...(await finish(info, gathered, content)) };
}

/** What a build knows before anything is rendered. */
interface BegunBuild {
  /** Of code and settings: tells later whether the site is current. */
  readonly fingerprint: string;
  readonly read: ReadContent;
  /** The site in `out/`, if its record can be read. */
  readonly built: BuiltSite | undefined;
}

async function beginBuild(options: BuildOptions, memory: BuildMemory): Promise<BegunBuild> {
  const current = fingerprint();
  const note = halfSearchServer(config());
  if (note !== null) console.error(note);
  await keepEarlierMedia();
  const [read, built] = await Promise.all([
    readContent(options, memory),
    // There is time while the CMS prepares its responses.
    memory.sites.load(paths.built),
  ]);
  return { fingerprint: current, read, built };
}

/** Puts a site that is made in the place of the one before, with its record and the report for editors. */
async function publishBuild(
  { fingerprint: current, built }: BegunBuild,
  { content, info, unchanged, documents, data, pages, warnings }: MadeSite,
  memory: BuildMemory,
): Promise<void> {
  const { snapshot, searchedFor, planned } = content;
  const problems = editorProblems(warnings, snapshot);
  await writeReport(reportOf(snapshot, { problems, planned, before: built?.content }));
  const { id, contentId, timestamp, nextRelease } = info;
  const reads = await allReads(unchanged, data);
  const build = { id, contentId, timestamp, nextRelease };
  const site = { build, pages, reads, searchedFor, search: browserSettings(config()).search };
  await storeBuiltSite(paths.candidateBuilt, site, { snapshotFolder: paths.snapshot, documents });
  await replaceFolders(published, setAside);
  await memory.sites.keep(paths.built, { ...site, content: snapshot });
  // Only a complete build counts as current.
  await writeBuildInfo({ ...info, fingerprint: current }, paths.buildInfo);
  const rendered = pages.length - unchanged.pages.size;
  console.error(
    `Build ${info.contentId}: ${formatCount(pages.length)} pages in out/, ${formatCount(rendered)} of them rendered now.`,
  );
}

/** Editors may find the cause of a failure in the report. */
async function reportFailure({ read, built }: BegunBuild): Promise<void> {
  await writeReport(reportOf(read.snapshot, { planned: read.planned, before: built?.content }));
}

/**
 * Builds the site of this edition; nobody else does so meanwhile. `renderAlone`: runs what other editions must not do at the same
 * time, because Next.js keeps the compiled code, and what it writes while it renders, in one folder. Throws SiteError if it
 * cannot, with what to do. Afterwards, `tidyUp` has something to do.
 */
export async function buildSite(options: BuildOptions, memory: BuildMemory, renderAlone: Alone): Promise<void> {
  checkPublicSettings(config());
  await clear();
  // What editors alone see makes way for what is published.
  const code = codeFingerprint();
  const turn = edition === 'public' ? takeTurn(renderAlone, code) : lateTurn(renderAlone);
  try {
    const begun = await beginBuild(options, memory);
    const earlier = options.full ? undefined : begun.built;
    const make = (readable: ReadContent): Promise<MadeSite> =>
      makeSite(readable, { earlier, shown: options.shown, turn, code });
    const made = await makeAnyway(begun.read, make, { earlier, memory }).catch(async (error: unknown) => {
      await reportFailure(begun);
      throw error;
    });
    await publishBuild(begun, made, memory);
  } finally {
    await turn.end();
  }
}

/** A build that Next.js leads: `npx next build` renders every page between the two. */
export interface BuildAroundNext {
  /** What comes after the export of Next.js is complete. Throws SiteError; the site in `out/` is then unchanged. */
  readonly complete: () => Promise<void>;
}

/** Reads the content and says what the pages have to know. Throws SiteError if it cannot, with what to do. */
export async function buildAroundNext(options: BuildOptions, memory: BuildMemory): Promise<BuildAroundNext> {
  checkPublicSettings(config());
  await clear();
  const begun = await beginBuild(options, memory);
  const content = await withPast(begun.read, options.shown);
  const info = await describeBuild(content.snapshot, codeFingerprint());
  await writeBuildInfo(info, paths.buildInfo);
  await clearRendering();
  return {
    async complete() {
      const beside = makeBeside(content, nothingUnchanged);
      const gathered = { previous: undefined, taken: undefined };
      const summary = await finish(info, gathered, content).catch(async (error: unknown) => {
        await reportFailure(begun);
        throw error;
      });
      await publishBuild(begun, { content, info, unchanged: nothingUnchanged, ...beside, ...summary }, memory);
    },
  };
}
