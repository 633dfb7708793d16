/** How many mistakes a typed word may have. */
import type { QueryRules } from '../words/searchQuery';

const typosFrom = { one: 5, two: 9 } as const;

/** How many mistakes a word of this length may have. */
export function typosIn({ length }: string): number {
  if (length < typosFrom.one) return 0;
  return length >= typosFrom.two ? 2 : 1;
}

/** `word` is folded. */
export function mayBeMistyped(word: string, { exactWords }: Pick<QueryRules, 'exactWords'>): boolean {
  return /^\p{L}+$/u.test(word) && word.length >= typosFrom.one && !exactWords.has(word);
}
