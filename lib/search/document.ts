/** What the search knows of a page: one shape for the search server, for the index that ships with the site, and for a hit. */

/** What visitors can narrow a search to; the values of the facet `kind`. */
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
  /** As people read it, with its unit: `0,78 %`. */
  readonly text: string;
  readonly number: number;
  readonly unit: string | null;
  /** As people read it: `2026`, `Juli 2026`; with the name of the series and how sure it is, if that is not plain. */
  readonly period: string;
  /** By how much it differs from the value before, as people read it; null if that says nothing. */
  readonly change: string | null;
  /** Whether it is of a part of the region only, such as the town. */
  readonly isPart: boolean;
}

/** The newest values of an indicator for parts of the canton. */
export interface AreaValues {
  /** Of when, and of which series. */
  readonly period: string;
  /** As people read them, by the names of the areas. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a hit shows. */
export interface SearchHit {
  /** Letters, digits, `-` and `_`; the same in every language. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly subtitle: string | null;
  /** One or two sentences; of a glossary term its short explanation. */
  readonly description: string;
  /** Address in the language of the site that is searched, or of another website. */
  readonly url: string;
  readonly value: DocumentValue | null;
  /** Address of the chart of an indicator in a few strokes. */
  readonly preview: string | null;
  /**
   * What it is called as a whole: a term of the glossary and all its other words, and what an indicator measures. None if
   * no value of the indicator may stand for it.
   */
  readonly names: readonly string[];
  readonly areas: AreaValues | null;
  /** The themes by their address parts (`bevoelkerung`): independent of the language, as in a link to a search. */
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
  /** Of an indicator the year of its newest value, of everything else that of its date. */
  readonly year: number | null;
  /** Other words for it: keywords, abbreviations, variants, synonyms of the entry. */
  readonly keywords: readonly string[];
  /** Names of themes, sub-themes and statistics it belongs to. */
  readonly subjects: readonly string[];
  /** Further text that can be found but is not shown, without markup. */
  readonly text: string;
  /** The same words in the spellings people use: see `spelling.ts`. */
  readonly spellings: string;
  /** Among equal hits the heavier is first; 1 is normal. */
  readonly weight: number;
  /** Whether its newest values are a scenario: it comes after what was counted, unless somebody asks for scenarios. */
  readonly isScenario: boolean;
  /** Searches that it must answer first, as in `queryKey`. */
  readonly answers: readonly string[];
}

/** What filtering, counting and ordering documents needs. */
export type RankedDocument = Pick<
  SearchDocument,
  'kind' | 'title' | 'themes' | 'divisions' | 'year' | 'updated' | 'weight' | 'isScenario' | 'answers'
>;

/** The fields with which visitors narrow a search, in the order of the page. */
export const facetNames = ['kind', 'themes', 'divisions', 'year'] as const;

export type FacetName = (typeof facetNames)[number];

/** The fields of a hit: what a search answers with. */
export const hitFields = [
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
] as const satisfies readonly (keyof SearchHit)[];
