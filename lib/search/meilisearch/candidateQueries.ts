/**
 * Queries for the documents that may be meant when few contain all of the words. The server alone would not find them:
 * when no document contains all words it keeps the rarest, and it knows synonyms only as the rules spell them.
 */
import type { MultiSearchQuery } from 'meilisearch';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { canonicalForm } from '../words/phrases';
import { readQuery } from '../words/searchQuery';
import type { QueryRules } from '../words/searchQuery';
import type { QueryAnswer, ServerDocument } from './answers';
import { firstWordQuery } from './queries';

/** Hits per query. More change nothing: the best candidates contain most of the words. */
const mostHits = { typed: 20, other: 6 } as const;

/** Maximum number of synonyms to try; each takes a query. */
const mostOthers = 12;

/** Whether the rules have synonyms for the typed words. */
export function hasAlternatives(text: string, rules: QueryRules): boolean {
  return readQuery(text, rules).others.length > 0;
}

/** Synonyms of the typed words, an equal share for each. */
function otherWords(text: string, rules: QueryRules): readonly (readonly string[])[] {
  const byPlace = groupBy(readQuery(text, rules).others, ({ from }) => from);
  const most = Math.ceil(mostOthers / byPlace.size);
  return [...byPlace.values()].flatMap((said) => said.slice(0, most).map(({ words }) => words));
}

/** Returns queries that require each word in turn, also as the rules spell it, and one for each synonym. `text`: the search as typed. */
export function candidateQueries(
  index: string,
  words: readonly string[],
  text: string,
  rules: QueryRules,
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

/** The documents of all answers, each once. */
export function uniqueDocuments(answers: readonly QueryAnswer[]): readonly ServerDocument[] {
  const documents = answers.flatMap((answer) => answer.documents);
  return [...new Map(documents.map((document) => [document.id, document])).values()];
}
