/** What visitors of the site may search for. */
import type { Locator, Page } from '@playwright/test';
import { defaultLocale } from '../../content-types/locales';
import type { Locale } from '../../content-types/locales';
import { needed, pagesOf, titleOf } from './site';

const kinds = ['theme', 'sub-theme', 'indicator', 'article', 'statistic'] as const;

function nounsOf(title: string): readonly string[] {
  return [...new Set(title.match(/\p{Lu}\p{Ll}{4,}/gu))];
}

/** The word that is in most titles, so that it finds something. */
export function frequentWord(locale: Locale = defaultLocale): string {
  const words = kinds.flatMap((kind) => pagesOf(kind, locale)).flatMap((address) => nounsOf(titleOf(address)));
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [found] = [...counts].toSorted(([, left], [, right]) => right - left);
  return needed('word in a title', found?.[0].toLowerCase());
}

/** A page among the hits. */
export function hitOf(page: Page, address: string): Locator {
  return page.locator(`#search-found a[href="${address}"]`).first();
}

/** The address of a search. */
export function searchFor(words: string, more = ''): string {
  return `/suche?q=${encodeURIComponent(words)}${more}`;
}
