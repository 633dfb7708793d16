/** Problems for people: by entry and language, with the link to the CMS and whom to ask. */
import { contentType } from '@/content-types/registry';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { encodeEntities } from '@/lib/shared/browser/entities';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { faultTextOf } from '@/lib/faults/faultText';
import type { FaultCode } from '@/lib/faults/faults';
import { fill } from '@/lib/i18n/fill';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';
import { countedFromOne, fieldLabel } from './fieldLabels';
import { blocksPublication } from './blocksPublication';
import type { Problem } from '@/lib/faults/problem';
import type { Contact } from './contacts';
import type { ContentReport } from './contentReport';

const texts = messagesByLocale[defaultLocale].contentReport;

/** German first: the office writes German, and translates it into the others. */
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

interface ReportableProblem extends Pick<Problem, 'awaited'> {
  readonly code: FaultCode;
  readonly values?: object | null | undefined;
}

/** What is wrong and what to do, with a note if the entry still waits. */
export function problemText({ code, values, awaited }: ReportableProblem, locale: Locale): string {
  const { found, fix } = faultTextOf(code, values ?? {}, locale);
  const note = awaited === true ? [messagesByLocale[locale].contentReport.awaited] : [];
  return [found, fix, ...note].join(' ');
}

function item(problem: Problem): string {
  const kind = problem.severity === 'error' ? texts.error : texts.warning;
  return `<li><b>${kind}</b> ${placeOf(problem)}: ${encodeEntities(problemText(problem, defaultLocale))}</li>`;
}

/** A link to the page where an entry is edited; empty if that is unknown. */
export function editLink(address: string | null): string {
  return address === null ? '' : ` <a href="${encodeEntities(address)}">${texts.edit}</a>`;
}

/** The names of people, each with an address to write to. */
export function contactLine(contacts: readonly Contact[]): string {
  if (contacts.length === 0) return '';
  const people = contacts.map(({ name, email }) => {
    const shown = encodeEntities(name);
    return email === null ? shown : `<a href="mailto:${encodeEntities(encodeURI(email))}">${shown}</a>`;
  });
  return fill(texts.ask, { people: people.join(', ') });
}

interface NamedEntry extends Pick<Problem, 'type' | 'key'> {
  readonly title?: string | null | undefined;
}

/** The name of an entry: `Artikel «Der Leerstand sinkt» (leerstand-2026)`. */
export function entryName({ type, key, title }: NamedEntry): string {
  const { label } = contentType(type);
  return typeof title === 'string' ? `${label} «${title}» (${key})` : `${label} «${key}»`;
}

function language(locale: Locale, problems: readonly Problem[]): string {
  const [{ editAddress } = { editAddress: null }] = problems;
  const name = `<span lang="${languageTag[locale]}">${encodeEntities(messagesByLocale[locale].languageName)}</span>`;
  return `<h4>${name}${editLink(editAddress)}</h4><ul>${problems.map(item).join('')}</ul>`;
}

function section(problems: readonly Problem[], contactsOf: ContentReport['contactsOf']): string {
  const [first] = problems;
  if (first === undefined) return '';
  const languages = groupBy(inOfficeOrder(problems), ({ locale }) => locale);
  const asked = contactLine(contactsOf(first));
  return (
    `<section><h3>${encodeEntities(entryName(first))}</h3>${asked === '' ? '' : `<p>${asked}</p>`}` +
    `${[...languages].map(([locale, own]) => language(locale, own)).join('')}</section>`
  );
}

function isSerious(problems: readonly Problem[]): boolean {
  return problems.some(blocksPublication);
}

/** The entries with problems: first those that do not appear as they are now, then those with hints only. */
export function problemList({ problems, contactsOf }: Pick<ContentReport, 'problems' | 'contactsOf'>): string {
  const entries = [...groupBy(problems, ({ type, key }) => `${type}/${key}`).values()];
  const part = (title: string, found: readonly (readonly Problem[])[]): string =>
    found.length === 0
      ? ''
      : `<h2>${encodeEntities(title)}</h2>${found.map((own) => section(own, contactsOf)).join('')}`;
  return (
    part(texts.held, entries.filter(isSerious)) +
    part(
      texts.hints,
      entries.filter((own) => !isSerious(own)),
    )
  );
}
