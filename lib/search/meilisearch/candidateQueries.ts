/**
 * The documents that may be meant where few hold all of the words. The server alone would not find them: of words that are not
 * all held it keeps the rarest, and it knows what means the same only as the rules spell it.
 */
import type { MultiSearchQuery } from 'meilisearch';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { canonicalForm } from '../words/phrases';
import { readQuery } from '../words/searchQuery';
import type { QueryRules } from '../words/searchQuery';
import type { QueryAnswer, RankedHit } from './answers';
import type { RankContext } from './pageHits';
import { firstWordQuery } from './queries';

/** More hits of each query change nothing: the documents in question hold most of the words. */
const mostHits = { typed: 20, other: 6 } as const;

/** What else the words of a search may be called; each takes a query. */
const mostOthers = 12;

/** Whether the rules know other words for what was typed. */
export function hasAlternatives(text: string, rules: QueryRules): boolean {
  return readQuery(text, rules).others.length > 0;
}

/** Other words for those typed; of every typed word as many. */
function otherWords(text: string, rules: QueryRules): readonly (readonly string[])[] {
  const byPlace = groupBy(readQuery(text, rules).others, ({ from }) => from);
  const most = Math.ceil(mostOthers / byPlace.size);
  return [...byPlace.values()].flatMap((said) => said.slice(0, most).map(({ words }) => words));
}

/** Each of the words in turn as the one that must be found, also as the rules spell it, and other words. `text`: as they were typed. */
export function candidateQueries(
  index: string,
  words: readonly string[],
  text: string,
  { rules }: RankContext,
): readonly MultiSearchQuery[] {
  const typed = words.flatMap((word, place) => {
    const rest = words.filter((_, other) => other !== place);
    return [[word], canonicalForm(word.trim(), rules) ?? []].flatMap((first) =>
      first.length > 0 ? [[...first, ...rest]] : [],
    );
  });
  const others = otherWords(text, rules).map((said) => said.join(' '));
  return [
    ...typed.map((asked) => firstWordQuery(index, asked, mostHits.typed)),
    ...Array.from(new Set(others), (asked) => firstWordQuery(index, [asked], mostHits.other)),
  ];
}

/** Each document once. */
export function uniqueHits(answers: readonly QueryAnswer[]): readonly RankedHit[] {
  const found = new Map(answers.flatMap(({ hits }) => hits.map((hit) => [hit.hit.id, hit] as const)));
  return [...found.values()];
}
