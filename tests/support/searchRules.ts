/** Rules for the search of the tests: the words of each language, and some of an office. */
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/search/document';
import type { SearchRules } from '@/lib/search/searchRules';
import { rulesFrom } from '@/lib/search-index/rulesOfContent';
import type { SiteDocuments } from '@/lib/search-index/siteDocuments';
import { frenchWords, germanWords, italianWords } from '../fixtures/searchWords';

export const rulesByLocale: Readonly<Record<Locale, SearchRules>> = {
  de: rulesFrom(germanWords, 'de'),
  ls: rulesFrom(germanWords, 'ls'),
  fr: rulesFrom(frenchWords, 'fr'),
  it: rulesFrom(italianWords, 'it'),
  en: rulesFrom(null, 'en'),
};

/** Documents of some languages, as a build gives them to a search server. */
export function withRules(documents: ReadonlyMap<Locale, readonly SearchDocument[]>): SiteDocuments {
  return new Map(Array.from(documents, ([locale, own]) => [locale, { rules: rulesByLocale[locale], documents: own }]));
}
