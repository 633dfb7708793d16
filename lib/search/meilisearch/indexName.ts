import type { Locale } from '@/content-types/locales';

/** What the names begin with; several sites can share a server when each has its own. */
export const sitePrefix = 'site';

/** Each language has an index of its own; the key that visitors get is restricted to these. */
export function indexName(locale: Locale, prefix: string = sitePrefix): string {
  return `${prefix}_${locale}`;
}
