/** The word that somebody probably meant. Runs in the browser. */
import { askedWords } from './askedWords';
import { editDistance } from './editDistance';
import { markedRanges } from './marks';
import { foldUmlauts, replaceWords, wordsOf } from './spelling';

/** Characters that may differ, by word length; shorter words are too alike. */
function maxMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** The nearest of the words; of equally near ones the first. */
function nearest(word: string, candidates: readonly string[]): string | null {
  const folded = foldUmlauts(word);
  const max = maxMistakes(folded);
  const distances = candidates.map((candidate) => editDistance(folded, foldUmlauts(candidate), max));
  const least = Math.min(...distances);
  return least > 0 && least <= max ? (candidates[distances.indexOf(least)] ?? null) : null;
}

/** The words of a search that none of the texts holds; stop words are ignored. */
export function wordsNotIn(texts: readonly string[], words: string, stopWords: readonly string[]): readonly string[] {
  return askedWords(words, stopWords).filter((word) => texts.every((text) => markedRanges(text, word).length === 0));
}

/**
 * The same search with each of the `missing` words replaced by the nearest one of the vocabulary, at most two letters
 * away; null if there is none that is near.
 */
export function didYouMean(words: string, missing: readonly string[], vocabulary: readonly string[]): string | null {
  const candidates = [...new Set(vocabulary.flatMap(wordsOf))];
  const meant = replaceWords(words, (word) => (missing.includes(word) ? (nearest(word, candidates) ?? word) : word));
  return meant === words ? null : meant.trim();
}
