/**
 * Writes the report for editors: `reports/content.json` for programs, `reports/content.html` for people. A check writes
 * `check.json` and `check.html` instead, because the status page and the preview show the report of the last build.
 */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import { faultText } from '@/lib/faults/faultText';
import { paths } from '@/lib/shared/paths';
import { runChecks } from '../runChecks';
import { editAddress } from '@/lib/content/findings';
import type { Planned } from '@/lib/content/planned';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot } from '@/lib/content/snapshot';
import { contactsIn } from './contacts';
import { contentNews } from './contentNews';
import type { ContentReport } from './contentReport';
import { firstSteps } from './firstSteps';
import { reportPage } from './reportPage';
import { translationGaps } from './translationGaps';

interface Known {
  /** What was found since the content was read. */
  readonly problems?: readonly Problem[];
  readonly planned: readonly Planned[];
  /** The content that was published before. */
  readonly before: Snapshot | undefined;
}

/** The report on content, with the results of all checks. */
export function reportOf(snapshot: Snapshot, { problems = [], planned, before }: Known): ContentReport {
  const { asOf, entries, source } = snapshot;
  const news = contentNews(before, snapshot);
  return {
    asOf,
    problems: errorsFirst(uniqueProblems([...snapshot.problems, ...problems, ...runChecks(snapshot)])),
    firstSteps: firstSteps(entries),
    planned,
    translations: translationGaps(entries),
    news: before === undefined || news === undefined ? null : { since: before.asOf, entries: news },
    contactsOf: contactsIn(entries),
    cmsUrl: source.cmsUrl,
  };
}

/** What is known of content that could not be read completely. */
export type PartialFindings = Pick<ContentReport, 'asOf' | 'problems' | 'planned'>;

/** The report on content that could not be read completely. */
function findingsAlone({ asOf, problems, planned }: PartialFindings): ContentReport {
  const told = errorsFirst(uniqueProblems(problems));
  const unknown = { firstSteps: [], translations: [], news: null, contactsOf: () => [], cmsUrl: null };
  return { asOf, problems: told, planned, ...unknown };
}

export function errorsFirst(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((left, right) => left.severity.localeCompare(right.severity));
}

function isShared({ type, field }: Problem): boolean {
  const [name = ''] = field.split('.');
  return contentType(type).fields[name]?.shared === true;
}

/**
 * Each problem once: all languages of an entry take a shared field from the German one, so its faults are reported there
 * only.
 */
export function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  const idOf = ({ severity, type, key, field, code, values }: Problem, locale: string): string =>
    JSON.stringify([severity, type, key, locale, field, code, values]);
  const seen = new Set<string>();
  const german = new Set(
    problems.filter(({ locale }) => locale === defaultLocale).map((one) => idOf(one, defaultLocale)),
  );
  return problems.filter((problem) => {
    const id = idOf(problem, problem.locale);
    if (seen.has(id)) return false;
    seen.add(id);
    return problem.locale === defaultLocale || !isShared(problem) || !german.has(idOf(problem, defaultLocale));
  });
}

/** The report for programs: problems with their code, and in English. */
export function reportData(report: ContentReport) {
  const { asOf, problems, planned, translations, news, contactsOf, cmsUrl } = report;
  return {
    asOf,
    firstSteps: report.firstSteps,
    problems: problems.map((problem) => {
      const { found: message, fix: hint } = faultText(problem, 'en');
      return { ...problem, message, hint, ask: contactsOf(problem) };
    }),
    planned: planned.map(({ entries, ...group }) => ({
      ...group,
      entries: entries.map(({ meta, changed, stands }) => ({
        type: meta.type,
        key: meta.key,
        title: meta.title,
        changed,
        stands,
        editAddress: editAddress(cmsUrl, meta),
      })),
    })),
    translations: translations.map(({ missing, incomplete, ...gap }) => ({
      ...gap,
      missing: missing.length,
      incomplete: incomplete.length,
    })),
    news: news && {
      since: news.since,
      entries: news.entries.map(({ meta, ...entry }) => ({
        ...entry,
        ask: contactsOf(entry),
        editAddress: editAddress(cmsUrl, meta),
      })),
    },
  };
}

type ReportName = 'content' | 'check';

/** The file of the report for people. It may name what is not public yet, so it is not part of the site. */
export function reportFile(name: ReportName = 'content'): string {
  return path.join(paths.reports, `${name}.html`);
}

/** The same for programs. */
export function reportDataFile(name: ReportName = 'content'): string {
  return path.join(paths.reports, `${name}.json`);
}

/** Atomic: the status page may read the file meanwhile. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.draft`, text);
  await rename(`${file}.draft`, file);
}

/** Writes the report for programs and for people. */
export async function writeReport(report: ContentReport, name: ReportName = 'content'): Promise<void> {
  await mkdir(paths.reports, { recursive: true });
  await replaceFile(reportDataFile(name), `${JSON.stringify(reportData(report), null, 2)}\n`);
  await replaceFile(reportFile(name), reportPage(report));
}

/** Writes the report on content that could not be read completely. */
export function writeFindings(findings: PartialFindings): Promise<void> {
  return writeReport(findingsAlone(findings));
}
