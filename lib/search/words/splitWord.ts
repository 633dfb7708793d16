/** Compounds that are in no text, as the words they consist of: `Krankenhausbetten` is `Krankenhaus` and `Betten`. */
import { withoutLinkingElement } from './endings';
import { alternativePhrases } from './phrases';
import type { QueryRules } from './searchQuery';

const shortestPart = 4;

export interface SplitContext {
  readonly rules: QueryRules;
  /** Whether some text holds the word itself. */
  readonly isKnown: (word: string) => boolean;
}

/** The ways to say a part: the word itself, and what means the same. */
function waysToSay(part: string, rules: QueryRules): readonly (readonly string[])[] {
  return [[part], ...alternativePhrases(part, rules)];
}

interface Cut {
  readonly starts: readonly string[];
  readonly end: string;
}

/** Wherever a compound can be cut; nowhere if the word can be none. */
function cutsOf(word: string, { endings }: QueryRules): readonly Cut[] {
  if (!endings.hasCompounds || !/^\p{L}{8,40}$/u.test(word)) return [];
  return Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, index) => {
    const start = word.slice(0, shortestPart + index);
    return { starts: [...new Set([withoutLinkingElement(start), start])], end: word.slice(start.length) };
  });
}

/** All words of which it must be known whether some text holds them. */
export function candidateParts(word: string, rules: QueryRules): readonly string[] {
  const parts = cutsOf(word, rules).flatMap(({ starts, end }) => [...starts, end]);
  return [...new Set(parts.flatMap((part) => waysToSay(part, rules)).flat())];
}

/** Words that together mean the same; none if the word is no compound of known words. */
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
