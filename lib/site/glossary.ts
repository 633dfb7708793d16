/** The terms of the glossary as pages explain them. */
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { languageTag } from '@/lib/i18n/paths';
import type { Content } from '@/lib/content/content';
import { derive } from '@/lib/content/track';

export type Term = Entry<'glossars'>;

/** Where all terms stand. */
export const glossaryPath = '/interaktiv/glossar';

export interface Explanation {
  /** In one sentence, plain text. */
  readonly short: string;
  /** Markdown. */
  readonly definition: string;
  /** The language of both. */
  readonly language: Locale;
}

/** A term on a page; nothing where it is not explained in Leichte Sprache, because German never stands in for that. */
export function explain({ short, definition, ls_definition: easy, meta }: Term, locale: Locale): Explanation | null {
  if (locale !== 'ls' || meta.locale === 'ls') return { short, definition, language: meta.locale };
  return easy === null ? null : { short: easy, definition: easy, language: 'ls' };
}

/** Whether `explain` gives an explanation in that language; without reading the explanation itself. */
function isExplainedIn(term: Term, language: Locale): boolean {
  return term.meta.locale === language || (language === 'ls' && term.ls_definition !== null);
}

/** In alphabetical order of the language. */
export function sortedTerms(terms: readonly Term[], locale: Locale): readonly Term[] {
  // A tag that a machine does not know must not decide; Leichte Sprache is German.
  const collator = new Intl.Collator(locale === 'ls' ? languageTag.de : languageTag[locale]);
  return terms.toSorted((left, right) => collator.compare(left.term, right.term));
}

/** `Übernachtung` → `U`; what begins with no letter stands under `#`. */
export function firstLetter({ term }: Pick<Term, 'term'>): string {
  const letter = term.trim().charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

/** A place in a text where a term stands. */
export interface FoundTerm {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

export type TermFinder = (text: string) => readonly FoundTerm[];

/** German tells a noun by its capital: `die Quote`. Elsewhere, and for other words, it depends on the sentence. */
function spellings(word: string, language: Locale): readonly string[] {
  const first = word.charAt(0);
  const keepsCapital = (language === 'de' || language === 'ls') && first !== first.toLowerCase();
  if (keepsCapital) return [word];
  return [first.toLowerCase() + word.slice(1), first.toUpperCase() + word.slice(1)];
}

function spellingsOf({ term, variants, abbreviations, meta }: Term): readonly string[] {
  const words = (texts: readonly string[]): readonly string[] =>
    texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter((text) => text.length > 1);
  return [
    ...words([term, ...(variants ?? [])]).flatMap((word) => spellings(word, meta.locale)),
    ...words(abbreviations ?? []),
  ];
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);
}

/** `Leerwohnungs-Quote` and `Pendler-` are other words. */
const wordPart = String.raw`[\p{L}\p{M}\p{N}_\u00ad-]`;

/** A place in a text where the term with that key stands. */
interface FoundKey extends Omit<FoundTerm, 'term'> {
  readonly key: string;
}

function makeFinder(terms: readonly Term[]): (text: string) => readonly FoundKey[] {
  // The first term keeps a word that two of them claim.
  const byWord = new Map(
    terms.toReversed().flatMap((term) => spellingsOf(term).map((word) => [word, term.meta.key] as const)),
  );
  if (byWord.size === 0) return () => [];
  const words = [...byWord.keys()].toSorted((left, right) => right.length - left.length);
  const pattern = new RegExp(`(?<!${wordPart})(?:${words.map(escaped).join('|')})(?!${wordPart})`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: word, index: start }) => {
      const key = byWord.get(word.replace(/\s+/g, ' '));
      return key === undefined ? [] : [{ key, start, end: start + word.length }];
    });
}

const finders = new Map(
  locales.map((language) => [
    language,
    derive((content) => makeFinder(content.all('glossars').filter((term) => isExplainedIn(term, language)))),
  ]),
);

/**
 * Finds the terms of a language in its texts, the longest where several begin at the same place. Made once for all
 * pages, because there are hundreds of words and thousands of texts.
 */
export function termFinder(content: Content, language: Locale): TermFinder {
  const find = finders.get(language)?.(content);
  return (text) =>
    (find?.(text) ?? []).flatMap(({ key, ...place }) => {
      const term = content.find('glossars', key);
      return term === undefined ? [] : [{ term, ...place }];
    });
}
