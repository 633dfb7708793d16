/**
 * The search index that ships with the site, one file per language: the documents and their compounds. The browser
 * builds the real index from it, because this file is smaller.
 */
import { isNumber, isObject, isText, arrayOf, oneOf, objectOf } from '../guards';
import { isSearched } from '../isSearched';
import type { SearchedDocument } from '../isSearched';
import { isRules } from '../searchRules';
import type { SearchRules } from '../searchRules';

/** Change it with the format, so that older pages do not read newer indexes. */
export const indexFormat = 8;

export interface ShippedIndex {
  readonly format: typeof indexFormat;
  /** Number of documents. Comes second, so that the start of the file tells whether to use a worker. */
  readonly count: number;
  /** BCP 47, for sorting titles. */
  readonly language: string;
  readonly rules: SearchRules;
  /** Compounds of the documents, separated by spaces, with a mark before each part but the first: `Leer_wohnungs_quote`. */
  readonly compounds: string;
  readonly documents: readonly SearchedDocument[];
}

const isIndex = objectOf<Omit<ShippedIndex, 'documents'> & { readonly documents: readonly unknown[] }>({
  format: oneOf([indexFormat]),
  count: isNumber,
  language: isText,
  rules: isRules,
  compounds: isText,
  documents: arrayOf(isObject),
});

/** Returns the index without malformed documents; null if it has another format or is damaged. */
export function checkIndex(value: unknown): ShippedIndex | null {
  if (!isIndex(value) || value.documents.length !== value.count) return null;
  const documents = value.documents.filter(isSearched);
  return documents.length === 0 && value.count > 0 ? null : { ...value, documents };
}
