/** The terms of the glossary as pages explain them. */
import type { Locale } from '@/content-types/locales';
import type { CollectionName, Entry } from '@/content-types/registry';
import { contentType } from '@/content-types/registry';
import { memoize } from '@/lib/shared/browser/memoize';
import { isReadable, languageTag } from '@/lib/i18n/paths';
import type { Content } from '@/lib/content/content';
import type { TermWord } from '@/lib/content/termWords';
import { replaceValues } from '@/lib/content/visit';
import { views } from '@/lib/content/views';
import type { PageContext } from './pageContext';

export type Term = Entry<'glossars'>;

export interface Explanation {
  /** In one sentence, plain text. */
  readonly short: string;
  /** Markdown. */
  readonly definition: string;
  /** The language of both. */
  readonly language: Locale;
}

/** A term on a page; nothing if it is not explained in Leichte Sprache, because German never replaces that. */
export function explanationOf(
  { short, definition, ls_definition: easy, meta }: Term,
  locale: Locale,
): Explanation | null {
  if (isReadable(meta.locale, locale)) return { short, definition, language: meta.locale };
  return easy === null ? null : { short: easy, definition: easy, language: 'ls' };
}

/** In alphabetical order of the language. */
export function sortedTerms(terms: readonly Term[], locale: Locale): readonly Term[] {
  // A locale that a machine does not know must not affect the order; Leichte Sprache is sorted as German.
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

/** A word, a space of any length, or any other sign. `Leerwohnungs-Quote` and `Pendler-` are other words. */
const piecePattern = /([\p{L}\p{M}\p{N}_\u00ad-]+)|(\s+)|[^]/gu;

interface Piece {
  readonly text: string;
  readonly isWord: boolean;
  readonly start: number;
}

function piecesOf(text: string): readonly Piece[] {
  return Array.from(text.matchAll(piecePattern), ({ 0: piece, 1: word, 2: space, index: start }) => ({
    text: space === undefined ? piece : ' ',
    isWord: word !== undefined,
    start,
  }));
}

/** All words that go on with the same pieces: however many there are, a text is read once. */
interface Branch {
  readonly next: Map<string, Branch>;
  key?: string;
}

function addWord(root: Branch, word: string, key: string): void {
  let branch = root;
  for (const { text } of piecesOf(word)) {
    const following = branch.next.get(text) ?? { next: new Map() };
    branch.next.set(text, following);
    branch = following;
  }
  // If two terms share a word, the first one keeps it.
  branch.key ??= key;
}

/** The longest word that begins with a piece, and the piece behind it. */
function longestAt(pieces: readonly Piece[], first: number, root: Branch): { key: string; behind: number } | null {
  let found: { key: string; behind: number } | null = null;
  let branch: Branch | undefined = root;
  for (let place = first; branch !== undefined && place < pieces.length; place += 1) {
    branch = branch.next.get(pieces[place]?.text ?? '');
    const isEnd = pieces[place + 1]?.isWord !== true;
    if (branch?.key !== undefined && isEnd) found = { key: branch.key, behind: place + 1 };
  }
  return found;
}

/** A place in a text where the term with that key stands. */
interface FoundKey extends Omit<FoundTerm, 'term'> {
  readonly key: string;
}

const finderOf = memoize((words: readonly TermWord[]): ((text: string) => readonly FoundKey[]) => {
  const root: Branch = { next: new Map() };
  for (const [word, key] of words) addWord(root, word, key);
  if (root.next.size === 0) return () => [];
  return (text) => {
    const pieces = piecesOf(text);
    const found: FoundKey[] = [];
    for (let first = 0; first < pieces.length; first += 1) {
      const word = pieces[first - 1]?.isWord === true ? null : longestAt(pieces, first, root);
      if (word === null) continue;
      found.push({ key: word.key, start: pieces[first]?.start ?? 0, end: pieces[word.behind]?.start ?? text.length });
      first = word.behind - 1;
    }
    return found;
  };
});

/**
 * Finds the terms of a language in its texts, the longest if several begin at the same place. Made once for all
 * pages, because there are hundreds of words and thousands of texts.
 */
export function termFinder(content: Content, language: Locale): TermFinder {
  const find = finderOf(content.view(views.termWords, language) ?? []);
  return (text) =>
    find(text).flatMap(({ key, ...place }) => {
      const term = content.find('glossars', key);
      return term === undefined ? [] : [{ term, ...place }];
    });
}

/** Editors may say on which pages a term needs no explanation. */
export function isExplainedOn(path: string, { do_not_link_in: except }: Term): boolean {
  return except?.includes(path) !== true;
}

/** The terms that the texts of an entry use, in alphabetical order. */
export function termsOf(entry: Entry<CollectionName>, { content, language, path }: PageContext): readonly Term[] {
  const find = termFinder(content, language);
  const terms = new Set<Term>();
  const collect = (text: string): string => {
    for (const { term } of find(text)) if (isExplainedOn(path, term)) terms.add(term);
    return text;
  };
  replaceValues(contentType(entry.meta.type).fields, entry, '', { richText: collect });
  return sortedTerms([...terms], language);
}
