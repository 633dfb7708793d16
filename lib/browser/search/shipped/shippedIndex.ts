/**
 * The search index that ships with the site, one file per language: what a hit shows, and the words of what it does not
 * show. It holds no list of documents per word: the browser makes that when it has loaded the file, faster than it could
 * load it. Every text is a list of numbers of the vocabulary, written as in `numbers.ts`.
 */
import type { AreaValues, SearchKind } from '../document';
import type { SearchRules } from '../searchRules';
import type { Column } from './column';
import type { LatestValues } from './latestValues';

/** Changes with the format, so that an older page does not read a newer index. */
export const indexFormat = 5;

/** Words and gaps of about the same frequency: their numbers take the same number of bytes. Gaps come first. */
export interface VocabularyTier {
  readonly gaps: readonly string[];
  /** Sorted, as in `wordList.ts`. */
  readonly words: string;
}

/** Texts that are shown: rows of tokens in their order. */
export const shownFields = ['bezeichnung', 'untertitel', 'beschreibung'] as const;

/** Words that can be found only: rows of sets. */
export const hiddenFields = ['schlagworte', 'kennzahlenset', 'bereich', 'text'] as const;

export type ShownField = (typeof shownFields)[number];
export type HiddenField = (typeof hiddenFields)[number];

export interface ShippedIndex {
  readonly format: typeof indexFormat;
  /** How many there are. Second, so that the first letters of the file say whether a worker is to read it. */
  readonly documents: number;
  /** BCP 47, for sorting titles. */
  readonly language: string;
  readonly rules: SearchRules;
  readonly vocabulary: readonly VocabularyTier[];
  /** All texts of a field, one row for each document. */
  readonly shown: { readonly [Field in ShownField]: string };
  /** A number for each document: a row of `sets`. */
  readonly hidden: { readonly [Field in HiddenField]: Column<string> };
  /** `products-` of the id `products-5813`. */
  readonly idTypes: Column<string>;
  /** `5813` of the same id, rows. */
  readonly idKeys: string;
  /** The address without that key: what is before and after it, or the whole address if the key is not in it. */
  readonly urls: Column<readonly string[]>;
  readonly art: Column<SearchKind>;
  readonly wert: LatestValues;
  /** The address without the key, as in `urls`; empty if there is none. */
  readonly vorschau: Column<readonly string[]>;
  readonly namen: Column<readonly string[]>;
  readonly gebiete: Column<AreaValues | null>;
  readonly thema: Column<readonly string[]>;
  readonly raeumliche_gliederung: Column<readonly string[]>;
  readonly jahr: Column<number | null>;
  readonly aktualisierungsdatum: Column<string | null>;
  readonly sprache: Column<string>;
  readonly gewicht: Column<number>;
  readonly szenario: Column<boolean>;
  readonly antwort_auf: Column<readonly string[]>;
}
