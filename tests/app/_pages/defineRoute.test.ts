import { describe, expect, it } from 'vitest';
import { defineRoute } from '@/app/_pages/defineRoute';
import type { SiteRoute } from '@/app/_pages/defineRoute';
import type { RouteName } from '@/content-types/routes';
import { contextIn } from '../../support/site';

/** A route that finds an entry for whatever it is asked, so only the check of its parameter keeps it closed. */
function credulousRoute(name: RouteName): SiteRoute {
  return defineRoute({
    name,
    keys: () => ['eins', 'zwei'],
    load: ({ locale }, key) => ({ title: key, meta: { locale: locale === 'ls' ? 'de' : locale } }),
    describe: ({ title, meta }) => ({ title, language: meta.locale, crumbs: [] }),
    Page: ({ data }) => data.title,
  });
}

describe('a route', () => {
  it('has an address for each of its entries', () => {
    expect(credulousRoute('article').addresses(contextIn('de').content)).toEqual(['/artikel/eins', '/artikel/zwei']);
  });

  it.each(['leerstand-2026', 'Bevölkerung', '2026', 'a.b_c-d', 'a'.repeat(200)])('B1.7 takes %j', (key) => {
    const page = credulousRoute('article').open(contextIn('de', `/artikel/${key}`));
    expect(page?.description.title).toBe(key);
  });

  it.each([
    '',
    '.',
    '..',
    '-a',
    '_a',
    'a/b',
    'a b',
    'a\n',
    'a\u0000',
    'a%2e',
    'a?b',
    'a#b',
    'a\\b',
    '<script>',
    'a"b',
    'a'.repeat(201),
  ])('B1.7 does not even look up %j', (key) => {
    expect(credulousRoute('article').open(contextIn('de', `/artikel/${key}`))).toBeUndefined();
  });

  it.each(['7', '70', '0070'])('B1.7 takes the number %s', (key) => {
    expect(credulousRoute('statistic').open(contextIn('de', `/statistik/${key}`))).toBeDefined();
  });

  it.each(['', 'a', '7a', '-7', '+7', '7.0', '7e1', ' 7', '7\n', '७', '0x7'])(
    'B1.7 does not even look up the number %j',
    (key) => {
      expect(credulousRoute('statistic').open(contextIn('de', `/statistik/${key}`))).toBeUndefined();
    },
  );

  it('does not answer addresses of others', () => {
    expect(credulousRoute('article').open(contextIn('de', '/thema/wohnen'))).toBeUndefined();
    expect(credulousRoute('article-list').open(contextIn('de', '/artikel/eins'))).toBeUndefined();
  });

  it('tells the language of its text alone', () => {
    const route = credulousRoute('article-list');
    expect(route.language(contextIn('ls', '/artikel'))).toBe('de');
    expect(route.language(contextIn('fr', '/artikel'))).toBe('fr');
    expect(route.language(contextIn('fr', '/thema/wohnen'))).toBeUndefined();
  });

  it('B1.3 speaks the language of its text, and leads into that of the address', () => {
    const page = credulousRoute('article-list').open(contextIn('ls', '/artikel'));
    expect(page?.context).toMatchObject({ locale: 'ls', language: 'de', messages: { languageName: 'Deutsch' } });
  });
});
