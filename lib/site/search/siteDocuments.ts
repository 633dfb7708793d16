/** What the search finds on the whole site, by language. */
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { createContents } from '@/lib/content/content';
import type { Snapshot } from '@/lib/content/snapshot';
import type { SearchDocument } from '../../browser/search/document';
import { documentsOf } from './documents';

export type SiteDocuments = ReadonlyMap<Locale, readonly SearchDocument[]>;

/** `made`: of the languages whose search file was made now, with all that it holds. */
export function siteDocuments(snapshot: Snapshot, made: SiteDocuments = new Map()): SiteDocuments {
  const contents = createContents(snapshot);
  return new Map(locales.map((locale) => [locale, made.get(locale) ?? documentsOf(contents(locale))] as const));
}
