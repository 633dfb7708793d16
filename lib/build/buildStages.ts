/** The stages of every build, whether this process or `next build` drives it. If one fails, `out/` stays as it is. */
import { rm } from 'node:fs/promises';
import { formatCount } from '@/lib/shared/quantities';
import { fingerprint } from '@/lib/shared/fingerprint.mjs';
import type { BuildOptions } from './buildOptions';
import { config, siteUrl } from '@/lib/shared/config';
import { createContents } from '@/lib/content/content';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import { replaceFolders, restoreFolders } from '@/lib/shared/replaceFolders';
import { mediaDirectoryOf } from '@/lib/content/snapshotStore';
import { reportOf, writeReport } from '@/lib/checks/report/writeReport';
import { leakSearch } from './export/checks/checkLeaks';
import { writeDataFiles } from './export/writeDataFiles';
import { finishExport } from './export/finishExport';
import type { ExportSummary } from './export/finishExport';
import type { FinishedPage } from './export/finishPages';
import type { PreviousExport } from './export/reuseUnchanged';
import { throwIfProblems } from './export/problems';
import type { ReusedFiles } from './export/reuseFiles';
import { paths } from '@/lib/shared/paths';
import { startProgress } from '@/lib/shared/progress';
import { documentsFile, serializeDocument, serializeDocuments } from '@/lib/search-index/documentsFile';
import { siteDocuments } from '@/lib/search-index/siteDocuments';
import type { SiteDocuments } from '@/lib/search-index/siteDocuments';
import { createBrowserSettings, incompleteSearchSettings } from '@/lib/site/createBrowserSettings';
import { writeBuildInfo } from './buildInfo';
import type { BuildInfo } from './buildInfo';
import type { BuildCache } from './buildCache';
import { storeBuiltSite, storeDependenciesOf } from './builtSite';
import type { BuiltSite } from './builtSite';
import { moveToTrash } from './trash';
import { redirectsOf } from './export/sitePages';
import { editorProblems } from './editorProblems';
import type { UnchangedPages } from './unchangedPages';
import { clearCandidate } from './retryWithoutFailing';
import { readContent } from './readContent';
import type { ContentWithHistory, ReadContent } from './readContent';
import { archiveContent } from './contentArchive';
import { guardAgainstReplacingCmsSite } from './sampleGuard';
import { retainPreviousMedia } from './dropFailingEntries';
import { checkPublicSettings, connectOrigins } from './publicSettings';

/** The state of a build before anything is rendered. */
export interface StartedBuild {
  /** Fingerprint of code and settings at the start of the build. */
  readonly fingerprint: string;
  readonly read: ReadContent;
  /** Folder of the site that visitors currently see; null if there is none. */
  readonly shown: string | null;
  /** The previous build in `out/`, if its record is readable. */
  readonly built: BuiltSite | undefined;
}

/** Checks the settings and clears the leftovers of earlier builds. Throws ConfigurationError. */
export async function prepareBuild({ shown }: BuildOptions): Promise<void> {
  checkPublicSettings(config());
  await guardAgainstReplacingCmsSite(config(), shown);
  await clear();
}

/** Reads the content and the record of the previous build. Throws what `readContent` throws. */
export async function startBuild(options: BuildOptions, memory: BuildCache): Promise<StartedBuild> {
  const current = fingerprint();
  const note = incompleteSearchSettings(config());
  if (note !== null) console.error(note);
  await retainPreviousMedia();
  const [read, built] = await Promise.all([
    readContent(options, memory),
    // Loads while the CMS prepares its responses.
    memory.sites.load(paths.built),
  ]);
  return { fingerprint: current, read, built, shown: options.shown };
}

/** Removes the leftovers of an interrupted build and the files of `npm run dev`. */
async function clear(): Promise<void> {
  // A previous run may have been interrupted while replacing the folders.
  await restoreFolders([paths.out, paths.rules, paths.built]);
  await clearCandidate();
  await rm(paths.developmentMedia, { recursive: true, force: true });
}

/** What is made besides the pages. */
export interface SideOutputs {
  readonly documents: string;
  /** Dependencies of the data files. */
  readonly data: PageDependencies;
}

export function makeSideOutputs(content: ContentWithHistory, unchanged: UnchangedPages): SideOutputs {
  return {
    data: writeDataFiles(createContents(content.snapshot), paths.candidate, unchanged.reads, content.readState),
    documents: makeDocuments(content),
  };
}

/** The documents that contain none of the withheld texts with this hash: most are those of the previous build. */
let searched = { searchedFor: '', documents: new WeakSet() };

/** Throws ExportError if the documents contain a withheld text. */
function checkDocuments(documents: SiteDocuments, { withheld, searchedFor }: ReadContent): void {
  if (searched.searchedFor !== searchedFor) searched = { searchedFor, documents: new WeakSet() };
  const languages = [...documents.values()];
  const others = languages.flatMap((own) => own.documents).filter((document) => !searched.documents.has(document));
  const texts = [...languages.map(({ rules }) => JSON.stringify(rules)), ...others.map(serializeDocument)];
  throwIfProblems('The search cannot be published', leakSearch(withheld)(documentsFile, texts.join('\n')));
  for (const document of others) searched.documents.add(document);
}

/** Returns the search documents, which a release keeps for a search server; they are not part of the public files. */
function makeDocuments(content: ReadContent): string {
  const documents = siteDocuments(content.snapshot);
  checkDocuments(documents, content);
  return serializeDocuments(documents);
}

/** The contents of the export folder before it is finished. */
export interface GatheredExport {
  /** Dependencies of the pages rendered now. */
  readonly rendered: PageDependencies;
  /** The pages that are finished already, by address. */
  readonly made?: ReadonlyMap<string, FinishedPage>;
  readonly previous: PreviousExport | undefined;
  readonly taken: ReusedFiles | undefined;
}

/** Finishes the export in the candidate folder. Throws an ExportError listing all faults. */
export async function finish(
  { id, contentId, timestamp, nextRelease }: BuildInfo,
  { made, previous, taken }: GatheredExport,
  { snapshot, withheld }: ReadContent,
): Promise<ExportSummary> {
  const finishing = startProgress('Finishing the export');
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
    made,
    previous,
    taken,
    log: (line) => console.error(line),
  });
  finishing.done();
  return summary;
}

export interface MadeSite extends ExportSummary, SideOutputs, Pick<GatheredExport, 'rendered'> {
  readonly content: ReadContent;
  readonly info: BuildInfo;
  readonly unchanged: UnchangedPages;
}

/** Site, rules and record belong together. The site is replaced last. */
const published = [
  { candidate: paths.candidate, target: paths.out },
  { candidate: paths.candidateRules, target: paths.rules },
  { candidate: paths.candidateBuilt, target: paths.built },
] as const;

/** Runs after the site is in place: stores the dependencies for the next process and writes the editors' report. */
export type DeferredWork = () => Promise<void>;

/** Replaces the previous site and its record with the new ones and returns the deferred work. */
export async function publishBuild(
  { fingerprint: current, built, shown }: StartedBuild,
  { content, info, unchanged, documents, data, rendered, pages, warnings }: MadeSite,
  memory: BuildCache,
): Promise<DeferredWork> {
  const { snapshot, searchedFor, planned } = content;
  const { id, contentId, timestamp, nextRelease } = info;
  const reads = new Map([...unchanged.reads, ...data, ...rendered]);
  const build = { id, contentId, timestamp, nextRelease };
  const site = { build, pages, searchedFor, search: createBrowserSettings(config()).search };
  await storeBuiltSite(paths.candidateBuilt, site, { snapshotFolder: paths.snapshot, documents });
  await archiveContent(contentId, shown);
  await replaceFolders(published, moveToTrash);
  await memory.sites.keep(paths.built, { ...site, reads, content: snapshot });
  // Only a complete build gets a fingerprint and so counts as current.
  await writeBuildInfo({ ...info, fingerprint: current }, paths.buildInfo);
  console.error(
    `Build ${info.contentId}: ${formatCount(pages.length)} pages in out/, ${formatCount(rendered.size)} of them rendered now.`,
  );
  return async () => {
    await storeDependenciesOf(paths.built, { build, reads });
    const problems = editorProblems(warnings, snapshot);
    await writeReport(reportOf(snapshot, { problems, planned, before: built?.content }));
  };
}

/** Writes the report after a failure: editors may find the cause in it. */
export async function reportFailure({ read, built }: StartedBuild): Promise<void> {
  await writeReport(reportOf(read.snapshot, { planned: read.planned, before: built?.content }));
}
