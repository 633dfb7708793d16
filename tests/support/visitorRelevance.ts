/** How well an engine answers what visitors typed who did not know the rules. */
import type { Locale } from '@/content-types/locales';
import type { FoundHit, Match, SearchEngine } from '@/lib/search/engine';
import { visitorQueries } from '../fixtures/searchQueries/visitorQueries';
import type { VisitorQuery } from '../fixtures/searchQueries/visitorQueries';
import { ask, searchEach } from './relevance';

interface Asked extends VisitorQuery {
  /** For each hit its addresses. */
  readonly found: readonly (readonly string[])[];
  readonly match: Match;
}

interface VisitorRelevance {
  readonly first: number;
  readonly topThree: number;
  /** Searches for what there is without any hit. */
  readonly empty: number;
  /** For people: the numbers, and each query that misses. */
  readonly report: string;
}

/** Where the hit leads; of a person's contact on a page also the page, which is what opens. */
function addressesOf({ kind, url }: FoundHit): readonly string[] {
  const [page = url] = url.split('#');
  return kind === 'person' ? [url, page] : [url];
}

/** Asks all searches of the language; in each answer the addresses of the hits. */
export async function askVisitorQueries(engine: SearchEngine, locale: Locale): Promise<readonly Asked[]> {
  const own = visitorQueries.filter(({ language }) => language === locale);
  return searchEach(own, async (query) => {
    const { hits, match } = await ask(engine, query.query);
    return { ...query, found: hits.map(addressesOf), match };
  });
}

function isAmong({ wanted, found }: Asked, places: number): boolean {
  return found.slice(0, places).some((addresses) => addresses.some((url) => wanted.includes(url)));
}

function lineOf(asked: Asked): string {
  const place = isAmong(asked, 3) ? 'not first' : 'MISSED';
  const found = asked.found.slice(0, 3).map(([url]) => url);
  return `  ${place}: «${asked.query}» wants ${asked.wanted[0] ?? 'nothing'}; found ${found.join(', ')}`;
}

/** Whether the page tells that there is nothing: nothing holds all of the words, or no page but in its running text. */
export function tellsThereIsNothing({ found, match }: Asked): boolean {
  return found.length === 0 || match !== 'all';
}

export function measureVisitors(name: string, asked: readonly Asked[]): VisitorRelevance {
  const answerable = asked.filter(({ wanted }) => wanted.length > 0);
  const nothing = asked.filter(({ wanted }) => wanted.length === 0);
  const answered = (places: number): readonly Asked[] => answerable.filter((query) => isAmong(query, places));
  const shares = { first: answered(1).length / answerable.length, topThree: answered(3).length / answerable.length };
  const empty = answerable.filter(({ found }) => found.length === 0).length;
  const silent = nothing.filter(tellsThereIsNothing).length;
  const summary = `${name}: ${answerable.length} queries, first ${answered(1).length}, among three ${answered(3).length}, empty ${empty}; nothing ${silent} of ${nothing.length}`;
  const missed = answerable.filter((query) => !isAmong(query, 1)).map(lineOf);
  return { ...shares, empty, report: [summary, ...missed].join('\n') };
}
