/** Requests and answers that the search page and both engines share. Runs in the browser. */
import type { FacetName, SearchHit } from './document';
import type { HiddenField } from './ranking/searchFields';
import type { TextRange } from './textRanges';

/** The selected values of each facet. Values of one facet are alternatives; all facets must match. */
export type Filters = { readonly [Name in FacetName]: readonly string[] };

/** No filters selected. */
export const noFilters: Filters = { kind: [], themes: [], divisions: [], year: [] };

export const sortings = ['relevanz', 'datum', 'titel'] as const;

export type Sorting = (typeof sortings)[number];

export interface SearchRequest {
  readonly words: string;
  readonly filters: Filters;
  readonly sort: Sorting;
  /** From 1. */
  readonly page: number;
  /** Hits per page; 0 requests the counts only. */
  readonly pageSize: number;
}

/** How often each value of a facet occurs. */
export type FacetCounts = { readonly [Name in FacetName]: Readonly<Record<string, number>> };

/**
 * `all`: every hit contains all words. `some`: no document contains all words, so the hits contain some of them.
 * `mention`: every hit contains all words, but only in running text, not in a title, lead or keyword.
 */
export type Match = 'all' | 'some' | 'mention';

/** Matched words in a field that a hit does not display. */
export interface HiddenMatch {
  readonly field: HiddenField;
  /** As written in that field. */
  readonly words: readonly string[];
}

/** What matches in a hit. */
export interface HitHighlights {
  readonly title: readonly TextRange[];
  readonly subtitle: readonly TextRange[];
  readonly description: readonly TextRange[];
  /** A hidden field with words that the displayed texts lack; null if there are none or they are unknown. */
  readonly elsewhere: HiddenMatch | null;
}

export interface FoundHit extends SearchHit {
  readonly marks: HitHighlights;
}

/** No highlights: the search had no words. */
export const noHighlights: HitHighlights = { title: [], subtitle: [], description: [], elsewhere: null };

/** A value that answers a search. */
export interface ValueAnswer {
  /** The indicator. */
  readonly hit: SearchHit;
  /** The part of the canton whose value answers; null for the newest value of the indicator itself. */
  readonly area: string | null;
}

export interface SearchAnswer {
  readonly hits: readonly FoundHit[];
  /** Across all pages; exact up to 1000. */
  readonly total: number;
  /** Each facet is counted without its own filter, so that a second value of it can be selected. */
  readonly facets: FacetCounts;
  readonly match: Match;
  /** Matching glossary terms whatever the filters, best first; at most 3. */
  readonly terms: readonly SearchHit[];
  /** The value that the words ask for; null if there is none or it is ambiguous. */
  readonly value: ValueAnswer | null;
}

export interface SearchEngine {
  /** Throws SearchError; an aborted search throws the reason of its signal. */
  search(request: SearchRequest, signal: AbortSignal): Promise<SearchAnswer>;
  /** Counts the documents that match each text, to tell which word of a search finds nothing. */
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

  /** Error code of the server: `index_not_found`. */
  readonly code: string | undefined;
  /** Error type of the server: `invalid_request`, `auth`. */
  readonly type: string | undefined;
  /** Status of the HTTP response. */
  readonly status: number | undefined;
  /** How long the server asks clients to wait. */
  readonly retryAfterMs: number | undefined;
}
