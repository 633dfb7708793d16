import type { Locale } from '@/content-types/locales';

/** Prefix of the index names; sites that share a server each need their own. */
export const sitePrefix = 'site';

/** Returns the name of a language's index; the public key is restricted to these indexes. */
export function indexName(locale: Locale, prefix: string = sitePrefix): string {
  return `${prefix}_${locale}`;
}
