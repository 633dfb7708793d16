import { describe, expect, it } from 'vitest';
import { addressesOf, openPageAt, translationsAt } from '@/app/_frame/sitePage';
import type { OpenPage, SitePage } from '@/app/_frame/sitePage';
import type { Locale } from '@/content-types/locales';
import type { RouteName } from '@/content-types/routes';
import { contextIn, site } from '../../support/site';

interface Found {
  readonly title: string;
  readonly meta: { readonly locale: Locale };
}

/** A page that finds an entry for whatever it is asked, so only the check of its parameter keeps it closed. */
function credulousPage(name: RouteName): SitePage<Found> {
  return {
    name,
    keys: () => ['eins', 'zwei'],
    load: ({ locale }, key) => ({ title: key, meta: { locale: locale === 'ls' ? 'de' : locale } }),
    describe: ({ title, meta }) => ({ title, language: meta.locale, crumbs: [] }),
    Page: ({ data }) => data.title,
  };
}

function open(name: RouteName, path: string, locale: Locale = 'de'): OpenPage | undefined {
  return openPageAt(credulousPage(name), contextIn(locale, path));
}

describe('a page', () => {
  it('has an address for each of its entries', () => {
    expect(addressesOf(credulousPage('article'), contextIn('de').content)).toEqual(['/artikel/eins', '/artikel/zwei']);
  });

  it.each(['leerstand-2026', 'Bevölkerung', '2026', 'a.b_c-d', 'a'.repeat(200)])('B1.7 takes %j', (key) => {
    const page = open('article', `/artikel/${key}`);
    expect(page?.description.title).toBe(key);
  });

  it.each(['', '..', '-a', 'a/b', 'a b', 'a\n', 'a\u0000', 'a%2e', 'a?b', '<script>', 'a'.repeat(201)])(
    'B1.7 does not even look up %j',
    (key) => {
      expect(open('article', `/artikel/${key}`)).toBeUndefined();
    },
  );

  it('B1.7 takes numbers', () => {
    expect(open('statistic', '/statistik/0070')).toBeDefined();
  });

  it.each(['', '7a', '-7', '7.0', '7e1', ' 7', '7\n', '७', '0x7'])(
    'B1.7 does not even look up the number %j',
    (key) => {
      expect(open('statistic', `/statistik/${key}`)).toBeUndefined();
    },
  );

  it('does not answer addresses of others', () => {
    expect(open('article', '/thema/wohnen')).toBeUndefined();
    expect(open('article-list', '/artikel/eins')).toBeUndefined();
  });

  it('tells the language of its text alone', () => {
    const page = credulousPage('article-list');
    expect(translationsAt(page, site.contents, '/artikel')).toEqual(['de', 'fr', 'it', 'en']);
    expect(translationsAt(page, site.contents, '/thema/wohnen')).toEqual([]);
  });

  it('B1.3 speaks the language of its text, and leads into that of the address', () => {
    const page = open('article-list', '/artikel', 'ls');
    expect(page?.context).toMatchObject({ locale: 'ls', language: 'de', messages: { languageName: 'Deutsch' } });
  });
});
