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

interface Made {
  /** The documents, as text. */
  readonly of: string;
  readonly file: SiteFile;
}

/** The newest of each language: most changes are of one language. */
const newest = new Map<Locale, Made>();

export function searchFile(content: Content): SiteFile {
  const { locale } = content;
  const documents = documentsOf(content);
  const of = JSON.stringify(documents);
  const known = newest.get(locale);
  if (known?.of === of) return known.file;
  const index = buildIndex(documents, rulesByLocale[locale], languageTag[locale]);
  const file = { address: searchFileAddress(locale), content: JSON.stringify(index) };
  newest.set(locale, { of, file });
  return file;
}
