/** Compounds that are in no text, as the words they consist of: `Krankenhausbetten` is `Krankenhaus` and `Betten`. */
import { partJoints } from './endings';
import { isSolid, matchExactly } from './matchWord';
import type { Comparison } from './matchWord';
import { saidOtherwise } from './query';
import type { QueryRules } from './query';

const shortestPart = 4;

interface SplitContext {
  readonly comparison: Comparison;
  readonly rules: QueryRules;
}

/** The ways to say a part that some text holds: the word itself, and what means the same. */
function saidParts(part: string, { comparison, rules }: SplitContext): readonly (readonly string[])[] {
  const ways = [[part], ...saidOtherwise(part, rules)];
  return ways.filter((words) => words.every((word) => isSolid(matchExactly(word, comparison))));
}

/** `Wohnungs` is `Wohnung`, too. */
function withoutJoint(part: string): readonly string[] {
  const joint = partJoints.find((text) => part.endsWith(text) && part.length - text.length >= shortestPart);
  return joint === undefined ? [part] : [part, part.slice(0, -joint.length)];
}

/** Words that together mean the same; none if the word is no compound of known words. */
export function splitWord(word: string, context: SplitContext): readonly (readonly string[])[] {
  if (!context.comparison.endings.hasCompounds || !/^\p{L}{8,40}$/u.test(word)) return [];
  for (let place = shortestPart; place <= word.length - shortestPart; place += 1) {
    const ends = saidParts(word.slice(place), context);
    if (ends.length === 0) continue;
    const starts = withoutJoint(word.slice(0, place)).flatMap((part) => saidParts(part, context));
    if (starts.length > 0) return starts.flatMap((start) => ends.map((end) => [...start, ...end]));
  }
  return [];
}
