/** Turns what `next build` wrote into the public site. Reproducible: same input, same bytes. Some share images may follow later. */
import { budgets, checkBudgets } from './checks/checkBudgets';
import type { BudgetSizes } from './checks/checkBudgets';
import { checkHtmlSizes, measureHtml } from './checks/checkHtmlSizes';
import type { HtmlSizes } from './checks/checkHtmlSizes';
import { checkLeaks } from './checks/checkLeaks';
import type { Secret } from './checks/checkLeaks';
import { checkLinks } from './checks/checkLinks';
import { checkIds, checkPages, checkTitles } from './checks/checkPages';
import { checkPictures } from './checks/checkPictures';
import { compressFiles } from './compressFiles';
import type { CompressedFile } from './compressFiles';
import { pathOnSite } from '@/lib/site/pageFiles';
import { copyMedia } from './copyMedia';
import { listFiles } from '@/lib/shared/files';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { memoize } from '@/lib/shared/browser/memoize';
import { finishPages } from './finishPages';
import type { FinishedPage } from './finishPages';
import type { PreviousExport } from './reuseUnchanged';
import { formatBytes, formatCount } from '@/lib/shared/quantities';
import { makePictures } from './makePictures';
import { describeShareImages, makeShareImages } from './shareImages';
import type { EditedRedirect, ErrorPage } from './sitePages';
import { describeWarnings, problemOf, throwIfProblems } from './problems';
import type { EditorWarning, ExportProblem } from './problems';
import { nothingReused } from './reuseFiles';
import type { ReusedFiles } from './reuseFiles';
import { usableRedirects } from './rules/redirects';
import { anyFrame, frameSources } from './rules/contentSecurityPolicy';
import type { Redirect } from './rules/redirects';
import { makeServerRules } from './rules/serverRules';
import { writeBuildFiles } from './writeBuildFiles';
import { writeRobots } from './writeRobots';
import { writeRules } from './writeRules';
import { writeSecurityText } from './writeSecurityText';
import { writeSitemap } from './writeSitemap';

export interface ExportOptions {
  readonly site: SiteFacts;
  /** As editors wrote them: see `usableRedirects`. */
  readonly redirects: readonly EditedRedirect[];
  /** Folder with the rendered pages; changed in place. */
  readonly exportDir: string;
  /** Folder of the prepared media, copied to `/media/`; may be absent. */
  readonly mediaDir: string;
  /** Folder that keeps generated pictures between builds. */
  readonly cacheDir: string;
  /** Folder for the web server rules; overwrites files of the same names. */
  readonly rulesDir: string;
  /** Origins other than the site that pages contact: search and analytics. */
  readonly connectOrigins?: readonly string[];
  /** Contacts for reporting vulnerabilities: see `writeSecurityText`. */
  readonly securityContacts?: readonly string[];
  /** Instant of the next planned release, in ISO 8601; caches keep no page beyond it. Must not appear in any public file. */
  readonly nextRelease?: string | null;
  /** Texts that are not public yet and must not appear in the site or its rules. */
  readonly secrets?: readonly Secret[];
  /** Pages that were finished when they were rendered, by address. */
  readonly made?: ReadonlyMap<string, FinishedPage> | undefined;
  /** The previous export; its pages are reused unless they were rendered again. Absent for a full build. */
  readonly previous?: PreviousExport | undefined;
  /** Files of the previous export that are in the folder already: see `reuseUnchanged`. */
  readonly taken?: ReusedFiles | undefined;
  readonly log: (line: string) => void;
}

/** What the site states about itself. */
export interface SiteFacts {
  readonly siteUrl: string;
  readonly buildId: string;
  readonly contentId: string;
  /** The instant the content was chosen for, ISO 8601 in UTC. */
  readonly timestamp: string;
}

export interface ExportSummary {
  readonly pages: readonly FinishedPage[];
  /** What editors should correct, per page; does not prevent publication. */
  readonly warnings: readonly EditorWarning[];
}

interface Site extends SiteFacts {
  readonly pages: readonly FinishedPage[];
  readonly errorPages: readonly ErrorPage[];
  /** With one entry per language. */
  readonly redirects: readonly Redirect[];
}

interface ToCheck {
  readonly pages: readonly FinishedPage[];
  /** All files of the export, relative to it. */
  readonly files: ReadonlySet<string>;
  readonly taken: ReusedFiles;
  /** Share images that will be drawn later, relative to the export. */
  readonly awaited: ReadonlySet<string>;
}

interface Checked {
  readonly figures: BudgetSizes;
  readonly warnings: readonly EditorWarning[];
}

/** Throws for faults of templates and files; returns editors' mistakes as warnings. */
async function check(
  { exportDir, rulesDir, secrets = [], previous }: ExportOptions,
  site: Site,
  { pages, files, taken, awaited }: ToCheck,
): Promise<Checked> {
  const isSearched = (file: string): boolean => previous?.isSearched === true && taken.has(file);
  const unsearched = [...files].filter((file) => !isSearched(file));
  const { figures, problems } = await checkBudgets(exportDir, pages);
  throwIfProblems('The export cannot be published', [
    ...checkPages(pages),
    ...checkPictures(pages, site.siteUrl, new Set([...files, ...awaited])),
    ...problems,
    ...(await checkLeaks(exportDir, secrets, unsearched)),
    ...(await checkLeaks(rulesDir, secrets)),
  ]);
  return { figures, warnings: [...checkLinks(pages, { ...site, files }), ...checkTitles(pages), ...checkIds(pages)] };
}

/** `html` is the largest page in bytes after gzip. */
function describeFigures({ contentScripts, islandScripts, stylesheets }: BudgetSizes, html: number): string {
  return [
    `Heaviest page after gzip: JavaScript ${formatBytes(contentScripts)} of ${formatBytes(budgets.contentScripts)}`,
    `with an island ${formatBytes(islandScripts)} of ${formatBytes(budgets.islandScripts)}`,
    `stylesheets ${formatBytes(stylesheets)} of ${formatBytes(budgets.stylesheets)}`,
    `HTML ${formatBytes(html)}.`,
  ].join(', ');
}

function describeCompression(files: readonly CompressedFile[]): string {
  const sum = (size: 'raw' | 'brotli' | 'gzip'): string =>
    formatBytes(files.reduce((total, file) => total + file[size], 0));
  return `Compressed ${formatCount(files.length)} text files: ${sum('raw')}, with brotli ${sum('brotli')}, with gzip ${sum('gzip')}.`;
}

/** In bytes after gzip. */
function largestOf(sizes: HtmlSizes): number {
  return [...sizes.values()].reduce((largest, size) => Math.max(largest, size), 0);
}

/** Writes the files for machines: build info, sitemap, robots.txt, security.txt. Returns their names. */
async function writeSiteFiles(
  { exportDir, securityContacts = [] }: ExportOptions,
  site: Site,
): Promise<readonly string[]> {
  const { siteUrl, timestamp: asOf } = site;
  return [
    ...(await writeBuildFiles(exportDir, site)),
    ...(await writeSitemap(exportDir, site)),
    ...(await writeRobots(exportDir, siteUrl)),
    ...(await writeSecurityText(exportDir, { contacts: securityContacts, siteUrl, asOf })),
  ];
}

/** Media that a page refers to. Matches anywhere in an address, since those of share images are absolute. */
const mediaOf = memoize(({ facts }: FinishedPage): readonly string[] =>
  [...facts.references, ...facts.pictures].filter((address) => address.includes('/media/')),
);

function namedMedia(pages: readonly FinishedPage[], siteUrl: string): ReadonlySet<string> {
  const addresses = new Set(pages.flatMap(mediaOf));
  return new Set([...addresses].flatMap((address) => pathOnSite(address, siteUrl) ?? []));
}

/** Warns when the policy allows any frame because there are too many hosts to name. */
function frameWarnings(frameHosts: readonly string[]): readonly ExportProblem[] {
  if (!frameSources(frameHosts).includes(anyFrame)) return [];
  const hosts = new Set(frameHosts).size;
  const message = `The site embeds content from ${hosts} hosts, more than the security policy can name: it allows any now. Embed from fewer.`;
  return [{ page: '/', message }];
}

/** Links files that were rewritten with the same bytes to the previous export, with their compressed copies. Returns the others. */
async function takeSame(files: readonly string[], taken: ReusedFiles): Promise<readonly string[]> {
  const written = files.filter((file) => !taken.has(file));
  const areSame = await mapConcurrently(written, (file) => taken.takeIfSame(file));
  return written.filter((_, index) => areSame[index] !== true);
}

/**
 * Finishes an export in place. Warnings go to the log and the summary. Throws an ExportError with all faults at once; the folder is then
 * incomplete and must not be published.
 */
export async function finishExport(options: ExportOptions): Promise<ExportSummary> {
  const { exportDir, mediaDir, connectOrigins = [], taken = nothingReused } = options;
  const { nextRelease, log, previous, made } = options;
  const { siteUrl } = options.site;
  const pages = await finishPages(exportDir, new Map([...(previous?.pages ?? []), ...(made ?? [])]));
  const visible = pages.filter(({ errorStatus }) => errorStatus === null);
  const shared = await makeShareImages({ ...options, pages: visible, taken });
  const islandPages = pages.filter(({ facts }) => facts.islands.length > 0).length;
  log(`Finished ${formatCount(pages.length)} pages, ${formatCount(islandPages)} of them with an island.`);

  if (shared.total > 0) log(describeShareImages(shared));
  await copyMedia(mediaDir, exportDir, namedMedia(pages, siteUrl), taken);
  const pictures = await makePictures({ ...options, pages, siteUrl, taken });
  if (pictures.total > 0)
    log(`Pictures: ${formatCount(pictures.total)}, of which ${formatCount(pictures.made)} were made now.`);
  // Compressed copies of files that were taken have no address of their own.
  const listed = listFiles(exportDir).filter((file) => !/\.(?:br|gz)$/.test(file));
  const usable = usableRedirects({ pages: visible, redirects: options.redirects, files: listed });
  const errorPages = pages.flatMap(({ path, locale, errorStatus: status }) =>
    status === null ? [] : [{ path, locale, status }],
  );
  const site: Site = { ...options.site, pages: visible, errorPages, redirects: usable.redirects };
  const frameHosts = pages.flatMap(({ facts }) => facts.embedHosts);
  const rules = makeServerRules(site, { frameHosts, connectOrigins }, nextRelease);
  const files = [...listed, ...(await writeRules(options, rules, listed)), ...(await writeSiteFiles(options, site))];
  const changed = await takeSame(files, taken);
  const checked = await check(options, site, { pages, files: new Set(files), taken, awaited: shared.left });

  log(describeCompression(await compressFiles(exportDir, changed)));
  const sizes = measureHtml(exportDir, pages);
  log(describeFigures(checked.figures, largestOf(sizes)));
  const warnings = [...usable.warnings, ...checked.warnings];
  const forOperators = [...frameWarnings(frameHosts), ...checkHtmlSizes(pages, sizes)];
  for (const line of describeWarnings([...warnings.map(problemOf), ...forOperators])) log(line);
  return { pages, warnings };
}
