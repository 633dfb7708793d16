/** The search by a Meilisearch server, straight from the browser. */
import type { MultiSearchQuery } from 'meilisearch';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../engine';
import { joinAnswers, readAnswers } from './answers';
import type { HitsAnswer, QueryAnswer } from './answers';
import { notFromServer, reached, readAnswer, searchError, timeoutError } from './failures';
import {
  askedPage,
  chosenFacets,
  countQuery,
  eachFirst,
  exactCountQuery,
  hitQueries,
  termQueries,
  wordsToAsk,
} from './queries';
import { rankHits } from './rankHits';
import type { RankContext, WordCounts } from './rankHits';
import type { SearchRules } from '../searchRules';
import { spellingsOf } from '../spelling';
import { endingsIn } from '../shipped/endings';
import { prepareRules } from '../shipped/query';
import type { QueryRules } from '../shipped/query';
import { possibleParts, splitWord } from '../shipped/splitWord';
import { mayHaveAnswer, valueAnswer } from '../valueAnswer';

export interface MeilisearchEngineOptions {
  /** Public address of the server. */
  readonly url: string;
  /** Search-only: everybody sees it. */
  readonly key: string;
  /** Name of the index in the language of the page. */
  readonly index: string;
  /** The rules of that language. */
  readonly rules: SearchRules;
  /** How long one search may take. */
  readonly timeoutMs?: number;
}

/** Sends queries in one request; the answers come in their order. Throws SearchError. */
type Ask = (queries: readonly MultiSearchQuery[]) => Promise<readonly QueryAnswer[]>;

/** Throws if the address or the key cannot be used. */
function addressOf({ url, key }: MeilisearchEngineOptions) {
  const headers = new Headers({ Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' });
  return { href: new URL('multi-search', url.endsWith('/') ? url : `${url}/`), headers };
}

/** All requests of one search share its time limit. Not by the server's own client: it keeps the headers of answers to itself. */
function asker(options: MeilisearchEngineOptions, signal: AbortSignal): Ask {
  const { url, timeoutMs = 2000 } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const together = AbortSignal.any([signal, timeout]);
  const answerTo = async (queries: readonly MultiSearchQuery[]): Promise<unknown> => {
    const { href, headers } = addressOf(options);
    const request = { method: 'POST', headers, body: JSON.stringify({ queries }), signal: together };
    return readAnswer(url, await reached(url, fetch(href, request)));
  };
  return async (queries) => {
    try {
      const answers = readAnswers(await answerTo(queries), queries.length);
      if (answers === null) throw notFromServer(url, { status: 200 });
      return answers;
    } catch (error) {
      signal.throwIfAborted();
      throw timeout.aborted ? timeoutError(url, timeoutMs) : searchError(url, error);
    }
  };
}

/** Several groups of queries in one request. */
async function askGroups(ask: Ask, groups: readonly (readonly MultiSearchQuery[])[]) {
  const answers = await ask(groups.flat());
  const starts = groups.map((_, place) => groups.slice(0, place).flat().length);
  return groups.map(({ length }, place) => answers.slice(starts[place], (starts[place] ?? 0) + length));
}

/**
 * What holds the rarest of the words, and as many of the others as possible. Asked last: the server's own way, which
 * leaves out the frequent words, also leaves out all words that are equally rare.
 */
async function hitsOfRarest(
  ask: Ask,
  index: string,
  words: readonly string[],
  request: SearchRequest,
): Promise<HitsAnswer | undefined> {
  const groups = eachFirst(words).map((ordered) => hitQueries(index, ordered, 'last', request));
  const answers = await askGroups(ask, groups);
  const chosen = chosenFacets(request.filters);
  return answers
    .map((group) => joinAnswers(group, chosen))
    .filter(({ total }) => total > 0)
    .sort((one, other) => one.total - other.total)[0];
}

/** What searches are asked with. */
interface Context {
  readonly ask: Ask;
  readonly index: string;
  readonly rules: QueryRules;
  readonly exactWords: RankContext['exactWords'];
}

/** For words that no document holds, the words they consist of; unchanged if none does. */
async function withCompoundsCut(words: readonly string[], { ask, index, rules }: Context): Promise<readonly string[]> {
  const parts = [...new Set(words.flatMap((word) => possibleParts(word, rules)))];
  if (parts.length === 0) return words;
  const asked = [
    ...words.map((word) => countQuery(index, [word])),
    ...parts.map((part) => exactCountQuery(index, part)),
  ];
  const totals = (await ask(asked)).map(({ total }) => total);
  const known = new Set(parts.filter((_, place) => (totals[words.length + place] ?? 0) > 0));
  const isKnown = (word: string): boolean => known.has(word);
  return words.flatMap((word, place) =>
    totals[place] === 0 ? (splitWord(word, { rules, isKnown })[0] ?? [word]) : [word],
  );
}

/** The answer to words of which all must be found, and what else is asked at the same time. */
async function firstAnswers(words: readonly string[], request: SearchRequest, { ask, index }: Context) {
  const chosen = chosenFacets(request.filters);
  const groups = [
    hitQueries(index, words, 'all', request),
    words.length > 1 ? hitQueries(index, words, 'frequency', request) : [],
    termQueries(index, words),
    // Filters may leave nothing of what holds all words: then nothing else is to be shown in its place.
    words.length > 1 && chosen.length > 0 ? [countQuery(index, words)] : [],
    words.length > 1 ? [[], ...words.map((word) => [word])].map((held) => countQuery(index, held)) : [],
  ];
  const [all = [], frequent = [], found = [], unfiltered = [], counts = []] = await askGroups(ask, groups);
  const [documents = 0, ...held] = counts.map(({ total }) => total);
  const exact = joinAnswers(all, chosen);
  return {
    exact,
    some: joinAnswers(frequent, chosen),
    terms: found.flatMap(({ hits }) => hits.map(({ hit }) => hit)),
    holdAll: unfiltered[0]?.total ?? exact.total,
    counts: { documents, words: held },
  };
}

interface Ranking {
  readonly request: SearchRequest;
  /** As the server was asked for them at first. */
  readonly words: readonly string[];
  readonly counts: WordCounts | null;
}

/** The answer with the hits of the page in their order. */
function pageOf(
  found: HitsAnswer,
  { request, words, counts }: Ranking,
  context: Context,
): Pick<SearchAnswer, 'hits' | 'total' | 'facets' | 'value'> {
  const { isRanked, start } = askedPage(words, request);
  const ranked = isRanked ? rankHits(request.words, found.hits, counts, context) : found.hits;
  const hits = ranked.map(({ hit }) => hit);
  const value = mayHaveAnswer(request) ? valueAnswer(request.words, hits, context.rules) : null;
  return { ...found, hits: hits.slice(start, start + request.pageSize), value };
}

async function search(request: SearchRequest, context: Context): Promise<SearchAnswer> {
  const typed = wordsToAsk(request.words, context.rules);
  const first = await firstAnswers(typed, request, context);
  const words = first.holdAll > 0 ? typed : await withCompoundsCut(typed, context);
  const isCut = words.join(' ') !== typed.join(' ');
  const { exact, some, terms, holdAll } = isCut ? await firstAnswers(words, request, context) : first;
  const ranking = { request, words: typed, counts: typed.length > 1 ? first.counts : null };
  if (holdAll > 0 || words.length < 2) return { ...pageOf(exact, ranking, context), match: 'all', terms };
  if (some.total > 0) return { ...pageOf(some, ranking, context), value: null, match: 'some', terms };
  const rarest = await hitsOfRarest(context.ask, context.index, words, request);
  if (rarest === undefined) return { ...pageOf(exact, ranking, context), match: 'all', terms };
  return { ...pageOf(rarest, ranking, context), value: null, match: 'some', terms };
}

/** Answers searches from one index of a Meilisearch server. */
export function createMeilisearchEngine(options: MeilisearchEngineOptions): SearchEngine {
  const { index } = options;
  const rules = prepareRules(options.rules, endingsIn(options.rules.language));
  const exactWords = new Set(options.rules.exactWords.flatMap(spellingsOf));
  return {
    search: (request, signal) => search(request, { ask: asker(options, signal), index, rules, exactWords }),
    async count(texts, signal) {
      const queries = texts.map((text) => countQuery(index, wordsToAsk(text, rules)));
      return (await asker(options, signal)(queries)).map(({ total }) => total);
    },
  };
}
