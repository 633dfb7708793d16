/** All words of the documents and what is between them, with their numbers. */
import { oneByteNumbers, twoByteNumbers } from './numbers';
import type { VocabularyTier } from './shippedIndex';
import { isGap } from '../words/tokens';
import { packWords, unpackWords } from './wordList';

/** Where a tier ends, by how many bytes its numbers take. */
const tierEnds = [oneByteNumbers, twoByteNumbers, Number.POSITIVE_INFINITY];

function byText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/**
 * The tokens as tiers, the most frequent first. `marked` is how a word is written in the index: with the marks of its
 * parts.
 */
export function packVocabulary(
  counts: ReadonlyMap<string, number>,
  marked: (word: string) => string,
): { readonly tiers: readonly VocabularyTier[]; readonly numbers: ReadonlyMap<string, number> } {
  const frequent = [...counts].sort(([left, many], [right, more]) => more - many || byText(left, right));
  const ordered: string[] = [];
  const tiers = tierEnds.map((end, index) => {
    const tokens = frequent.slice(tierEnds[index - 1] ?? 0, end).map(([token]) => token);
    const gaps = tokens.filter(isGap).sort(byText);
    const words = tokens.filter((token) => !isGap(token)).map((word) => ({ word, written: marked(word) }));
    words.sort((left, right) => byText(left.written, right.written));
    ordered.push(...gaps, ...words.map(({ word }) => word));
    return { gaps, words: packWords(words.map(({ written }) => written)) };
  });
  return { tiers, numbers: new Map(ordered.map((token, number) => [token, number])) };
}

export interface VocabularyToken {
  /** A word has the marks of its parts. */
  readonly text: string;
  readonly isWord: boolean;
}

/** The tokens in the order of their numbers. */
export function unpackVocabulary(tiers: readonly VocabularyTier[]): readonly VocabularyToken[] {
  return tiers.flatMap(({ gaps, words }) => [
    ...gaps.map((text) => ({ text, isWord: false })),
    ...unpackWords(words).map((text) => ({ text, isWord: true })),
  ]);
}
