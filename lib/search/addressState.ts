/** The search state in the query of the address (behaviour B8.6). Runs in the browser and at build time. */
import { facetNames, searchKinds } from './document';
import type { FacetName } from './document';
import { noFilters, sortings } from './engine';
import type { Filters, SearchRequest } from './engine';
import { maxQueryLength } from './queryLimits';

export type SearchState = Omit<SearchRequest, 'pageSize'>;

/** An empty search. */
export const emptyState: SearchState = { words: '', filters: noFilters, sort: 'relevanz', page: 1 };

/** Hits per page. */
export const pageSize = 20;
/** A search server returns at most 1000 hits. */
export const maxPages = 1000 / pageSize;

const maxValues = 20;
const longestQuery = 10_000;

/** Query parameter of each facet: `?raum=Wohnviertel`. */
const parameterOf: { readonly [Name in FacetName]: string } = {
  kind: 'art',
  themes: 'thema',
  divisions: 'raum',
  year: 'jahr',
};

/** Facet values that depend on the content. */
export interface KnownValues {
  readonly themes: readonly string[];
  readonly divisions: readonly string[];
}

/** Removes control characters and lone surrogates, and limits the length. */
function readable(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return Array.from(plain).slice(0, maxQueryLength).join('').trim();
}

function valuesOf(values: readonly string[], isKnown: (value: string) => boolean): readonly string[] {
  return [...new Set(values.filter(isKnown))].slice(0, maxValues);
}

function pageOf(text: string): number {
  // A number that is too high means the last page.
  return /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), maxPages) : 1;
}

/** Parses the state from an address, dropping unknown, malformed and excess values. */
export function readState(query: string, known: KnownValues): SearchState {
  const parameters = new URLSearchParams(query.length > longestQuery ? '' : query);
  const kinds: readonly string[] = searchKinds;
  const all = (name: string): readonly string[] => parameters.getAll(name);
  return {
    words: readable(parameters.get('q') ?? ''),
    filters: {
      kind: valuesOf(all(parameterOf.kind), (value) => kinds.includes(value)),
      themes: valuesOf(all(parameterOf.themes), (value) => known.themes.includes(value)),
      divisions: valuesOf(all(parameterOf.divisions), (value) => known.divisions.includes(value)),
      year: valuesOf(all(parameterOf.year), (value) => /^[12]\d{3}$/.test(value)),
    },
    sort: sortings.find((name) => name === parameters.get('sort')) ?? emptyState.sort,
    page: pageOf(parameters.get('seite') ?? ''),
  };
}

/** Returns the query string of a state with its `?`; empty if everything is default. */
export function writeState(
  state: Partial<Omit<SearchState, 'filters'>> & { readonly filters?: Partial<Filters> },
): string {
  const { words = '', filters = {}, sort = emptyState.sort, page = 1 } = state;
  const parameters = new URLSearchParams();
  const add = (name: string, value: string): void => {
    if (value !== '') parameters.append(name, value);
  };
  add('q', readable(words));
  for (const name of facetNames) for (const value of filters[name] ?? []) add(parameterOf[name], value);
  add('sort', sort === emptyState.sort ? '' : sort);
  add('seite', page === 1 ? '' : String(page));
  const query = parameters.toString().replaceAll('+', '%20');
  return query === '' ? '' : `?${query}`;
}

/** Whether the search has filters. */
export function isFiltered({ filters }: Pick<SearchState, 'filters'>): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/** Whether the search is empty. */
export function isEmpty(state: SearchState): boolean {
  return state.words.trim() === '' && !isFiltered(state);
}
