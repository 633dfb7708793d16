/** What the search page asks, and what every engine answers. Runs in the browser. */
import type { FacetName, SearchHit } from './document';
import type { HiddenField } from './ranking/searchFields';
import type { TextRange } from './textRanges';

/** The chosen values of each facet; of several values one is enough, of several facets all count. */
export type Filters = { readonly [Name in FacetName]: readonly string[] };

/** Nothing is chosen. */
export const noFilters: Filters = { kind: [], themes: [], divisions: [], year: [] };

export const sortings = ['relevanz', 'datum', 'titel'] as const;

export type Sorting = (typeof sortings)[number];

export interface SearchRequest {
  readonly words: string;
  readonly filters: Filters;
  readonly sort: Sorting;
  /** From 1. */
  readonly page: number;
  /** Hits of a page; 0 asks for the counts alone. */
  readonly pageSize: number;
}

/** How often each value of a facet occurs. */
export type FacetCounts = { readonly [Name in FacetName]: Readonly<Record<string, number>> };

/**
 * `all`: the hits hold all words. `some`: they were found with some of them, because nothing holds all. `mention`: they hold all,
 * but only in the running text: no title, lead or keyword is about what was searched for.
 */
export type Match = 'all' | 'some' | 'mention';

/** Words of the search in a text that the hit does not show. */
export interface HiddenMatch {
  readonly field: HiddenField;
  /** As they stand there. */
  readonly words: readonly string[];
}

/** Why a hit is one. */
export interface HitHighlights {
  readonly title: readonly TextRange[];
  readonly subtitle: readonly TextRange[];
  readonly description: readonly TextRange[];
  /** Where it holds words of the search that these texts do not; null if they hold all, or nobody knows. */
  readonly elsewhere: HiddenMatch | null;
}

export interface FoundHit extends SearchHit {
  readonly marks: HitHighlights;
}

/** Nothing to mark: everything was asked for. */
export const noHighlights: HitHighlights = { title: [], subtitle: [], description: [], elsewhere: null };

/** A value that answers a search. */
export interface ValueAnswer {
  /** The indicator. */
  readonly hit: SearchHit;
  /** The part of the canton whose value is asked for; else the newest value of the indicator is meant. */
  readonly area: string | null;
}

export interface SearchAnswer {
  readonly hits: readonly FoundHit[];
  /** Of all pages; exact up to 1000. */
  readonly total: number;
  /** For each facet: under the words and the other facets, so that a second value of the same facet can be chosen. */
  readonly facets: FacetCounts;
  readonly match: Match;
  /** Terms of the glossary for the words, the best first, whatever the filters say; at most 3. */
  readonly terms: readonly SearchHit[];
  /** The value that the words ask for; null if none is meant clearly. */
  readonly value: ValueAnswer | null;
}

export interface SearchEngine {
  /** Throws SearchError; an aborted search throws the reason of its signal. */
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer>;
  /** For each of the texts how many documents hold it: shows which word of a search finds nothing. */
  count(texts: readonly string[], signal: AbortSignal): Promise<readonly number[]>;
}

/** Why the search server did not answer (behaviour B8.5). */
export type SearchFailure = 'network' | 'timeout' | 'proxy' | 'api' | 'host';

export class SearchError extends Error {
  override name = 'SearchError';

  constructor(
    message: string,
    readonly failure: SearchFailure,
    options: ErrorOptions & Partial<Pick<SearchError, 'code' | 'type' | 'status' | 'retryAfterMs'>> = {},
  ) {
    super(message, options);
    this.code = options.code;
    this.type = options.type;
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** The server's own name of the error: `index_not_found`. */
  readonly code: string | undefined;
  /** The server's own name of the kind of error: `invalid_request`, `auth`. */
  readonly type: string | undefined;
  /** Of the HTTP answer. */
  readonly status: number | undefined;
  /** How long the server wants to be left alone. */
  readonly retryAfterMs: number | undefined;
}
