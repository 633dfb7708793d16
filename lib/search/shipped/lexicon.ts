/** The words of the index in the form in which they are searched: folded, sorted, with the beginnings of their parts. */
import { foldAccents, foldUmlauts } from '../spelling';
import { partMark } from './compounds';
import type { VocabularyToken } from './vocabulary';

/** A spelling of a term, or the end of it from one of its parts on. */
export interface LexiconEntry {
  readonly text: string;
  readonly term: number;
  /** Where it begins in the spelling. */
  readonly offset: number;
  /** Where the parts of the spelling end, in places of `text`, in their order; the last is the end of the text. */
  readonly ends: readonly number[];
}

export interface Lexicon {
  /** Folded words, by term. */
  readonly terms: readonly string[];
  /** The term of each number of the vocabulary; -1 for what is no word. */
  readonly termOf: Int32Array;
  /** Sorted by text. */
  readonly entries: readonly LexiconEntry[];
}

/** All words in one go: folding one by one takes ten times as long. */
function foldAll(tokens: readonly VocabularyToken[], fold: (text: string) => string): readonly string[] {
  return fold(tokens.map(({ text, isWord }) => (isWord ? text : '')).join('\n')).split('\n');
}

function entriesOf(marked: string, term: number): readonly LexiconEntry[] {
  const parts = marked.split(partMark);
  const text = parts.join('');
  let start = 0;
  const starts = parts.map((part) => {
    start += part.length;
    return start - part.length;
  });
  const ends = [...starts.slice(1), text.length];
  return starts.map((offset) => ({
    text: text.slice(offset),
    term,
    offset,
    ends: ends.filter((end) => end > offset).map((end) => end - offset),
  }));
}

function byText(left: LexiconEntry, right: LexiconEntry): number {
  if (left.text === right.text) return 0;
  return left.text < right.text ? -1 : 1;
}

export function createLexicon(tokens: readonly VocabularyToken[]): Lexicon {
  const accents = foldAll(tokens, foldAccents);
  const umlauts = foldAll(tokens, foldUmlauts);
  const numbers = new Map<string, number>();
  const others = new Set<string>();
  const entries: LexiconEntry[] = [];
  const termOf = new Int32Array(tokens.length).fill(-1);
  for (const [number, marked] of accents.entries()) {
    if (tokens[number]?.isWord !== true) continue;
    const plain = marked.replaceAll(partMark, '');
    const known = numbers.get(plain);
    const term = known ?? numbers.size;
    termOf[number] = term;
    if (known === undefined) {
      numbers.set(plain, term);
      entries.push(...entriesOf(marked, term));
    }
    const other = umlauts[number] ?? marked;
    if (other !== marked && !others.has(other)) {
      others.add(other);
      entries.push(...entriesOf(other, term));
    }
  }
  return { terms: [...numbers.keys()], termOf, entries: entries.sort(byText) };
}

/** The place of the first entry that is not before this text. */
function placeOf(text: string, entries: readonly LexiconEntry[]): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entries that begin so. */
export function entriesFrom({ entries }: Lexicon, beginning: string): readonly LexiconEntry[] {
  const start = placeOf(beginning, entries);
  return entries.slice(start, placeOf(`${beginning}\u{10ffff}`, entries));
}
