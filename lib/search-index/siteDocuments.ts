/** What the search finds on the whole site, by language, and the rules by which it is searched. */
import type { Locale } from '@/content-types/locales';
import { siteLocales } from '@/lib/shared/office';
import { createContents } from '@/lib/content/content';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SearchDocument } from '@/lib/search/document';
import type { SearchRules } from '@/lib/search/searchRules';
import { documentsOf } from './documents';
import { searchRulesOf } from './rulesOfContent';

/** What is searched in one language. */
export interface LanguageDocuments {
  readonly rules: SearchRules;
  readonly documents: readonly SearchDocument[];
}

export type SiteDocuments = ReadonlyMap<Locale, LanguageDocuments>;

export function siteDocuments(snapshot: Snapshot): SiteDocuments {
  const contents = createContents(snapshot);
  return new Map(
    siteLocales().map((locale) => {
      const content = contents(locale);
      return [locale, { rules: searchRulesOf(content), documents: documentsOf(content) }] as const;
    }),
  );
}
