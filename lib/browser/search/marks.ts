/** Which parts of a text match the words of a search. Runs in the browser. */
import { askedWords } from './askedWords';
import { foldings } from './spelling';
import type { Folding } from './spelling';
import { textWords } from './textWords';
import type { TextWord } from './textWords';

/** From the first letter to the one after the last, as `slice` takes them. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a text to show. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Fewer letters mark a word only if they are all of it. */
const shortestPart = 3;
/** Fewer letters mark a word only at its beginning or end: `alt` is no part of `Anstalten`. */
const shortestInside = 4;
/** Nobody types more words; input from a program must not slow down the page. */
const maxWords = 30;

/** A folded text that knows from which letter each of its letters comes: `ö` becomes two, an accent none. */
interface Folded {
  readonly text: string;
  /** For each letter the place of its origin; one more for the end. */
  readonly origins: readonly number[];
}

function foldWithOrigins(word: string, fold: Folding): Folded {
  const origins: number[] = [];
  let text = '';
  // A letter and its accents are folded as one.
  for (const { 0: letter, index } of word.matchAll(/\P{M}?\p{M}*/gu)) {
    const folded = fold(letter);
    text += folded;
    origins.push(...Array.from({ length: folded.length }, () => index));
  }
  return { text, origins: [...origins, word.length] };
}

function isAllowed(place: number, part: string, { text }: Folded): boolean {
  const atStart = place === 0;
  const atEnd = place + part.length === text.length;
  if (part.length < shortestPart) return atStart && atEnd;
  if (atStart) return true;
  // A year is not found in the middle of a number.
  if (/^\p{N}/u.test(part)) return false;
  return atEnd || part.length >= shortestInside;
}

/** The position of the part in the word; whole characters only. */
function placesOf(part: string, folded: Folded): readonly TextRange[] {
  const { text, origins } = folded;
  const found: TextRange[] = [];
  if (part === '') return found;
  for (let place = text.indexOf(part); place !== -1; place = text.indexOf(part, place + 1)) {
    const start = origins[place] ?? 0;
    // The `e` of a folded `ö` is not a letter of its own.
    const isWhole = place === 0 || origins[place - 1] !== start;
    const last = origins[place + part.length - 1];
    let next = place + part.length;
    while (origins[next] === last) next += 1;
    const end = origins[next] ?? 0;
    if (isWhole && isAllowed(place, part, folded)) found.push({ start, end });
  }
  return found;
}

/** Parts that overlap or touch become one. */
function merged(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last === undefined || last.end < range.start) joined.push(range);
    else joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, range.end) });
  }
  return joined;
}

/** The positions of the parts in a word of a text; `parts` in the order of the foldings. */
function rangesIn({ text, start, folded }: TextWord, parts: readonly (readonly string[])[]): readonly TextRange[] {
  return foldings.flatMap((fold, index) => {
    // Most words hold none of them; to know from which letter each comes takes longer.
    const held = (parts[index] ?? []).filter((part) => folded[index]?.includes(part));
    if (held.length === 0) return [];
    const withOrigins = foldWithOrigins(text, fold);
    const ranges = held.flatMap((part) => placesOf(part, withOrigins));
    return ranges.map((range) => ({ start: start + range.start, end: start + range.end }));
  });
}

/**
 * The parts of a text that match words of a search: whole words, beginnings and parts of compounds, in any spelling.
 * In the order of the text, never touching each other. Stop words are not marked.
 */
export function markedRanges(text: string, words: string, stopWords: readonly string[] = []): readonly TextRange[] {
  const asked = askedWords(words, stopWords).slice(0, maxWords);
  const { words: placed, folded } = textWords(text);
  const held = foldings.map((fold, index) => asked.map(fold).filter((part) => folded[index]?.includes(part)));
  if (held.every(({ length }) => length === 0)) return [];
  return merged(placed.flatMap((word) => rangesIn(word, held)));
}

/** The whole text in parts, those that match the words of a search marked. */
export function markedParts(text: string, words: string, stopWords: readonly string[] = []): readonly TextPart[] {
  const parts: TextPart[] = [];
  let cursor = 0;
  for (const { start, end } of markedRanges(text, words, stopWords)) {
    parts.push({ text: text.slice(cursor, start), isMarked: false }, { text: text.slice(start, end), isMarked: true });
    cursor = end;
  }
  parts.push({ text: text.slice(cursor), isMarked: false });
  return parts.filter((part) => part.text !== '');
}
