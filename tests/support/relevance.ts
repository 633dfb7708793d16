/** How well a search engine answers what visitors type. */
import { inParallel } from '@/lib/base/inParallel';
import { noFilters } from '@/lib/browser/search/engine';
import type { SearchAnswer, SearchEngine, SearchRequest } from '@/lib/browser/search/engine';
import type { SearchQuery } from '../fixtures/searchQueries/searchQuery';

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

const first = 1;
const top = 3;

interface Result extends SearchQuery {
  readonly found: readonly string[];
}

/** Runs a task that searches for every item; so many at once keep a server busy, and this process. */
export function searchEach<Item, Found>(
  items: readonly Item[],
  task: (item: Item) => Promise<Found>,
): Promise<readonly Found[]> {
  return inParallel(items, task, 4);
}

function answeredIn({ wanted, found }: Result, places: number): boolean {
  return found.slice(0, places).some((id) => wanted.includes(id));
}

function shareOf(results: readonly Result[], places: number): number {
  return results.filter((result) => answeredIn(result, places)).length / results.length;
}

export interface Relevance {
  /** The share of the queries with a wanted hit in the first place, and among the first three. */
  readonly first: number;
  readonly topThree: number;
  /** For people: both numbers, and every query that misses. */
  readonly report: string;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function describeMiss(result: Result): string {
  const place = answeredIn(result, top) ? 'not first' : 'MISSED';
  return `  ${place}: «${result.words}» wants ${result.wanted.join(', ')}; found ${result.found.slice(0, top).join(', ')}`;
}

/** Asks all the queries. */
export async function measure(name: string, engine: SearchEngine, queries: readonly SearchQuery[]): Promise<Relevance> {
  const results = await searchEach(queries, async (query) => ({
    ...query,
    found: await idsFor(engine, query.words),
  }));
  const shares = { first: shareOf(results, first), topThree: shareOf(results, top) };
  const misses = results.filter((result) => !answeredIn(result, first)).map(describeMiss);
  const summary = `${name}: first ${percent(shares.first)}, among three ${percent(shares.topThree)} of ${results.length}`;
  return { ...shares, report: [summary, ...misses].join('\n') };
}
