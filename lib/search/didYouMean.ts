/** Suggests corrections of typos. Runs in the browser. */
import { nearestWord } from '@/lib/shared/browser/editDistance';
import { foldings, foldUmlauts, replaceWords, wordsOf } from '@/lib/shared/browser/spelling';

/** Typos allowed by word length; shorter words are too similar. */
function maxMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}

/** Returns the words that occur in none of the texts, not even within another word. */
export function unmatchedWords(texts: readonly string[], words: readonly string[]): readonly string[] {
  const folded = foldings.map((fold) => ({ fold, text: fold(texts.join('\n')) }));
  return words.filter((word) => folded.every(({ fold, text }) => !text.includes(fold(word))));
}

/**
 * Returns the search with each of the `missing` words replaced by the nearest one of the vocabulary, at most two
 * letters away; null if none is near.
 */
export function didYouMean(words: string, missing: readonly string[], vocabulary: readonly string[]): string | null {
  const candidates = [...new Set(vocabulary.flatMap(wordsOf))];
  const nearest = (word: string): string | null =>
    nearestWord(word, candidates, foldUmlauts, maxMistakes(foldUmlauts(word)));
  const meant = replaceWords(words, (word) => (missing.includes(word) ? (nearest(word) ?? word) : word));
  return meant === words ? null : meant.trim();
}
