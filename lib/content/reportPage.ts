/** The report on the content for people: one file without scripts, in the language of the office. */
import { contentType } from '@/content-types/registry';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { encodeEntities } from '@/lib/base/html/entities';
import { formatInstant } from '@/lib/language/format/date';
import { formatNumber } from '@/lib/language/format/number';
import { groupBy } from '@/lib/base/groupBy';
import { faultText } from '@/lib/language/faultText';
import { fill } from '@/lib/language/fill';
import { messagesByLocale } from '@/lib/language/messages';
import { languageTag } from '@/lib/language/paths';
import { countedFromOne, fieldLabel } from './fieldLabels';
import type { Problem } from './problem';

const texts = messagesByLocale[defaultLocale].contentReport;

export const reportStyle =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'h2{font-size:1.1rem;margin:2rem 0 .25rem}h3{font-size:1rem;margin:1rem 0 0}li{margin:.5rem 0;overflow-wrap:anywhere}' +
  'code{font-family:ui-monospace,monospace}';

/** German first: the office writes German, and the others are made from it. */
function inOfficeOrder(problems: readonly Problem[]): readonly Problem[] {
  const place = (locale: Locale): number => locales.indexOf(locale);
  return problems.toSorted((left, right) => place(left.locale) - place(right.locale));
}

/** The field by its label, then as the CMS names it. */
function placeOf({ type, field }: Problem): string {
  if (field === '') return texts.wholeEntry;
  const name = field.split('.').map(countedFromOne).join(' › ');
  return `${encodeEntities(fieldLabel(contentType(type).fields, field))} (<code>${encodeEntities(name)}</code>)`;
}

function item(problem: Problem): string {
  const { found, fix } = faultText(problem, defaultLocale);
  const kind = problem.severity === 'error' ? texts.error : texts.warning;
  return `<li><b>${kind}</b> ${placeOf(problem)}: ${encodeEntities(`${found} ${fix}`)}</li>`;
}

function language(locale: Locale, problems: readonly Problem[]): string {
  const [{ editAddress } = { editAddress: null }] = problems;
  const edit = editAddress === null ? '' : ` <a href="${encodeEntities(editAddress)}">${texts.edit}</a>`;
  const name = `<span lang="${languageTag[locale]}">${encodeEntities(messagesByLocale[locale].languageName)}</span>`;
  return `<h3>${name}${edit}</h3><ul>${problems.map(item).join('')}</ul>`;
}

function section(problems: readonly Problem[]): string {
  const [first] = problems;
  if (first === undefined) return '';
  const languages = groupBy(inOfficeOrder(problems), ({ locale }) => locale);
  const title = `${contentType(first.type).label} «${first.key}»`;
  return `<section><h2>${encodeEntities(title)}</h2>${[...languages].map(([locale, own]) => language(locale, own)).join('')}</section>`;
}

function isSerious(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** The page; entries with errors come first. */
export function reportPage(asOf: string, problems: readonly Problem[]): string {
  const entries = [...groupBy(problems, ({ type, key }) => `${type}/${key}`).values()];
  const sorted = entries.toSorted((left, right) => Number(isSerious(right)) - Number(isSerious(left)));
  const count =
    problems.length === 0 ? texts.none : fill(texts.count, { count: formatNumber(problems.length, defaultLocale) });
  return (
    `<!doctype html><html lang="${languageTag[defaultLocale]}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    `<title>${texts.title}</title><style>${reportStyle}</style>` +
    `<main><h1>${texts.title}</h1><p>${encodeEntities(fill(texts.asOf, { when: formatInstant(asOf) }))} ${encodeEntities(count)}</p>` +
    `${sorted.map(section).join('')}</main></html>\n`
  );
}
