/** Typo tolerance. */
import type { QueryRules } from '../words/searchQuery';

const typosFrom = { one: 5, two: 9 } as const;

/** Returns how many typos a word of this length may have. */
export function typosIn({ length }: string): number {
  if (length < typosFrom.one) return 0;
  return length >= typosFrom.two ? 2 : 1;
}

/** Whether the word may be a typo of another one. `word` is folded. */
export function mayBeMistyped(word: string, { exactWords }: Pick<QueryRules, 'exactWords'>): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= typosFrom.one && !exactWords.has(word);
}
