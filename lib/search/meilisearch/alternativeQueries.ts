/**
 * Guesses what is meant by words that no document on the server contains: synonyms that occur only as the start of a
 * longer word, parts of compounds, words with a different first letter.
 */
import type { MultiSearchQuery } from 'meilisearch';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { mayBeMistyped } from '../ranking/typos';
import { canonicalForm, alternativePhrases } from '../words/phrases';
import type { Phrase } from '../words/phrases';
import { candidateParts, splitWord } from '../words/splitWord';
import type { QueryAnswer } from './answers';
import type { QueryRules } from '../words/searchQuery';
import { countQuery, exactCountQuery } from './queries';

/** Queries for possible replacements of unknown words. */
export interface AlternativeQueries {
  readonly queries: readonly MultiSearchQuery[];
  /** Takes the answers in order; returns the words of the search, with unknown ones replaced where a replacement was found. */
  readonly replaced: (answers: readonly QueryAnswer[]) => readonly string[];
}

interface Known {
  readonly index: string;
  readonly rules: QueryRules;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Maximum number of misspelled words to correct: each takes some fifty queries. */
const mostMistyped = 2;

/**
 * Returns the words that differ from this one by a typo in the first letter. The server counts such a typo twice, so it
 * finds them only for long words.
 */
export function firstLetterVariants(word: string): readonly string[] {
  const [first = '', second = ''] = word;
  const rest = word.slice(1);
  const others = [rest, second + first + rest.slice(1), ...letters.flatMap((letter) => [letter + rest, letter + word])];
  return [...new Set(others)].filter((other) => other !== word);
}

export function alternativeQueries(
  words: readonly string[],
  unknown: readonly string[],
  { index, rules }: Known,
): AlternativeQueries {
  // The server matches synonyms as whole words: `Arbeitslose` does not find `Arbeitslosen-Quote`.
  const said = new Map(unknown.map((word) => [word, alternativePhrases(word, rules)]));
  const begun = [...said.values()].flat();
  const parts = unknown.flatMap((word) => candidateParts(word, rules));
  const mistyped = new Map(
    unknown
      .filter((word) => mayBeMistyped(foldAccents(word), rules))
      .slice(0, mostMistyped)
      .map((word) => [word, firstLetterVariants(foldAccents(word))]),
  );
  const asked = [...new Set([...parts, ...[...mistyped.values()].flat()])];
  return {
    queries: [
      ...asked.map((word) => exactCountQuery(index, word)),
      ...begun.map((phrase) => countQuery(index, phrase)),
    ],
    replaced(answers) {
      const countOf = (word: string): number => answers[asked.indexOf(word)]?.total ?? 0;
      const isBegun = (phrase: Phrase): boolean => (answers[asked.length + begun.indexOf(phrase)]?.total ?? 0) > 0;
      const meant = (word: string): readonly string[] => {
        const otherwise = said.get(word)?.find(isBegun);
        if (otherwise !== undefined) return otherwise;
        const split = splitWord(word, { rules, isKnown: (part) => countOf(part) > 0 })[0];
        if (split !== undefined) return split;
        const [similar = word] = mistyped.get(word)?.toSorted((one, other) => countOf(other) - countOf(one)) ?? [];
        if (countOf(similar) > 0) return [similar];
        return canonicalForm(word, rules) ?? [word];
      };
      return words.flatMap((word) => (unknown.includes(word) ? meant(word) : [word]));
    },
  };
}
