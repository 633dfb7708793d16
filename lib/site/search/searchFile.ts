/** The search index of each language, for browsers that have no search server. */
import type { Locale } from '@/content-types/locales';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { languageTag } from '@/lib/language/paths';
import type { SearchDocument } from '@/lib/browser/search/document';
import type { SiteFile } from '../open-data/indicatorFiles';
import { buildIndex } from './buildIndex';

/** Known to the code of the search in browsers, too. */
export function searchFileAddress(locale: Locale): string {
  return `/search/${locale}.json`;
}

export function searchFile(documents: readonly SearchDocument[], locale: Locale): SiteFile {
  const index = buildIndex(documents, rulesByLocale[locale], languageTag[locale]);
  return { address: searchFileAddress(locale), content: JSON.stringify(index) };
}
