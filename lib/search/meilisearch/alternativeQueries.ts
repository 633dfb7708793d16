/**
 * What may be meant by words that no document of the server holds: what means the same and is only the beginning of a word there,
 * the parts of compounds, words with another first letter.
 */
import type { MultiSearchQuery } from 'meilisearch';
import { foldAccents } from '@/lib/shared/browser/foldAccents';
import { mayBeMistyped } from '../ranking/typos';
import { canonicalForm, alternativePhrases } from '../words/phrases';
import type { Phrase } from '../words/phrases';
import { candidateParts, splitWord } from '../words/splitWord';
import type { QueryAnswer } from './answers';
import type { RankContext } from './pageHits';
import { countQuery, exactCountQuery } from './queries';

/** The queries that tell which other words the server has. */
export interface AlternativeQueries {
  readonly queries: readonly MultiSearchQuery[];
  /** With the answers to them: the words of the search, the unknown ones replaced by what is meant if that is known. */
  readonly replaced: (answers: readonly QueryAnswer[]) => readonly string[];
}

interface Known extends RankContext {
  readonly index: string;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

/** Each takes some fifty queries. */
const mostMistyped = 2;

/**
 * The words that differ from this one in a mistake at its beginning. To the server such a mistake counts twice, so it finds them
 * only for long words.
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
  // To the server synonyms are whole words: of `Arbeitslose` it does not find the `Arbeitslosen-Quote`.
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
