/** Completions of a search. Runs in the browser. */
import { valueText } from './valueSummary';
import type { SearchHit } from './document';
import { foldings, foldUmlauts, wordsOf } from '@/lib/shared/browser/spelling';

const maxCompletions = 6;
const fewestLetters = 2;

/** Whether a text starts like this, in any spelling. */
function begins(text: string, start: string): boolean {
  return foldings.some((fold) => fold(text).startsWith(fold(start)));
}

/** A completed search. */
export interface Completion {
  /** The typed words that stay, in any language. */
  readonly typed: string;
  /** In the language of its title. */
  readonly added: string;
  readonly language: string;
  /** The newest value and period of the indicator with this title, as in other suggestions. */
  readonly value: string | null;
}

export function completionText({ typed, added }: Pick<Completion, 'typed' | 'added'>): string {
  return typed + added;
}

/** A title and its language, BCP 47. */
type Title = Pick<SearchHit, 'title' | 'language'> & Partial<Pick<SearchHit, 'value'>>;

/**
 * Returns up to six searches that start with the typed words: the last word completed from titles, shortest first, then
 * whole titles. None if the last word has fewer than two letters. `language`: of the page, BCP 47.
 */
export function completionsOf(typed: string, found: readonly Title[], language: string): readonly Completion[] {
  const last = /\S+$/.exec(typed)?.[0] ?? '';
  if (last.length < fewestLetters) return [];
  const before = typed.slice(0, typed.length - last.length);
  // Prefer the language of the page for a word that two languages share.
  const titles = found.toSorted(
    (left, right) => Number(right.language === language) - Number(left.language === language),
  );
  const words = titles.flatMap(({ title, language: own }) =>
    wordsOf(title)
      .filter((word) => begins(word, last))
      .map((word) => ({ typed: before, added: word, language: own })),
  );
  const whole = titles
    .filter(({ title }) => begins(title, typed))
    .map(({ title, language: own }) => ({ typed: '', added: title, language: own }));
  const shortFirst = words.toSorted((left, right) => left.added.length - right.added.length);
  const seen = new Set([foldUmlauts(typed.trim())]);
  const completions = [...shortFirst, ...whole].filter((completion) => {
    const folded = foldUmlauts(completionText(completion));
    return !seen.has(folded) && seen.add(folded);
  });
  return completions.slice(0, maxCompletions).map((completion) => {
    const folded = foldUmlauts(completionText(completion));
    const value = titles.find(({ title }) => foldUmlauts(title) === folded)?.value ?? null;
    return { ...completion, value: valueText({ hit: { value, areas: null }, area: null }) };
  });
}
