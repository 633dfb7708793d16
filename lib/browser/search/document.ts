/**
 * What the search knows of a page: one shape for the search server, for the index that ships with the site, and for a
 * hit in the browser. The names of the fields are German because offices and their other tools know them so: those of
 * the index `product` that the canton's portal has used, and new ones in the same style.
 */

/** What visitors can narrow a search to; the values of the facet `art`. */
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
  readonly zahl: number;
  readonly einheit: string | null;
  /** As people read it: `2026`, `Juli 2026`; with the name of the series and how sure it is, if that is not plain. */
  readonly zeitpunkt: string;
  /** By how much it differs from the value before, as people read it; null if that says nothing. */
  readonly veraenderung: string | null;
  /** Whether it is of a part of the region only, such as the town. */
  readonly teil: boolean;
}

/** The newest values of an indicator for parts of the canton. */
export interface AreaValues {
  /** Of when, and of which series. */
  readonly zeitpunkt: string;
  /** As people read them, by the names of the areas. */
  readonly werte: Readonly<Record<string, string>>;
}

/** What a hit shows. */
export interface SearchHit {
  /** Letters, digits, `-` and `_`; the same in every language. */
  readonly id: string;
  readonly art: SearchKind;
  readonly bezeichnung: string;
  readonly untertitel: string | null;
  /** One or two sentences; of a glossary term its short explanation. */
  readonly beschreibung: string;
  /** Address in the language of the site that is searched, or of another website. */
  readonly url: string;
  readonly wert: DocumentValue | null;
  /** Address of the chart of an indicator in a few strokes. */
  readonly vorschau: string | null;
  /**
   * What it is called as a whole: a term of the glossary and all its other words, and what an indicator measures. None if
   * no value of the indicator may stand for it.
   */
  readonly namen: readonly string[];
  readonly gebiete: AreaValues | null;
  /** The themes by their address parts (`bevoelkerung`): independent of the language, as in a link to a search. */
  readonly thema: readonly string[];
  /** Day of the last change, ISO 8601: `2026-08-21`. */
  readonly aktualisierungsdatum: string | null;
  /** BCP 47: `de`, `de-simple`; differs from the site's language if the translation is missing. */
  readonly sprache: string;
}

/** A document of the index. */
export interface SearchDocument extends SearchHit {
  /** Of a product its kind in the catalogue: `Indikator`, `OGD-Datensatz`. */
  readonly produkt: string | null;
  readonly stata_id: string | null;
  /** The sub-themes by their address parts. */
  readonly unterthema: readonly string[];
  /** The titles of the indicator sets it belongs to. */
  readonly kennzahlenset: readonly string[];
  /** `Kanton`, `Wohnviertel`, ... */
  readonly raeumliche_gliederung: readonly string[];
  /** Of an indicator the year of its newest value, of everything else that of its date. */
  readonly jahr: number | null;
  /** Day of the first publication, ISO 8601. */
  readonly publikationsdatum: string | null;
  /** Other words for it: keywords, abbreviations, variants, synonyms of the entry. */
  readonly schlagworte: readonly string[];
  /** Names of themes, sub-themes and statistics it belongs to. */
  readonly bereich: readonly string[];
  /** Further text that can be found but is not shown, without markup. */
  readonly text: string;
  /** The same words in the spellings people use: see `spelling.ts`. */
  readonly schreibweisen: string;
  /** Among equal hits the heavier is first; 1 is normal. */
  readonly gewicht: number;
  /** Whether its newest values are a scenario: it comes after what was counted, unless somebody asks for scenarios. */
  readonly szenario: boolean;
  /** Searches that it must answer first, as in `queryKey`. */
  readonly antwort_auf: readonly string[];
}

/** The fields with which visitors narrow a search, in the order of the page. */
export const facetNames = ['art', 'thema', 'raeumliche_gliederung', 'jahr'] as const;

export type FacetName = (typeof facetNames)[number];

/** The fields of a hit: what a search answers with. */
export const hitFields = [
  'id',
  'art',
  'bezeichnung',
  'untertitel',
  'beschreibung',
  'url',
  'wert',
  'vorschau',
  'namen',
  'gebiete',
  'thema',
  'aktualisierungsdatum',
  'sprache',
] as const satisfies readonly (keyof SearchHit)[];
