/** Citations of a page: as text in its language, and in formats of reference managers. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { anchorOf } from '@/lib/i18n/format/anchor';
import { languageTag } from '@/lib/i18n/paths';
import { publisher } from './permanentAddress';
import type { TextContext } from './pageContext';

export interface CitedPage {
  readonly title: string;
  readonly office: string;
  /** `2026-08-21`; null if unknown. */
  readonly day: string | null;
  /** The whole address. */
  readonly address: string;
  readonly language: Locale;
  readonly kind: 'dataset' | 'webpage';
}

/** Returns the page with its publisher. */
export function citedPage(content: Omit<CitedPage, 'office'>): CitedPage {
  return { ...content, office: publisher(content.language) };
}

/** Returns the citation as text; in Leichte Sprache one line per sentence. */
export function citationText({ office, title, day, address }: CitedPage, { language, messages }: TextContext): string {
  if (day === null) return fill(messages.detail.undatedCitation, { office, title, address });
  return fill(messages.detail.citation, { office, title, date: formatDate(day, language), address });
}

/** Identifies the page in a list of references: `statistik-kanton-basel-stadt-5813-2026`. */
function keyOf({ office, address, day }: CitedPage): string {
  const name = decodeURI(new URL(address).pathname).split('/').at(-1) ?? '';
  return [anchorOf(office), anchorOf(name), ...(day === null ? [] : [day.slice(0, 4)])].join('-');
}

const bibtexSigns: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // BibTeX counts braces even after a backslash.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** The text escaped for TeX. */
function bibtexText(text: string): string {
  return text.replace(/[\\~^{}&%$#_]/g, (sign) => bibtexSigns[sign] ?? `\\${sign}`);
}

type Field = readonly [name: string, value: string];

export function bibtex(page: CitedPage): string {
  const { title, office, day, address, language } = page;
  const dates: readonly Field[] =
    day === null
      ? []
      : [
          ['year', day.slice(0, 4)],
          ['date', day],
        ];
  const fields: readonly Field[] = [
    // Double braces mark an institution instead of a person, and preserve capitals.
    ['author', `{${bibtexText(office)}}`],
    ['title', `{${bibtexText(title)}}`],
    ...dates,
    // Addresses are not escaped.
    ['url', address],
    ['language', languageTag[language]],
  ];
  return [`@misc{${keyOf(page)},`, ...fields.map(([name, value]) => `  ${name} = {${value}},`), '}'].join('\n');
}

export function ris({ title, office, day, address, language, kind }: CitedPage): string {
  const dates: readonly Field[] =
    day === null
      ? []
      : [
          ['PY', day.slice(0, 4)],
          ['DA', day.replaceAll('-', '/')],
        ];
  const fields: readonly Field[] = [
    ['TY', kind === 'dataset' ? 'DATA' : 'ELEC'],
    ['AU', office],
    ['TI', title],
    ...dates,
    ['PB', office],
    ['UR', address],
    ['LA', languageTag[language]],
    ['ER', ''],
  ];
  return fields.map(([tag, value]) => `${tag}  - ${value.replaceAll(/\s+/g, ' ')}`).join('\n');
}

export function cslJson(page: CitedPage): string {
  const { title, office, day, address, language, kind } = page;
  const item = {
    id: keyOf(page),
    type: kind,
    title,
    author: [{ literal: office }],
    ...(day === null ? {} : { issued: { 'date-parts': [day.split('-').map(Number)] } }),
    publisher: office,
    URL: address,
    language: languageTag[language],
  };
  return JSON.stringify([item]);
}
