/** Splits compounds that occur in no text: `Krankenhausbetten` into `Krankenhaus` and `Betten`. */
import { withoutLinkingElement } from './endings';
import { alternativePhrases } from './phrases';
import type { QueryRules } from './searchQuery';

const shortestPart = 4;

export interface SplitContext {
  readonly rules: QueryRules;
  /** Whether a text contains the word itself. */
  readonly isKnown: (word: string) => boolean;
}

/** The part itself and its synonyms. */
function waysToSay(part: string, rules: QueryRules): readonly (readonly string[])[] {
  return [[part], ...alternativePhrases(part, rules)];
}

interface Cut {
  readonly starts: readonly string[];
  readonly end: string;
}

/** All places where a word can be cut; none if it cannot be a compound. */
function cutsOf(word: string, { endings }: QueryRules): readonly Cut[] {
  if (!endings.hasCompounds || !/^\p{L}{8,40}$/u.test(word)) return [];
  return Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, index) => {
    const start = word.slice(0, shortestPart + index);
    return { starts: [...new Set([withoutLinkingElement(start), start])], end: word.slice(start.length) };
  });
}

/** Returns all words that `isKnown` may be asked about. */
export function candidateParts(word: string, rules: QueryRules): readonly string[] {
  const parts = cutsOf(word, rules).flatMap(({ starts, end }) => [...starts, end]);
  return [...new Set(parts.flatMap((part) => waysToSay(part, rules)).flat())];
}

/** Returns replacements of a compound by known words; none if it cannot be split into such. */
export function splitWord(word: string, { rules, isKnown }: SplitContext): readonly (readonly string[])[] {
  const saidParts = (part: string): readonly (readonly string[])[] =>
    waysToSay(part, rules).filter((words) => words.every(isKnown));
  for (const { starts, end } of cutsOf(word, rules)) {
    const ends = saidParts(end);
    const said = ends.length === 0 ? [] : starts.flatMap(saidParts);
    if (said.length > 0) return said.flatMap((start) => ends.map((words) => [...start, ...words]));
  }
  return [];
}
