import { describe, expect, it } from 'vitest';
import { siteAddresses, sitePages } from '../../support/sitePages';
import { locales } from '@/content-types/locales';
import type { SiteAddress } from '../../support/sitePages';
import { openPage } from '../../support/openPage';
import { contextIn, site } from '../../support/site';

/** As B1.6 lists them; one with an optional parameter is two, the list and the page of an entry. */
const specified = [
  '/',
  '/themen',
  '/thema',
  '/thema/{url}',
  '/unterthema',
  '/unterthema/{url}',
  '/artikel',
  '/artikel/{slug}',
  '/statistik/{id}',
  '/indikatorenportal',
  '/indikatorenportal/{id}',
  '/indikatorenset',
  '/indikatorenset/{slug}',
  '/interaktiv',
  '/interaktiv/{slug}',
  '/interaktiv/container/{slug}',
  '/apps',
  '/apps/{slug}',
  '/agenda',
  '/suche',
  '/sitemap',
];

const translationPrefixes = locales.filter((locale) => locale !== 'de').map((locale) => `/${locale}`);

const addresses = siteAddresses(site.contents);

function addressesOf(pattern: string): readonly SiteAddress[] {
  return addresses.filter(({ page }) => page.path === pattern);
}

/** Of the data, beside the specification. */
const ofData = ['/neu', '/daten-beziehen'];

/** For frames of other sites: in no list of pages. */
const embedded = '/embed/indikator/{id}';

/** Only if data name areas: area.test.tsx. */
const ofAreas = ['/gebiet', '/gebiet/{slug}'];

/** Below the pages of sets. */
const chapters = '/indikatorenset/{path}';

describe('the routes', () => {
  it('B1.6 are those of the specification and the error pages', () => {
    const paths = sitePages.map(({ path }) => path);
    const expected = [...specified, ...ofData, embedded, chapters, ...ofAreas, '/404', '/500'];
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  it.each(specified)('B1.6 %s has addresses in every language', (pattern) => {
    const german = addressesOf(pattern).filter(({ locale }) => locale === 'de');
    expect(german.length).toBeGreaterThan(0);
    expect(addressesOf(pattern)).toHaveLength(german.length * locales.length);
  });

  it.each([
    ['/', ''],
    ['/thema/{url}', '/thema/wohnen'],
  ])('B1.1 have a prefix in every language but German, and German words: %s', (pattern, path) => {
    const of = addressesOf(pattern).filter((address) => address.path === (path || '/'));
    expect(of.map(({ localizedPath }) => localizedPath)).toEqual([
      path || '/',
      ...translationPrefixes.map((prefix) => prefix + path),
    ]);
  });

  it('have no address twice', () => {
    const all = addresses.map(({ localizedPath }) => localizedPath);
    expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([]);
  });

  it.each(addresses)('B1.6 $localizedPath opens, and no other route answers it', ({ page, path, locale }) => {
    const answering = sitePages.filter((other) => other.open(contextIn(locale, path)) !== undefined);
    expect(answering).toEqual([page]);
  });

  it('B3.2 know the entry of the menu they belong to', () => {
    const keys = Object.fromEntries(sitePages.map(({ path, menuKey }) => [path, menuKey]));
    expect(keys).toMatchObject({
      '/': null,
      '/suche': 'search',
      '/themen': 'topics',
      '/thema/{url}': 'topics',
      '/unterthema/{url}': 'topics',
      '/interaktiv': 'interactive',
      '/interaktiv/container/{slug}': 'interactive',
    });
  });

  it('have pages of indicators for indicators only', () => {
    expect(openPage('/indikatorenportal/100', 'de')).toBeDefined();
    expect(openPage('/indikatorenportal/400', 'de')).toBeUndefined();
  });
});

it.each([
  '/indikatorenportal/100x',
  '/indikatorenportal/0100',
  '/indikatorenportal/99999999999999999999999',
  '/statistik/70?x=1',
  '/artikel/',
  '/artikel/../artikel/leerstand-2026',
  '/artikel/leerstand-2026/',
  '/artikel/Leerstand-2026',
  '/artikel/gibt-es-nicht',
  '/thema/__proto__',
  '/thema/toString',
  '//thema/wohnen',
  '/themen/',
  '',
])('B1.7 a parameter that is not one, or names nothing, has no page: %j', (path) => {
  expect(openPage(path, 'de')).toBeUndefined();
});
