/** The words of the index in the form in which they are searched: folded, sorted, with the beginnings of their parts. */
import { foldAccents } from '../../foldAccents';
import { foldNumber } from '../numberSpelling';
import { foldUmlauts } from '../spelling';
import { partMark } from '../words/compounds';
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
  /** How many terms there are: folded words, each once. */
  readonly size: number;
  /** All terms in one text, each on a line: the browser looks through it faster than through a list. */
  readonly lines: string;
  /** Where the line of each term begins. */
  readonly lineStarts: Uint32Array;
  /** The term of each number of the vocabulary; -1 for what is no word. */
  readonly termOf: Int32Array;
  /** The term of a folded word, without marks. */
  readonly terms: ReadonlyMap<string, number>;
  /** Sorted by text. */
  readonly entries: readonly LexiconEntry[];
}

/** All words in one go: folding one by one takes ten times as long. */
function foldAll(tokens: readonly VocabularyToken[], fold: (text: string) => string): readonly string[] {
  return fold(tokens.map(({ text, isWord }) => (isWord ? foldNumber(text) : '')).join('\n')).split('\n');
}

function entriesOf(marked: string, term: number): readonly LexiconEntry[] {
  if (!marked.includes(partMark)) return [{ text: marked, term, offset: 0, ends: [marked.length] }];
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

function linesOf(terms: readonly string[]): Pick<Lexicon, 'size' | 'lines' | 'lineStarts'> {
  const lineStarts = new Uint32Array(terms.length);
  let start = 0;
  for (const [term, text] of terms.entries()) {
    lineStarts[term] = start;
    start += text.length + 1;
  }
  return { size: terms.length, lines: terms.map((text) => `${text}\n`).join(''), lineStarts };
}

export function createLexicon(tokens: readonly VocabularyToken[]): Lexicon {
  const accents = foldAll(tokens, foldAccents);
  const umlauts = foldAll(tokens, foldUmlauts);
  const numbers = new Map<string, number>();
  const others = new Map<string, number>();
  const termOf = new Int32Array(tokens.length).fill(-1);
  const entries: LexiconEntry[] = [];
  for (const [number, { isWord }] of tokens.entries()) {
    if (!isWord) continue;
    const [marked, other] = [accents[number] ?? '', umlauts[number] ?? ''];
    const plain = marked.includes(partMark) ? marked.replaceAll(partMark, '') : marked;
    const known = numbers.get(plain);
    const term = known ?? numbers.size;
    termOf[number] = term;
    if (other !== marked) others.set(other, term);
    if (known !== undefined) continue;
    numbers.set(plain, term);
    entries.push(...entriesOf(marked, term));
  }
  for (const [other, term] of others) entries.push(...entriesOf(other, term));
  return { ...linesOf([...numbers.keys()]), termOf, terms: numbers, entries: entries.sort(byText) };
}

/** The terms of these folded words. */
export function termsOf({ terms }: Lexicon, words: Iterable<string>): ReadonlySet<number> {
  return new Set([...words].flatMap((word) => terms.get(word) ?? []));
}

/** How a term is folded. */
export function termText({ lines, lineStarts }: Lexicon, term: number): string {
  const start = lineStarts[term] ?? 0;
  return lines.slice(start, lines.indexOf('\n', start));
}

/** The last place at or before which a line begins. */
function lineAt(place: number, starts: Uint32Array): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The terms that hold these letters somewhere, or at their end. */
export function termsHolding({ lines, lineStarts }: Lexicon, letters: string, isAtEnd: boolean): readonly number[] {
  const wanted = isAtEnd ? `${letters}\n` : letters;
  const terms: number[] = [];
  for (let place = lines.indexOf(wanted); place !== -1; place = lines.indexOf(wanted, place + 1))
    terms.push(lineAt(place, lineStarts));
  return terms;
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
