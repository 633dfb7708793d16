/** The search index of each language, for browsers that have no search server. */
import type { Locale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { languageTag } from '@/lib/language/paths';
import type { SiteFile } from '../open-data/indicatorFiles';
import { buildIndex } from './buildIndex';
import { documentsOf } from './documents';

/** Known to the code of the search in browsers, too. */
export function searchFileAddress(locale: Locale): string {
  return `/search/${locale}.json`;
}

export function searchFile(content: Content): SiteFile {
  const { locale } = content;
  const index = buildIndex(documentsOf(content), rulesByLocale[locale], languageTag[locale]);
  return { address: searchFileAddress(locale), content: JSON.stringify(index) };
}
