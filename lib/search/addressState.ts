/** The state of a search in the query of the address (behaviour B8.6). Runs in the browser and while building. */
import { parse, stringify } from 'qs';
import { searchKinds } from './document';
import type { FacetName } from './document';
import { noFilters, sortings } from './engine';
import type { Filters, SearchRequest } from './engine';

export type SearchState = Omit<SearchRequest, 'pageSize'>;

/** Nothing is searched. */
export const emptyState: SearchState = { words: '', filters: noFilters, sort: 'relevanz', page: 1 };

/** Letters that a search may have. */
export const mostLetters = 200;
/** Hits of a page. */
export const pageSize = 20;
/** The engines count 1000 hits. */
export const mostPages = 1000 / pageSize;

const mostParameters = 100;
const mostValues = 20;
const longestQuery = 10_000;

/** What stands in the address for a facet: `?raum=Wohnviertel`. */
const parameterOf: { readonly [Name in FacetName]: string } = {
  art: 'art',
  thema: 'thema',
  raeumliche_gliederung: 'raum',
  jahr: 'jahr',
};

/** The values of the facets that only the content knows. */
export interface KnownValues {
  readonly thema: readonly string[];
  readonly raeumliche_gliederung: readonly string[];
}

/** A parameter given once or several times; anything else is none. */
function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((item) => typeof item === 'string');
}

/** Without what no keyboard writes: control characters and halves of letters. */
function readable(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
  return Array.from(plain).slice(0, mostLetters).join('').trim();
}

function valuesOf(value: unknown, isKnown: (value: string) => boolean): readonly string[] {
  return [...new Set(textsOf(value).filter(isKnown))].slice(0, mostValues);
}

function pageOf(value: unknown): number {
  const [text = ''] = textsOf(value);
  // Whoever asks for too many gets the last one.
  return /^\d+$/.test(text) ? Math.min(Math.max(1, Number(text)), mostPages) : 1;
}

function parametersOf(query: string): Readonly<Record<string, unknown>> {
  if (query.length > longestQuery) return {};
  return parse(query, {
    ignoreQueryPrefix: true,
    depth: 0,
    parameterLimit: mostParameters,
    arrayLimit: mostParameters,
    plainObjects: true,
  });
}

/** The state that an address asks for. What is unknown, malformed or too much is left out. */
export function readState(query: string, known: KnownValues): SearchState {
  const { q: words, art, thema, raum, jahr, sort, seite } = parametersOf(query);
  const kinds: readonly string[] = searchKinds;
  return {
    words: readable(textsOf(words)[0] ?? ''),
    filters: {
      art: valuesOf(art, (value) => kinds.includes(value)),
      thema: valuesOf(thema, (value) => known.thema.includes(value)),
      raeumliche_gliederung: valuesOf(raum, (value) => known.raeumliche_gliederung.includes(value)),
      jahr: valuesOf(jahr, (value) => /^[12]\d{3}$/.test(value)),
    },
    sort: sortings.find((name) => name === textsOf(sort)[0]) ?? emptyState.sort,
    page: pageOf(seite),
  };
}

/** The query of the address of a state, with its `?`; empty where everything is as always. */
export function writeState(
  state: Partial<Omit<SearchState, 'filters'>> & { readonly filters?: Partial<Filters> },
): string {
  const { words = '', filters = {}, sort = emptyState.sort, page = 1 } = state;
  const text = readable(words);
  const parameters = {
    q: text === '' ? undefined : text,
    [parameterOf.art]: filters.art,
    [parameterOf.thema]: filters.thema,
    [parameterOf.raeumliche_gliederung]: filters.raeumliche_gliederung,
    [parameterOf.jahr]: filters.jahr,
    sort: sort === emptyState.sort ? undefined : sort,
    seite: page === 1 ? undefined : String(page),
  };
  return stringify(parameters, { addQueryPrefix: true, arrayFormat: 'repeat' });
}

/** Whether filters narrow the search. */
export function isFiltered({ filters }: Pick<SearchState, 'filters'>): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/** Whether nothing is asked for. */
export function isEmpty(state: SearchState): boolean {
  return state.words.trim() === '' && !isFiltered(state);
}
