/** What a page is quoted with, in the language of its text and as programs for literature read it. */
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
  /** `2026-08-21`; null if nobody knows. */
  readonly day: string | null;
  /** The whole address. */
  readonly address: string;
  readonly language: Locale;
  readonly kind: 'dataset' | 'webpage';
}

/** `content`: of the page, without what is the same for all. */
export function citedPage(content: Omit<CitedPage, 'office'>): CitedPage {
  return { ...content, office: publisher(content.language) };
}

/** As people quote it; in Leichte Sprache a line for each sentence. */
export function citationText({ office, title, day, address }: CitedPage, { language, messages }: TextContext): string {
  if (day === null) return fill(messages.detail.undatedCitation, { office, title, address });
  return fill(messages.detail.citation, { office, title, date: formatDate(day, language), address });
}

/** Tells pages apart in a list of references: `statistik-kanton-basel-stadt-5813-2026`. */
function keyOf({ office, address, day }: CitedPage): string {
  const name = decodeURI(new URL(address).pathname).split('/').at(-1) ?? '';
  return [anchorOf(office), anchorOf(name), ...(day === null ? [] : [day.slice(0, 4)])].join('-');
}

const bibtexSigns: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  // Braces are counted, those behind a backslash too.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text in the notation of TeX. */
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
    // In two pairs of braces an institution is no person, and letters stay large.
    ['author', `{${bibtexText(office)}}`],
    ['title', `{${bibtexText(title)}}`],
    ...dates,
    // Programs take addresses as they are.
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
