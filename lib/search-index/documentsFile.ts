/** The search documents as a file, which is built with the site and stored with each release. */
import { isLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { memoize } from '@/lib/shared/browser/memoize';
import type { SearchDocument } from '@/lib/search/document';
import { arrayOf, isText, nullable, objectOf } from '@/lib/search/guards';
import { documentGuards } from '@/lib/search/isSearched';
import { isRules } from '@/lib/search/searchRules';
import type { LanguageDocuments, SiteDocuments } from './siteDocuments';

export const documentsFile = 'documents.json';

const isDocument = objectOf<SearchDocument>({
  ...documentGuards,
  // The browser leaves out what leads to an unsafe address.
  url: isText,
  preview: nullable(isText),
  stata_id: nullable(isText),
  indicatorSets: arrayOf(isText),
  keywords: arrayOf(isText),
  subjects: arrayOf(isText),
  text: isText,
  spellings: isText,
});

const isLanguage = objectOf<LanguageDocuments>({ rules: isRules, documents: arrayOf(isDocument) });

function isEntry(value: unknown): value is readonly [Locale, LanguageDocuments] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [locale, language] = parts;
  return parts.length === 2 && isText(locale) && isLocale(locale) && isLanguage(language);
}

/** A document as in the file. Memoized: most are those of the previous build. */
export const serializeDocument = memoize((document: SearchDocument): string => JSON.stringify(document));

export function serializeDocuments(documents: SiteDocuments): string {
  const languages = [...documents].map(([locale, { rules, documents: own }]) => {
    const list = own.map(serializeDocument).join(',');
    return `["${locale}",{"rules":${JSON.stringify(rules)},"documents":[${list}]}]`;
  });
  return `[${languages.join(',')}]\n`;
}

/** Throws if `text` was not written by `serializeDocuments` of this version. */
export function parseDocuments(text: string): SiteDocuments {
  const parsed: unknown = JSON.parse(text);
  if (!arrayOf(isEntry)(parsed)) throw new Error(`${documentsFile} was written by another version.`);
  return new Map(parsed);
}
