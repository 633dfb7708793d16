/** What editors should fix, as files: `reports/content.json` for programs, `reports/content.html` for people. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import { faultText } from '@/lib/language/faultText';
import { paths } from '@/lib/base/paths';
import type { Problem } from './problem';
import { reportPage } from './reportPage';

export function errorsFirst(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((left, right) => left.severity.localeCompare(right.severity));
}

function isShared({ type, field }: Problem): boolean {
  const [name = ''] = field.split('.');
  return contentType(type).fields[name]?.shared === true;
}

/**
 * Each fault once: all languages of an entry have the value of a shared field from the German one, so what is wrong with
 * it is fixed there.
 */
export function eachOnce(problems: readonly Problem[]): readonly Problem[] {
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

/** A problem as programs read it: with its code, and in English. */
function inEnglish(problem: Problem) {
  const { found: message, fix: hint } = faultText(problem, 'en');
  return { ...problem, message, hint };
}

/** The report for people. It may name what is not public yet, so it is no part of the site. */
export function reportFile(): string {
  return path.join(paths.reports, 'content.html');
}

/** Writes both files; `asOf` is the instant for which the content was chosen. */
export async function writeReport(asOf: string, problems: readonly Problem[]): Promise<void> {
  const told = errorsFirst(eachOnce(problems));
  await mkdir(paths.reports, { recursive: true });
  const report = { asOf, problems: told.map(inEnglish) };
  await writeFile(path.join(paths.reports, 'content.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(reportFile(), reportPage(asOf, told));
}
