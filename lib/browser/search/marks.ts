/** Which parts of a text match the words of a search. Runs in the browser. */
import { askedWords } from './askedWords';
import { foldings } from './spelling';
import type { Folding } from './spelling';
import { mergeRanges } from './textRanges';
import type { TextRange } from './textRanges';
import { textWords } from './textWords';
import type { TextWord } from './textWords';

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

/** From so many folded letters to those of the word that they come from. */
function rangeAt(place: number, length: number, origins: readonly number[]): TextRange {
  const last = origins[place + length - 1];
  let next = place + length;
  while (origins[next] === last) next += 1;
  return { start: origins[place] ?? 0, end: origins[next] ?? 0 };
}

/** The position of the part in the word; whole characters only. */
function placesOf(part: string, folded: Folded): readonly TextRange[] {
  const { text, origins } = folded;
  const found: TextRange[] = [];
  if (part === '') return found;
  for (let place = text.indexOf(part); place !== -1; place = text.indexOf(part, place + 1)) {
    const range = rangeAt(place, part.length, origins);
    // The `e` of a folded `ö` is not a letter of its own.
    const isWhole = place === 0 || origins[place - 1] !== range.start;
    if (isWhole && isAllowed(place, part, folded)) found.push(range);
  }
  return found;
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
 * Where these letters stand in a word in which they are known to be, in any spelling: at its beginning if they do, else at
 * its end, else anywhere; null if they do not.
 */
export function placeIn(word: string, letters: string): TextRange | null {
  for (const fold of foldings) {
    const { text, origins } = foldWithOrigins(word, fold);
    const part = fold(letters);
    const place = text.startsWith(part) ? 0 : text.lastIndexOf(part);
    if (part !== '' && place !== -1) return rangeAt(place, part.length, origins);
  }
  return null;
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
  return mergeRanges(placed.flatMap((word) => rangesIn(word, held)));
}
