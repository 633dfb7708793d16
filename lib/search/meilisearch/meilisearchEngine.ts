/** Searches a Meilisearch server directly from the browser. */
import type { MultiSearchQuery } from 'meilisearch';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../engine';
import { joinAnswers, readAnswers } from './answers';
import type { QueryAnswer } from './answers';
import { candidateQueries, hasAlternatives, uniqueHits } from './candidateQueries';
import { proxyError, withNetworkErrors, readAnswer, searchError, timeoutError } from './failures';
import { requestedHits, chosenFacets, countQuery, hitQueries, termQueries, queryWords } from './queries';
import { rerankedHits, pageHits } from './pageHits';
import type { PageHits, RankContext } from './pageHits';
import { alternativeQueries } from './alternativeQueries';
import type { SearchRules } from '../searchRules';
import { prepareRules } from '../words/searchQuery';
import { fewDocuments } from '../ranking/rank';
import { withAnswerFirst, canHaveAnswer, valueAnswer } from '../valueAnswer';

export interface MeilisearchEngineOptions {
  /** Public address of the server. */
  readonly url: string;
  /** Search-only, because it is public. */
  readonly key: string;
  /** Name of the index in the language of the page. */
  readonly index: string;
  /** The rules of that language. */
  readonly rules: SearchRules;
  /** Time limit of one search. */
  readonly timeoutMs?: number;
}

/** Sends queries in one request; resolves with the answers in their order. Throws SearchError. */
type Ask = (queries: readonly MultiSearchQuery[]) => Promise<readonly QueryAnswer[]>;

/** Throws if the address or the key cannot be used. */
function addressOf({ url, key }: MeilisearchEngineOptions) {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (key !== '') headers.set('Authorization', `Bearer ${key}`);
  return { href: new URL('multi-search', url.endsWith('/') ? url : `${url}/`), headers };
}

/** All requests of one search share its time limit. Uses `fetch`, because the Meilisearch client hides response headers. */
function asker(options: MeilisearchEngineOptions, signal: AbortSignal): Ask {
  const { url, timeoutMs = 2000 } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const together = AbortSignal.any([signal, timeout]);
  const answerTo = async (queries: readonly MultiSearchQuery[]): Promise<unknown> => {
    const { href, headers } = addressOf(options);
    const request = { method: 'POST', headers, body: JSON.stringify({ queries }), signal: together };
    return readAnswer(url, await withNetworkErrors(url, fetch(href, request)));
  };
  return async (queries) => {
    try {
      const answers = readAnswers(await answerTo(queries), queries.length);
      if (answers === null) throw proxyError(url, { status: 200 });
      return answers;
    } catch (error) {
      signal.throwIfAborted();
      throw timeout.aborted ? timeoutError(url, timeoutMs) : searchError(url, error);
    }
  };
}

/** Sends several groups of queries in one request. */
async function askGroups(ask: Ask, groups: readonly (readonly MultiSearchQuery[])[]) {
  const answers = await ask(groups.flat());
  const starts = groups.map((_, place) => groups.slice(0, place).flat().length);
  return groups.map(({ length }, place) => answers.slice(starts[place], (starts[place] ?? 0) + length));
}

/** What a search needs besides its request. */
interface Context extends RankContext {
  readonly ask: Ask;
  readonly index: string;
}

/** The glossary terms among the answers to `termQueries`. */
function termsIn(answers: readonly QueryAnswer[]): SearchAnswer['terms'] {
  return answers.flatMap(({ hits }) => hits.map(({ hit }) => hit));
}

/** The answer for documents with all words, and what else is requested at the same time. */
async function allWords(words: readonly string[], request: SearchRequest, { ask, index }: Context) {
  const chosen = chosenFacets(request.filters);
  const groups = [
    hitQueries(index, words, request),
    termQueries(index, words),
    // If only the filters exclude documents with all words, nothing must replace them.
    words.length > 0 && chosen.length > 0 ? [countQuery(index, words)] : [],
    words.length > 1 ? [[], ...words.map((word) => [word])].map((held) => countQuery(index, held)) : [],
  ];
  const [all = [], found = [], unfiltered = [], counts = []] = await askGroups(ask, groups);
  const [documents = 0, ...held] = counts.map(({ total }) => total);
  const hits = joinAnswers(all, chosen);
  const total = unfiltered[0]?.total ?? hits.total;
  return {
    hits,
    /** Of all documents, regardless of filters. */
    total,
    terms: termsIn(found),
    /** Words that no document contains. */
    unknown: words.filter((_, place) => (words.length > 1 ? held[place] === 0 : total === 0)),
    counts: words.length > 1 ? { documents, words: held } : null,
  };
}

interface Asked {
  readonly request: SearchRequest;
  readonly words: readonly string[];
}

type AllWords = Awaited<ReturnType<typeof allWords>>;

/** Everything but the value; `all`: the candidates for it. */
type Found = Omit<SearchAnswer, 'hits' | 'value'> & PageHits;

/** A page of what the server found. */
function manyHits({ request, words }: Asked, { hits, total: held, terms, counts }: AllWords, context: Context): Found {
  const { isRanked, start } = requestedHits(words, request);
  const shown = { isRanked, start, end: start + request.pageSize, counts };
  const { total, facets } = hits;
  const { match, ...found } = pageHits(request.words, hits.hits, shown, context);
  // The hits that were not received may match differently.
  const isMention = match === 'mention' && hits.hits.length === held;
  return { ...found, total, facets, match: isMention ? 'mention' : 'all', terms };
}

/** For when few documents contain all of the words: those and others that may be meant, as the shipped index would rank them. */
async function fewHits(
  { request, words }: Asked,
  { terms, unknown, counts }: AllWords,
  context: Context,
): Promise<Found> {
  const { ask, index } = context;
  const others = alternativeQueries(words, unknown, context);
  const typed = candidateQueries(index, words, request.words, context);
  const [answers = [], counted = []] = await askGroups(ask, [typed, others.queries]);
  const meant = others.replaced(counted);
  if (meant.join(' ') === words.join(' '))
    return { ...rerankedHits(request, uniqueHits(answers), counts, context), terms };
  const instead = candidateQueries(index, meant, meant.join(' '), context);
  const [more = [], named = []] = await askGroups(ask, [instead, termQueries(index, meant)]);
  return { ...rerankedHits(request, uniqueHits([...answers, ...more]), counts, context), terms: termsIn(named) };
}

const nothing: SearchAnswer = { ...joinAnswers([], []), hits: [], match: 'all', terms: [], value: null };

async function search(request: SearchRequest, context: Context): Promise<SearchAnswer> {
  const { rules } = context;
  const words = queryWords(request.words, rules);
  // Only punctuation: without a word the server would return everything.
  if (words.length === 0 && request.words.trim() !== '') return nothing;
  const all = await allWords(words, request, context);
  const asked = { request, words };
  const isWhole = words.length < 2 && all.total > 0 && !hasAlternatives(request.words, rules);
  const isFew = words.length > 0 && all.total <= fewDocuments && !isWhole;
  const { page, all: found, ...answer } = isFew ? await fewHits(asked, all, context) : manyHits(asked, all, context);
  const mayAnswer = answer.match === 'all' && canHaveAnswer(request);
  const value = mayAnswer ? valueAnswer(request.words, found, rules) : null;
  return { ...answer, hits: withAnswerFirst(page, value), value };
}

/** Returns an engine for one index of a Meilisearch server. */
export function createMeilisearchEngine(options: MeilisearchEngineOptions): SearchEngine {
  const { index } = options;
  const { language } = options.rules;
  const rules = prepareRules(options.rules);
  return {
    search: (request, signal) => search(request, { ask: asker(options, signal), index, rules, language }),
    async count(texts, signal) {
      const queries = texts.map((text) => countQuery(index, queryWords(text, rules)));
      return (await asker(options, signal)(queries)).map(({ total }) => total);
    },
  };
}
