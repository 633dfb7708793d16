/** The code in the browser knows the languages by itself, because it imports nothing of the rest: these tests keep it true. */
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { pageUrl } from '@/lib/browser/analytics/page';
import { isNearPage } from '@/lib/browser/nearPages';
import { localizedPath } from '@/lib/language/paths';

const site = 'https://statistik.example.org';

describe('the code in the browser knows every language', () => {
  it.each(locales)('B7.7 sends no words of the search in %s', (locale) => {
    const address = new URL(`${localizedPath(locale, '/suche')}?q=geheim`, site);
    expect(pageUrl(address)).toBe(address.pathname);
  });

  it.each(locales)('loads pages of other languages whole: %s', (locale) => {
    const current = new URL(localizedPath(locale, '/themen'), site);
    const others = locales.filter((other) => other !== locale);
    const near = others.filter((other) => isNearPage(new URL(localizedPath(other, '/artikel'), site), current));
    expect(near).toEqual([]);
    expect(isNearPage(new URL(localizedPath(locale, '/artikel'), site), current)).toBe(true);
  });
});
