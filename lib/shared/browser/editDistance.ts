/** Edit distance of words: a missing, additional or different letter, or two swapped letters, count as one. */
import type { Folding } from './spelling';

/** Rows of the table, reused by all calls: they are synchronous, and words are short. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;

const longestWord = 60;

function cost(typed: string, word: string, at: number, other: number): 0 | 1 {
  return typed.charCodeAt(at) === word.charCodeAt(other) ? 0 : 1;
}

function changedPlaces(typed: string, word: string, at: number, other: number): boolean {
  return (
    at > 0 &&
    other > 0 &&
    typed.charCodeAt(at) === word.charCodeAt(other - 1) &&
    typed.charCodeAt(at - 1) === word.charCodeAt(other)
  );
}

/** Returns the distance between a typed text and a word; `max` + 1 if it is greater than `max`. */
export function editDistance(typed: string, word: string, max: number): number {
  const width = word.length;
  const tooMany = max + 1;
  if (typed.length > longestWord || Math.abs(typed.length - width) > max) return tooMany;
  let [before, last, row]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  for (let other = 0; other <= width; other += 1) last[other] = other;
  for (let at = 0; at < typed.length; at += 1) {
    row[0] = at + 1;
    let lowest = at + 1;
    for (let other = 0; other < width; other += 1) {
      let value = Math.min(
        (last[other] ?? 0) + cost(typed, word, at, other),
        (last[other + 1] ?? 0) + 1,
        (row[other] ?? 0) + 1,
      );
      if (changedPlaces(typed, word, at, other)) value = Math.min(value, (before[other - 1] ?? 0) + 1);
      row[other + 1] = value;
      lowest = Math.min(lowest, value);
    }
    if (lowest > max) return tooMany;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[width] ?? tooMany, tooMany);
}

/**
 * Returns the word with the smallest distance from 1 to `most`, the first of equally near ones. Null if there is none,
 * or if one is equal.
 */
export function nearestWord(typed: string, words: readonly string[], fold: Folding, most: number): string | null {
  const folded = fold(typed);
  let nearest: string | null = null;
  let least = most + 1;
  for (const word of words) {
    const distance = editDistance(folded, fold(word), least - 1);
    if (distance < least) [nearest, least] = [word, distance];
  }
  return least === 0 ? null : nearest;
}
