/** What the code in the browser is told of addresses holds for every language. */
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { routes } from '@/content-types/routes';
import { pageUrl } from '@/lib/client/analytics/pageView';
import { isSoftNavigable } from '@/lib/client/softNavigable';
import { parseConfig } from '@/lib/shared/config';
import { localizedPath } from '@/lib/i18n/paths';
import { createBrowserSettings } from '@/lib/site/createBrowserSettings';

const site = 'https://statistik.example.org';
const { analytics, languages } = createBrowserSettings(parseConfig({ UMAMI_HOST: 'https://umami.example.org' }));
const { searchPages = [] } = analytics ?? {};

describe('the code in the browser knows every language', () => {
  it.each(locales)('B7.7 sends no words of the search in %s', (locale) => {
    const address = new URL(`${localizedPath(locale, routes.search)}?q=geheim`, site);
    expect(pageUrl(address, { id: null, searchPages })).toBe(address.pathname);
  });

  it.each(locales)('loads pages of other languages whole: %s', (locale) => {
    const current = new URL(localizedPath(locale, '/themen'), site);
    const near = locales.filter((other) =>
      isSoftNavigable(new URL(localizedPath(other, '/artikel'), site), current, languages),
    );
    expect(near).toEqual([locale]);
  });
});
