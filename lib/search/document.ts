/** What the search knows of a page: one shape for the search server, the shipped index and a hit. */

/** The values of the facet `kind`. */
export const searchKinds = [
  'theme',
  'subTheme',
  'article',
  'indicator',
  'indicatorSet',
  'statistic',
  'area',
  'interactive',
  'container',
  'quiz',
  'app',
  'dashboard',
  'dataset',
  'glossary',
  'person',
  'page',
] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The newest value of an indicator. */
export interface DocumentValue {
  /** Formatted, with its unit: `0,78 %`. */
  readonly text: string;
  readonly number: number;
  readonly unit: string | null;
  /** Formatted: `2026`, `Juli 2026`; with the name of the series and its certainty where needed. */
  readonly period: string;
  /** The change from the previous value, formatted; null if it says nothing. */
  readonly change: string | null;
  /** Whether it covers only a part of the region, such as the town. */
  readonly isPart: boolean;
}

/** The newest values of an indicator for parts of the canton. */
export interface AreaValues {
  /** The period, and the series. */
  readonly period: string;
  /** Formatted, by name of the area. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a hit shows. */
export interface SearchHit {
  /** Letters, digits, `-` and `_`; the same in every language. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly subtitle: string | null;
  /** One or two sentences; for a glossary term its short explanation. */
  readonly description: string;
  /** Address in the language of the site that is searched, or of another website. */
  readonly url: string;
  readonly value: DocumentValue | null;
  /** Address of an indicator's chart as a small sketch. */
  readonly preview: string | null;
  /** Names of a glossary term, or of what an indicator measures. None if a value of the indicator must not answer a search. */
  readonly names: readonly string[];
  readonly areas: AreaValues | null;
  /** Themes by their address part (`bevoelkerung`): the same in all languages, as in links to a search. */
  readonly themes: readonly string[];
  /** Day of the last change, ISO 8601: `2026-08-21`. */
  readonly updated: string | null;
  /** BCP 47: `de`, `de-simple`; differs from the site's language if the translation is missing. */
  readonly language: string;
}

/** A document of the index. */
export interface SearchDocument extends SearchHit {
  readonly stata_id: string | null;
  /** The titles of the indicator sets it belongs to. */
  readonly indicatorSets: readonly string[];
  /** `Kanton`, `Wohnviertel`, ... */
  readonly divisions: readonly string[];
  /** Of an indicator's newest value; otherwise of the entry's date. */
  readonly year: number | null;
  /** Keywords, abbreviations, variants and synonyms of the entry. */
  readonly keywords: readonly string[];
  /** Names of themes, sub-themes and statistics it belongs to. */
  readonly subjects: readonly string[];
  /** Further text without markup, searched but not displayed. */
  readonly text: string;
  /** The names in the spellings people use: see `documentSpellings.ts`. */
  readonly spellings: string;
  /** Boost among equal hits: higher comes first, 1 is normal. */
  readonly weight: number;
  /** Whether its newest values are a scenario: it ranks below counted values, unless the search asks for scenarios. */
  readonly isScenario: boolean;
  /** Searches that it must answer first, in the form of `queryKey`. */
  readonly answers: readonly string[];
}

/** The fields that filter, count and sort documents. */
export type RankedDocument = Pick<
  SearchDocument,
  'kind' | 'title' | 'themes' | 'divisions' | 'year' | 'updated' | 'weight' | 'isScenario' | 'answers'
>;

/** The facets by which visitors narrow a search, in the order of the page. */
export const facetNames = ['kind', 'themes', 'divisions', 'year'] as const;

export type FacetName = (typeof facetNames)[number];

/** The fields that a search server delivers. `words` holds those that are only searched. */
export const deliveredFields = [
  'id',
  'kind',
  'title',
  'subtitle',
  'description',
  'url',
  'value',
  'preview',
  'names',
  'areas',
  'themes',
  'updated',
  'language',
  'divisions',
  'year',
  'weight',
  'isScenario',
  'answers',
  'words',
] as const satisfies readonly (keyof SearchDocument | 'words')[];
