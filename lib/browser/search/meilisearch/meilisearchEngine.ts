/** The search by a Meilisearch server, straight from the browser. */
import type { MultiSearchQuery } from 'meilisearch';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../engine';
import { joinAnswers, readAnswers } from './answers';
import type { HitsAnswer, QueryAnswer } from './answers';
import { notFromServer, reached, readAnswer, searchError, timeoutError } from './failures';
import { askedPage, chosenFacets, countQuery, eachFirst, hitQueries, termQueries, wordsToAsk } from './queries';
import { pageHits } from './pageHits';
import type { RankContext } from './pageHits';
import { otherWordQueries } from './unknownWords';
import type { SearchRules } from '../searchRules';
import { endingsIn } from '../words/endings';
import { comparisonWords } from '../shipped/matchWord';
import { prepareRules } from '../words/query';
import { fewDocuments } from '../shipped/rank';
import { answerFirst, mayHaveAnswer, valueAnswer } from '../valueAnswer';

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
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (key !== '') headers.set('Authorization', `Bearer ${key}`);
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
interface Context extends RankContext {
  readonly ask: Ask;
  readonly index: string;
}

/** The answer to words of which all must be found, and what else is asked at the same time. */
async function allWords(words: readonly string[], request: SearchRequest, { ask, index }: Context) {
  const chosen = chosenFacets(request.filters);
  const groups = [
    hitQueries(index, words, 'all', request),
    termQueries(index, words),
    // Filters may leave nothing of what holds all words: then nothing else is to be shown in its place.
    words.length > 0 && chosen.length > 0 ? [countQuery(index, words)] : [],
    words.length > 1 ? [[], ...words.map((word) => [word])].map((held) => countQuery(index, held)) : [],
  ];
  const [all = [], found = [], unfiltered = [], counts = []] = await askGroups(ask, groups);
  const [documents = 0, ...held] = counts.map(({ total }) => total);
  const hits = joinAnswers(all, chosen);
  const total = unfiltered[0]?.total ?? hits.total;
  return {
    hits,
    /** Of all documents, whatever the filters. */
    total,
    terms: found.flatMap((answer) => answer.hits.map(({ hit }) => hit)),
    /** The words that no document holds. */
    unknown: words.filter((_, place) => (words.length > 1 ? held[place] === 0 : total === 0)),
    counts: words.length > 1 ? { documents, words: held } : null,
  };
}

interface Found extends Pick<SearchAnswer, 'match' | 'terms'> {
  readonly hits: HitsAnswer;
}

/** What the server found with some of the words; if that is nothing, what holds the rarest of them. */
async function someWords(
  words: readonly string[],
  some: readonly QueryAnswer[],
  request: SearchRequest,
  { ask, index }: Context,
): Promise<Pick<Found, 'hits' | 'match'> | null> {
  if (words.length < 2) return null;
  const hits = joinAnswers(some, chosenFacets(request.filters));
  const found = hits.total > 0 ? hits : await hitsOfRarest(ask, index, words, request);
  return found === undefined ? null : { hits: found, match: 'some' };
}

interface Words {
  readonly words: readonly string[];
  readonly unknown: readonly string[];
}

/** When nothing holds all words: what holds other words that are meant, else what holds some of the words. */
async function otherHits({ words, unknown }: Words, none: Found, request: SearchRequest, context: Context) {
  const { ask, index } = context;
  const someQueries = (asked: readonly string[]): readonly MultiSearchQuery[] =>
    asked.length > 1 ? hitQueries(index, asked, 'frequency', request) : [];
  const others = otherWordQueries(words, unknown, context);
  const queries = [someQueries(words), others.queries];
  const [some = [], counted = []] = queries.flat().length === 0 ? [] : await askGroups(ask, queries);
  const meant = others.replaced(counted);
  if (meant.join(' ') === words.join(' ')) return { ...none, ...(await someWords(words, some, request, context)) };
  const all = await allWords(meant, request, context);
  const found: Found = { hits: all.hits, terms: all.terms, match: 'all' };
  if (all.total > 0) return found;
  return { ...found, ...(await someWords(meant, await ask(someQueries(meant)), request, context)) };
}

type AllWords = Awaited<ReturnType<typeof allWords>>;

/** If few hold all of the words, whatever the filters: with what holds the rare ones, as the shipped index does. */
async function joinedHits(words: readonly string[], found: AllWords, request: SearchRequest, { ask, index }: Context) {
  const isFew = words.length > 1 && found.total <= fewDocuments;
  if (!isFew || request.pageSize === 0) return found.hits;
  const some = await ask(hitQueries(index, words, 'frequency', request));
  return joinAnswers(some, chosenFacets(request.filters));
}

const nothing: SearchAnswer = { ...joinAnswers([], []), hits: [], match: 'all', terms: [], value: null };

async function search(request: SearchRequest, context: Context): Promise<SearchAnswer> {
  const words = wordsToAsk(request.words, context.rules);
  // Nothing but marks; without a word the server would give all it has.
  if (words.length === 0 && request.words.trim() !== '') return nothing;
  const all = await allWords(words, request, context);
  const { unknown, counts, hits: exactHits, terms } = all;
  const exact: Found = { hits: exactHits, terms, match: 'all' };
  const found =
    all.total > 0
      ? { ...exact, hits: await joinedHits(words, all, request, context) }
      : await otherHits({ words, unknown }, exact, request, context);
  const { hits, total, facets } = found.hits;
  const { isRanked, start } = askedPage(words, request);
  const ordered = { isRanked, start, end: start + request.pageSize, counts };
  const { page, all: first } = pageHits(request.words, hits, ordered, context);
  const mayAnswer = found.match === 'all' && mayHaveAnswer(request);
  const value = mayAnswer ? valueAnswer(request.words, first, context.rules) : null;
  return {
    hits: answerFirst(page, value, (id) =>
      hits.some(({ hit, words: held }) => hit.id === id && held?.szenario === true),
    ),
    total,
    facets,
    match: found.match,
    terms: found.terms,
    value,
  };
}

/** Answers searches from one index of a Meilisearch server. */
export function createMeilisearchEngine(options: MeilisearchEngineOptions): SearchEngine {
  const { index } = options;
  const rules = prepareRules(options.rules, endingsIn(options.rules.language));
  const words = comparisonWords(options.rules);
  return {
    search: (request, signal) => search(request, { ask: asker(options, signal), index, rules, ...words }),
    async count(texts, signal) {
      const queries = texts.map((text) => countQuery(index, wordsToAsk(text, rules)));
      return (await asker(options, signal)(queries)).map(({ total }) => total);
    },
  };
}
