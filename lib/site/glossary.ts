/** Glossary terms, as pages explain them. */
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
  /** One sentence, plain text. */
  readonly short: string;
  /** Markdown. */
  readonly definition: string;
  /** The language of both texts. */
  readonly language: Locale;
}

/** Returns the explanation of a term; null if there is none in Leichte Sprache, which German never replaces. */
export function explanationOf(
  { short, definition, ls_definition: easy, meta }: Term,
  locale: Locale,
): Explanation | null {
  if (isReadable(meta.locale, locale)) return { short, definition, language: meta.locale };
  return easy === null ? null : { short: easy, definition: easy, language: 'ls' };
}

/** Returns the terms in alphabetical order of the language. */
export function sortedTerms(terms: readonly Term[], locale: Locale): readonly Term[] {
  // Leichte Sprache sorts as German: an unknown locale would fall back to that of the machine.
  const collator = new Intl.Collator(locale === 'ls' ? languageTag.de : languageTag[locale]);
  return terms.toSorted((left, right) => collator.compare(left.term, right.term));
}

/** `Übernachtung` → `U`; terms that do not start with a letter are under `#`. */
export function firstLetter({ term }: Pick<Term, 'term'>): string {
  const letter = term.trim().charAt(0).normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

/** An occurrence of a term in a text. */
export interface FoundTerm {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

export type TermFinder = (text: string) => readonly FoundTerm[];

/** A word, whitespace of any length, or any other character. `Leerwohnungs-Quote` and `Pendler-` are words of their own. */
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

/** A trie of pieces, so that each text is read once, however many words there are. */
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
  // If two terms share a word, the first one wins.
  branch.key ??= key;
}

/** The longest word that starts at a piece, and the index of the piece after it; null if there is none. */
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

/** An occurrence of the term with that key in a text. */
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
 * Returns a function that finds the terms of a language in a text, the longest one at each position. The trie is built
 * once for all pages, because there are hundreds of words and thousands of texts.
 */
export function termFinder(content: Content, language: Locale): TermFinder {
  const find = finderOf(content.view(views.termWords, language) ?? []);
  return (text) =>
    find(text).flatMap(({ key, ...place }) => {
      const term = content.find('glossars', key);
      return term === undefined ? [] : [{ term, ...place }];
    });
}

/** Whether a page explains a term; editors can exclude pages. */
export function isExplainedOn(path: string, { do_not_link_in: except }: Term): boolean {
  return except?.includes(path) !== true;
}

/** Returns the terms that the texts of an entry use, in alphabetical order. */
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
