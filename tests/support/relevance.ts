/** Asks a search engine as the pages do. */
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { noFilters } from '@/lib/search/engine';
import type { SearchAnswer, SearchEngine, SearchRequest } from '@/lib/search/engine';

/** The first page of a search without filters. */
export function requestFor(words: string): SearchRequest {
  return { words, filters: noFilters, sort: 'relevanz', page: 1, pageSize: 10 };
}

export function ask(engine: SearchEngine, words: string): Promise<SearchAnswer> {
  return engine.search(requestFor(words), new AbortController().signal);
}

/** The ids of the hits on the first page. */
export async function idsFor(engine: SearchEngine, words: string): Promise<readonly string[]> {
  const { hits } = await ask(engine, words);
  return hits.map(({ id }) => id);
}

/** Runs a task that searches for every item; so many at once keep a server busy, and this process. */
export function searchEach<Item, Found>(
  items: readonly Item[],
  task: (item: Item) => Promise<Found>,
): Promise<readonly Found[]> {
  return mapConcurrently(items, task, 4);
}

/** The same engine, which is asked for the same once. */
export function askedOnce(engine: SearchEngine): SearchEngine {
  const answers = new Map<string, Promise<SearchAnswer>>();
  return {
    count: (texts, signal) => engine.count(texts, signal),
    search(request, signal) {
      const asked = JSON.stringify(request);
      const answer = answers.get(asked) ?? engine.search(request, signal);
      answers.set(asked, answer);
      return answer;
    },
  };
}
