/** The word that somebody probably meant. Runs in the browser. */
import { askedWords } from './askedWords';
import { markedRanges } from './marks';
import { foldUmlauts, wordsOf } from './spelling';

/** Letters that may differ, for words of so many letters; shorter ones are too alike. */
function mostMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** How many letters have to be changed, added, left out or swapped; more than `most` counts as one more. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const swapped = row > 1 && column > 1 && isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    [beforeLast, last] = [last, current];
  }
  return Math.min(last.at(-1) ?? 0, most + 1);
}

/** The nearest of the words; of equally near ones the first. */
function nearest(word: string, candidates: readonly string[]): string | null {
  const folded = foldUmlauts(word);
  const most = mostMistakes(folded);
  const distances = candidates.map((candidate) => editDistance(folded, foldUmlauts(candidate), most));
  const least = Math.min(...distances);
  return least > 0 && least <= most ? (candidates[distances.indexOf(least)] ?? null) : null;
}

/** The words of a search that none of the texts holds; stop words are not looked for. */
export function wordsNotIn(texts: readonly string[], words: string, stopWords: readonly string[]): readonly string[] {
  return askedWords(words, stopWords).filter((word) => texts.every((text) => markedRanges(text, word).length === 0));
}

/**
 * The same search with each of the `missing` words replaced by the nearest one of the vocabulary, at most two letters
 * away; null where there is none that is near.
 */
export function didYouMean(words: string, missing: readonly string[], vocabulary: readonly string[]): string | null {
  const candidates = [...new Set(vocabulary.flatMap(wordsOf))];
  const meant = missing.reduce((text, word) => {
    const near = nearest(word, candidates);
    return near === null ? text : text.replace(word, () => near);
  }, words);
  return meant === words ? null : meant.trim();
}
