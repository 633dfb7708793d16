/** A search over an index of the tests, with a server that can fail or be slow. */
import type { SearchAnswer, SearchEngine, SearchRequest } from '@/lib/search/engine';
import type { OpenSearch, OpenSearchOptions } from '@/lib/search/openSearch';
import { rulesByLocale } from './searchRules';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { searchDocuments } from '../fixtures/searchPageDocuments';

const index = buildIndex(searchDocuments, rulesByLocale.de, 'de');

export const indexEngine: SearchEngine = createShippedEngine(index);

let engine: SearchEngine = indexEngine;
let opened: OpenSearchOptions | null = null;

/** What the next search of the page asks. */
export function searchWith(next: SearchEngine): void {
  engine = next;
}

/** For `vi.mock('@/lib/search/openSearch')`. */
export function openSearch(options: OpenSearchOptions): OpenSearch {
  opened = options;
  return {
    search: (...asked) => engine.search(...asked),
    count: (...asked) => engine.count(...asked),
    asksServer: () => true,
    close: () => {},
  };
}

export function tellOutage(isOut: boolean): void {
  opened?.onOutage?.(isOut);
}

/** Answers that wait until the test lets them go, each named by its words. */
export function slowEngine(): { readonly engine: SearchEngine; readonly answer: (words: string) => void } {
  const waiting = new Map<string, () => void>();
  const search = (request: SearchRequest): Promise<SearchAnswer> =>
    new Promise((resolve) => {
      const answered = indexEngine.search(request, new AbortController().signal);
      waiting.set(request.words, () => resolve(answered));
    });
  return {
    engine: { search, count: (...asked) => indexEngine.count(...asked) },
    answer: (words) => waiting.get(words)?.(),
  };
}
