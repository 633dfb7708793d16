/** Checks documents from outside: only well-formed ones with a safe address reach the page. */
import { isOwnPath } from '@/lib/shared/browser/ownAddress';
import { searchKinds } from './document';
import type { AreaValues, DocumentValue, RankedDocument, SearchHit } from './document';
import { arrayOf, isBoolean, isNumber, isText, nullable, objectOf, oneOf, recordOf } from './guards';
import type { FieldTexts, HiddenField } from './ranking/searchFields';

/** A document as both engines search it: what a hit shows, what ranks it, and words that are only searched. */
export type SearchedDocument = SearchHit & RankedDocument & Pick<FieldTexts, HiddenField>;

/**
 * Whether an address leads to a page of this site, to another website or to a mailbox. Stricter than browsers:
 * addresses that they would repair are rejected.
 */
export function isSafeAddress(address: unknown): address is string {
  if (!isText(address) || /\p{Cc}/u.test(address)) return false;
  if (isOwnPath(address)) return true;
  if (!/^(https?:\/\/[^/\\]|mailto:)/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

function isPreview(address: unknown): address is string {
  return isText(address) && isOwnPath(address);
}

const isValue = objectOf<DocumentValue>({
  text: isText,
  number: isNumber,
  unit: nullable(isText),
  period: isText,
  change: nullable(isText),
  isPart: isBoolean,
});

/** For the fields that all documents have in the same form. */
export const documentGuards = {
  id: isText,
  kind: oneOf(searchKinds),
  title: isText,
  subtitle: nullable(isText),
  description: isText,
  url: isSafeAddress,
  value: nullable(isValue),
  preview: nullable(isPreview),
  names: arrayOf(isText),
  areas: nullable(objectOf<AreaValues>({ period: isText, values: recordOf(isText) })),
  themes: arrayOf(isText),
  updated: nullable(isText),
  language: isText,
  divisions: arrayOf(isText),
  year: nullable(isNumber),
  weight: isNumber,
  isScenario: isBoolean,
  answers: arrayOf(isText),
};

/** Whether a fetched value is a document. */
export const isSearched = objectOf<SearchedDocument>({
  ...documentGuards,
  keywords: isText,
  indicatorSets: isText,
  subjects: isText,
  text: isText,
});
