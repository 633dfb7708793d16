/** The report for people who read it in a terminal, in the language of the office. */
import { defaultLocale } from '@/content-types/locales';
import { escapeControlsInLine } from '@/lib/shared/escapeControls';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { fill } from '@/lib/i18n/fill';
import { formatInstant } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';
import { messagesByLocale } from '@/lib/i18n/messages';
import { contentType } from '@/content-types/registry';
import { fieldLabel } from './fieldLabels';
import type { Problem } from '@/lib/faults/problem';
import type { ContentReport } from './contentReport';
import { entryName, problemText } from './problemList';

const texts = messagesByLocale[defaultLocale].contentReport;

function problemLine(problem: Problem): string {
  const place = problem.field === '' ? texts.wholeEntry : fieldLabel(contentType(problem.type).fields, problem.field);
  const kind = problem.severity === 'error' ? `✗ ${texts.error}` : `! ${texts.warning}`;
  return escapeControlsInLine(`  ${kind}, ${place}: ${problemText(problem, defaultLocale)}`);
}

function entryLines(problems: readonly Problem[], contactsOf: ContentReport['contactsOf']): readonly string[] {
  const [first] = problems;
  if (first === undefined) return [];
  const people = contactsOf(first).map(({ name, email }) => (email === null ? name : `${name} <${email}>`));
  const head = `${entryName(first)} (${messagesByLocale[first.locale].languageName})`;
  const asked = people.length === 0 ? [] : [`  ${fill(texts.ask, { people: people.join(', ') })}`];
  const edit = first.editAddress === null ? [] : [`  ${first.editAddress}`];
  return ['', escapeControlsInLine(head), ...problems.map(problemLine), ...asked.map(escapeControlsInLine), ...edit];
}

function newsLines({ news }: ContentReport): readonly string[] {
  if (news === null) return [];
  const lines = news.entries.map((entry) =>
    escapeControlsInLine(`  ${entryName(entry.meta)}: ${texts.newsKinds[entry.kind]}`),
  );
  return [
    '',
    `${fill(texts.news, { when: formatInstant(news.since) })}:`,
    ...(lines.length > 0 ? lines : [`  ${texts.noNews}`]),
  ];
}

function firstStepLines({ firstSteps: steps }: ContentReport): readonly string[] {
  if (steps.length === 0) return [];
  return [
    '',
    `${texts.begin}:`,
    ...steps.map(({ step, isDone }) => `  [${isDone ? 'x' : ' '}] ${texts.firstSteps[step]}`),
  ];
}

function gapLines({ translations }: ContentReport): readonly string[] {
  const lines = translations.map(({ locale, all, missing, incomplete }) => {
    const counts = { all, missing: missing.length, incomplete: incomplete.length };
    const shown = Object.entries(counts).map(([name, count]) => [name, formatNumber(count, defaultLocale)] as const);
    const language = messagesByLocale[locale].languageName;
    const text = incomplete.length === 0 ? texts.untranslated : texts.translationGap;
    return `  ${fill(text, { language, ...Object.fromEntries(shown) })}`;
  });
  return ['', texts.translations, ...lines];
}

/** The report as lines of text; entries with errors come first. */
export function reportText(report: ContentReport): string {
  const { problems, contactsOf } = report;
  const entries = [...groupBy(problems, ({ type, key, locale }) => `${type}/${key}/${locale}`).values()];
  const count =
    problems.length === 0 ? texts.none : fill(texts.count, { count: formatNumber(problems.length, defaultLocale) });
  return [
    fill(texts.asOf, { when: formatInstant(report.asOf) }),
    ...firstStepLines(report),
    ...entries.flatMap((own) => entryLines(own, contactsOf)),
    ...newsLines(report),
    ...gapLines(report),
    '',
    count,
  ].join('\n');
}
