/** The search by a Meilisearch server, straight from the browser. */
import { Meilisearch } from 'meilisearch';
import type { MultiSearchQuery } from 'meilisearch';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../engine';
import { joinAnswers, readAnswers } from './answers';
import type { HitsAnswer, QueryAnswer } from './answers';
import { notFromServer, searchError, timeoutError } from './failures';
import { chosenFacets, countQuery, eachFirst, hitQueries, termQueries, wordsToAsk } from './queries';

export interface MeilisearchEngineOptions {
  /** Public address of the server. */
  readonly url: string;
  /** Search-only: everybody sees it. */
  readonly key: string;
  /** Name of the index in the language of the page. */
  readonly index: string;
  /** How long one search may take. */
  readonly timeoutMs?: number;
}

/** Sends queries in one request; the answers come in their order. Throws SearchError. */
type Ask = (queries: readonly MultiSearchQuery[]) => Promise<readonly QueryAnswer[]>;

/** Made once, and not before it is needed: it throws if the address or the key cannot be used. */
function clientOf({ url, key }: MeilisearchEngineOptions): () => Meilisearch {
  let client: Meilisearch | undefined;
  return () => (client ??= new Meilisearch({ host: url, apiKey: key }));
}

/** All requests of one search share its time limit. */
function asker(
  client: () => Meilisearch,
  { url, timeoutMs = 2000 }: MeilisearchEngineOptions,
  signal: AbortSignal,
): Ask {
  // The client's own timeout does nothing if it is given a signal.
  const timeout = AbortSignal.timeout(timeoutMs);
  const together = AbortSignal.any([signal, timeout]);
  return async (queries) => {
    try {
      const body: unknown = await client().multiSearch({ queries: [...queries] }, { signal: together });
      const answers = readAnswers(body, queries.length);
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

async function search(ask: Ask, index: string, request: SearchRequest): Promise<SearchAnswer> {
  const words = wordsToAsk(request.words);
  const chosen = chosenFacets(request.filters);
  const groups = [
    hitQueries(index, words, 'all', request),
    words.length > 1 ? hitQueries(index, words, 'frequency', request) : [],
    termQueries(index, words),
    // Filters may leave nothing of what holds all words: then nothing else is to be shown in its place.
    words.length > 1 && chosen.length > 0 ? [countQuery(index, request.words)] : [],
  ];
  const [all = [], frequent = [], found = [], unfiltered = []] = await askGroups(ask, groups);
  const terms = found.flatMap(({ hits }) => hits);
  const exact = joinAnswers(all, chosen);
  const holdAll = unfiltered[0]?.total ?? exact.total;
  if (holdAll > 0 || words.length < 2) return { ...exact, match: 'all', terms };
  const some = joinAnswers(frequent, chosen);
  if (some.total > 0) return { ...some, match: 'some', terms };
  const rarest = await hitsOfRarest(ask, index, words, request);
  return rarest === undefined ? { ...exact, match: 'all', terms } : { ...rarest, match: 'some', terms };
}

/** Answers searches from one index of a Meilisearch server. */
export function createMeilisearchEngine(options: MeilisearchEngineOptions): SearchEngine {
  const { index } = options;
  const client = clientOf(options);
  return {
    search: (request, signal) => search(asker(client, options, signal), index, request),
    async count(texts, signal) {
      const answers = await asker(client, options, signal)(texts.map((text) => countQuery(index, text)));
      return answers.map(({ total }) => total);
    },
  };
}
