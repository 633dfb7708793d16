/** What the search finds on the whole site, by language. */
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { createContents } from '@/lib/content/content';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SearchDocument } from '../../browser/search/document';
import { documentsOf } from './documents';

export type SiteDocuments = ReadonlyMap<Locale, readonly SearchDocument[]>;

export function siteDocuments(snapshot: Snapshot): SiteDocuments {
  const contents = createContents(snapshot);
  return new Map(locales.map((locale) => [locale, documentsOf(contents(locale))] as const));
}
