/**
 * The search index that ships with the site, one file per language: the documents and their compounds. The browser
 * builds the real index from it, because this file is smaller.
 */
import { searchKinds } from '../document';
import type { SearchHit } from '../document';
import { isBoolean, isNumber, isText, arrayOf, oneOf, nullable, objectOf } from '../guards';
import type { FieldTexts, HiddenField } from '../ranking/searchFields';
import type { RankedDocument } from '../document';
import { isRules } from '../searchRules';
import type { SearchRules } from '../searchRules';

/** Change it with the format, so that older pages do not read newer indexes. */
export const indexFormat = 8;

/** A document in the file: what a hit shows, what ranks it, and words that are only searched. */
export type ShippedDocument = SearchHit & RankedDocument & Pick<FieldTexts, HiddenField>;

/** The part of it that is checked when the file is read; the rest is checked when the hit is shown. */
export type CheckedDocument = RankedDocument & Omit<FieldTexts, 'subtitle'> & Pick<SearchHit, 'subtitle' | 'names'>;

export interface ShippedIndex {
  readonly format: typeof indexFormat;
  /** Number of documents. Comes second, so that the start of the file tells whether to use a worker. */
  readonly count: number;
  /** BCP 47, for sorting titles. */
  readonly language: string;
  readonly rules: SearchRules;
  /** Compounds of the documents, separated by spaces, with a mark before each part but the first: `Leer_wohnungs_quote`. */
  readonly compounds: string;
  readonly documents: readonly CheckedDocument[];
}

const isDocument = objectOf<CheckedDocument>({
  kind: oneOf(searchKinds),
  title: isText,
  subtitle: nullable(isText),
  description: isText,
  keywords: isText,
  indicatorSets: isText,
  subjects: isText,
  text: isText,
  names: arrayOf(isText),
  themes: arrayOf(isText),
  divisions: arrayOf(isText),
  year: nullable(isNumber),
  updated: nullable(isText),
  weight: isNumber,
  isScenario: isBoolean,
  answers: arrayOf(isText),
});

const isIndex = objectOf<ShippedIndex>({
  format: oneOf([indexFormat]),
  count: isNumber,
  language: isText,
  rules: isRules,
  compounds: isText,
  documents: arrayOf(isDocument),
});

/** Returns the index; null if it has another format or is damaged. */
export function checkIndex(value: unknown): ShippedIndex | null {
  return isIndex(value) && value.documents.length === value.count ? value : null;
}
