/** Finds letters in a word, whatever its spelling. */
import { foldings } from '@/lib/shared/browser/spelling';
import type { Folding } from '@/lib/shared/browser/spelling';
import type { TextRange } from '../textRanges';

/** A folded text and the origin of each letter: `ö` may become two, an accent none. */
interface Folded {
  readonly text: string;
  /** For each letter its index in the original word; one more for the end. */
  readonly origins: readonly number[];
}

function foldWithOrigins(word: string, fold: Folding): Folded {
  const origins: number[] = [];
  let text = '';
  // Fold a letter together with its accents.
  for (const { 0: letter, index } of word.matchAll(/\P{M}?\p{M}*/gu)) {
    const folded = fold(letter);
    text += folded;
    origins.push(...Array.from({ length: folded.length }, () => index));
  }
  return { text, origins: [...origins, word.length] };
}

/** Maps a range of folded letters back to the word. */
function rangeAt(place: number, length: number, origins: readonly number[]): TextRange {
  const last = origins[place + length - 1];
  let next = place + length;
  while (origins[next] === last) next += 1;
  return { start: origins[place] ?? 0, end: origins[next] ?? 0 };
}

/**
 * Returns where the letters occur in a word, in any spelling: at its start if possible, else the last occurrence; null
 * if they do not occur.
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
