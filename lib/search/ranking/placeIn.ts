/** Where letters stand in a word, whatever its spelling. */
import { foldings } from '@/lib/shared/browser/spelling';
import type { Folding } from '@/lib/shared/browser/spelling';
import type { TextRange } from '../textRanges';

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

/** From so many folded letters to those of the word that they come from. */
function rangeAt(place: number, length: number, origins: readonly number[]): TextRange {
  const last = origins[place + length - 1];
  let next = place + length;
  while (origins[next] === last) next += 1;
  return { start: origins[place] ?? 0, end: origins[next] ?? 0 };
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
