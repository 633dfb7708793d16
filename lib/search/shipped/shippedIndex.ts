/**
 * The search index that ships with the site, one file per language: the documents, and where the words in them are joined. The
 * browser makes an index of it when it has loaded the file, which is smaller than the index.
 */
import { searchKinds } from '../document';
import type { SearchHit } from '../document';
import { isBoolean, isNumber, isText, arrayOf, oneOf, nullable, objectOf } from '../guards';
import type { FieldTexts, HiddenField } from '../ranking/searchFields';
import type { RankedDocument } from '../document';
import { isRules } from '../searchRules';
import type { SearchRules } from '../searchRules';

/** Changes with the format, so that an older page does not read a newer index. */
export const indexFormat = 8;

/** A document as the file has it: what a hit shows, what ranks it, and the words that can be found only. */
export type ShippedDocument = SearchHit & RankedDocument & Pick<FieldTexts, HiddenField>;

/** What is checked of it when the file is read: the rest is checked when the hit is shown. */
export type CheckedDocument = RankedDocument & Omit<FieldTexts, 'subtitle'> & Pick<SearchHit, 'subtitle' | 'names'>;

export interface ShippedIndex {
  readonly format: typeof indexFormat;
  /** How many documents there are. Second, so that the first letters of the file say whether a worker is to read it. */
  readonly count: number;
  /** BCP 47, for sorting titles. */
  readonly language: string;
  readonly rules: SearchRules;
  /** Compounds of the documents with a mark before each part but the first, with a space between them: `Leer_wohnungs_quote`. */
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

/** The index, or null if it is of another format, or damaged. */
export function checkIndex(value: unknown): ShippedIndex | null {
  return isIndex(value) && value.documents.length === value.count ? value : null;
}
