import type { Locale } from '@/content-types/locales';

/** Each language has an index of its own; the key that visitors get is restricted to these. */
export function indexName(locale: Locale): string {
  return `search_${locale}`;
}
