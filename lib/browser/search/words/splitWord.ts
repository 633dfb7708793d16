/** Compounds that are in no text, as the words they consist of: `Krankenhausbetten` is `Krankenhaus` and `Betten`. */
import { foldAccents } from '../../foldAccents';
import { foldUmlauts } from '../spelling';
import { partJoints } from './endings';
import { saidOtherwise } from './phrases';
import type { QueryRules } from './query';

const shortestPart = 4;
/** Of an end that says nothing: `Energiemix`. */
const shortestSilent = 3;

export interface SplitContext {
  readonly rules: QueryRules;
  /** Whether some text holds the word itself. */
  readonly isKnown: (word: string) => boolean;
}

/** The ways to say a part: the word itself, and what means the same. */
function waysToSay(part: string, rules: QueryRules): readonly (readonly string[])[] {
  return [[part], ...saidOtherwise(part, rules)];
}

/** `Wohnungs` is `Wohnung`, too. */
function withoutJoint(part: string): readonly string[] {
  const joint = partJoints.find((text) => part.endsWith(text) && part.length - text.length >= shortestPart);
  return joint === undefined ? [part] : [part.slice(0, -joint.length), part];
}

interface Cut {
  readonly starts: readonly string[];
  readonly end: string;
}

/** Wherever a compound can be cut; nowhere if the word can be none. */
function cutsOf(word: string, { endings }: QueryRules): readonly Cut[] {
  if (!endings.hasCompounds || !/^\p{L}{7,40}$/u.test(word)) return [];
  return Array.from({ length: word.length - shortestPart - shortestSilent + 1 }, (_, index) => {
    const place = shortestPart + index;
    return { starts: withoutJoint(word.slice(0, place)), end: word.slice(place) };
  });
}

/** All words of which it must be known whether some text holds them. */
export function possibleParts(word: string, rules: QueryRules): readonly string[] {
  const parts = cutsOf(word, rules).flatMap(({ starts, end }) => [...starts, end]);
  return [...new Set(parts.flatMap((part) => waysToSay(part, rules)).flat())];
}

/** Of `Kinderzahl` only the children say something. */
function isSilent(part: string, { stopWords, lightWords }: QueryRules): boolean {
  return stopWords.has(foldUmlauts(part)) || lightWords.has(foldUmlauts(part));
}

/** Of `Stadtklima` only the climate: every page is about the region. */
function isOfRegion(part: string, { regionNames, regionLevels }: QueryRules): boolean {
  const folded = foldAccents(part);
  return regionNames.has(folded) || regionLevels.has(folded);
}

/** Words that together mean the same; none if the word is no compound of known words. */
export function splitWord(word: string, { rules, isKnown }: SplitContext): readonly (readonly string[])[] {
  const saidParts = (part: string): readonly (readonly string[])[] =>
    part.length < shortestPart ? [] : waysToSay(part, rules).filter((words) => words.every(isKnown));
  for (const { starts, end } of cutsOf(word, rules)) {
    const ends = isSilent(end, rules) ? [[]] : saidParts(end);
    if (ends.length === 0) continue;
    const found =
      starts.some((start) => isOfRegion(start, rules)) && ends.some(({ length }) => length > 0)
        ? [[]]
        : starts.flatMap(saidParts);
    if (found.length > 0) return found.flatMap((start) => ends.map((said) => [...start, ...said]));
  }
  return [];
}
