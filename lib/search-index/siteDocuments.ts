/** The search documents and rules of the whole site, by language. */
import type { Locale } from '@/content-types/locales';
import { siteLocales } from '@/lib/shared/office';
import { createContents } from '@/lib/content/content';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SearchDocument } from '@/lib/search/document';
import type { SearchRules } from '@/lib/search/searchRules';
import { documentsOf } from './documents';
import { searchRulesOf } from './rulesOfContent';

/** The documents and rules of one language. */
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
