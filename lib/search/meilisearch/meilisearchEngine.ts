/** Searches a Meilisearch server directly from the browser. */
import type { MultiSearchQuery } from 'meilisearch';
import type { HitHighlights, SearchAnswer, SearchEngine, SearchRequest } from '../engine';
import { hitHighlighter } from '../ranking/hitHighlighter';
import { fewDocuments } from '../ranking/rank';
import { answerFrom, documentsAt, find, markedHits, wordIndexOf } from '../ranking/searchAmong';
import type { Searchable } from '../ranking/searchAmong';
import { scoreWords } from '../ranking/scoreWords';
import type { SearchRules } from '../searchRules';
import { firstValueAnswer, withAnswerFirst } from '../valueAnswer';
import { prepareRules, readQuery } from '../words/searchQuery';
import type { QueryRules } from '../words/searchQuery';
import { alternativeQueries } from './alternativeQueries';
import { joinAnswers, readAnswers } from './answers';
import type { QueryAnswer, ServerDocument } from './answers';
import { candidateQueries, hasAlternatives, uniqueDocuments } from './candidateQueries';
import { proxyError, withNetworkErrors, readAnswer, searchError, timeoutError } from './failures';
import { requestedHits, chosenFacets, countQuery, hitQueries, termQueries, queryWords } from './queries';

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
interface Context {
  readonly ask: Ask;
  readonly index: string;
  readonly rules: QueryRules;
  /** Language for sorting titles, ISO 639-3. */
  readonly language: string;
}

function searchable(documents: readonly ServerDocument[], { rules, language }: Context): Searchable<ServerDocument> {
  const index = wordIndexOf(documents, documents.map(({ compounds }) => compounds).join(' '), rules);
  index.addAll();
  return { documents, index, language };
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
    terms: found.flatMap((answer) => answer.documents),
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

/** The server also returns similar words even if others match exactly: marks them in a hit as if it were the only one. */
function markAlone(words: string, document: ServerDocument, context: Context): HitHighlights {
  const { index } = searchable([document], context);
  return hitHighlighter(scoreWords(readQuery(words, context.rules), index), index)(document, document);
}

/** A page of what the server found, the first hits in the order of the shipped index. */
function manyHits({ request, words }: Asked, found: AllWords, context: Context): SearchAnswer {
  const { hits, total: held, terms, counts } = found;
  const { documents, total, facets } = hits;
  const { isRanked, start } = requestedHits(words, request);
  const among = searchable(documents, context);
  const scored = find(request.words, among, counts);
  const isFound = new Set(scored.documents);
  const sent = [...documents.keys()];
  // Hits that the words do not explain stay at the end.
  const places = isRanked ? [...scored.documents, ...sent.filter((place) => !isFound.has(place))] : sent;
  // The hits that were not received may match differently.
  const match = scored.match === 'mention' && documents.length === held ? 'mention' : 'all';
  const value = firstValueAnswer(request, match, documentsAt(places, documents), context.rules);
  const shown = places.slice(start, start + request.pageSize);
  const markOther = (document: ServerDocument): HitHighlights => markAlone(request.words, document, context);
  const page = markedHits(shown, scored, among, words.length === 0 ? undefined : markOther);
  return { hits: withAnswerFirst(page, value), total, facets, match, terms, value };
}

/** For when few documents contain all of the words: those and others that may be meant, as the shipped index would rank them. */
async function fewHits({ request, words }: Asked, found: AllWords, context: Context): Promise<SearchAnswer> {
  const { ask, index, rules } = context;
  const { terms, unknown, counts } = found;
  const others = alternativeQueries(words, unknown, { index, rules });
  const typed = candidateQueries(index, words, request.words, rules);
  const [answers = [], counted = []] = await askGroups(ask, [typed, others.queries]);
  const meant = others.replaced(counted);
  const answer = (all: readonly QueryAnswer[]): Omit<SearchAnswer, 'terms'> => {
    const among = searchable(uniqueDocuments(all), context);
    return answerFrom(find(request.words, among, counts), request, among);
  };
  if (meant.join(' ') === words.join(' ')) return { ...answer(answers), terms };
  const instead = candidateQueries(index, meant, meant.join(' '), rules);
  const [more = [], named = []] = await askGroups(ask, [instead, termQueries(index, meant)]);
  return { ...answer([...answers, ...more]), terms: named.flatMap(({ documents }) => documents) };
}

const nothing: SearchAnswer = {
  hits: [],
  total: 0,
  facets: joinAnswers([], []).facets,
  match: 'all',
  terms: [],
  value: null,
};

async function search(request: SearchRequest, context: Context): Promise<SearchAnswer> {
  const { rules } = context;
  const words = queryWords(request.words, rules);
  // Only punctuation: without a word the server would return everything.
  if (words.length === 0 && request.words.trim() !== '') return nothing;
  const all = await allWords(words, request, context);
  const asked = { request, words };
  const isWhole = words.length < 2 && all.total > 0 && !hasAlternatives(request.words, rules);
  const isFew = words.length > 0 && all.total <= fewDocuments && !isWhole;
  return isFew ? fewHits(asked, all, context) : manyHits(asked, all, context);
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
