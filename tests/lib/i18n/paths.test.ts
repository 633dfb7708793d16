import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { languageTag, localizedPath, splitPath } from '@/lib/i18n/paths';
import { alternatesOf } from '@/lib/i18n/siteLanguages';

describe('an address in a language', () => {
  it.each([
    ['de', '/themen'],
    ['ls', '/ls/themen'],
    ['fr', '/fr/themen'],
    ['it', '/it/themen'],
    ['en', '/en/themen'],
  ] as const)('B1.1 has a prefix unless it is German: %s', (locale, expected) => {
    expect(localizedPath(locale, '/themen')).toBe(expected);
  });

  it('B1.1 of the home has no slash at its end', () => {
    expect(localizedPath('de', '/')).toBe('/');
    expect(localizedPath('fr', '/')).toBe('/fr');
  });

  it.each([
    ['/suche?q=miete#treffer', '/fr/suche?q=miete#treffer'],
    ['/?q=miete', '/fr?q=miete'],
    ['/#inhalt', '/fr#inhalt'],
    ['/suche?ziel=a/?b', '/fr/suche?ziel=a/?b'],
    ['/interaktiv/glossar#leerstand', '/fr/interaktiv/glossar#leerstand'],
  ])('B1.5 keeps query and hash: %s', (path, expected) => {
    expect(localizedPath('fr', path)).toBe(expected);
    expect(localizedPath('de', path)).toBe(path);
  });
});

describe('the language of an address', () => {
  it.each([
    [[], 'de', '/'],
    [['themen'], 'de', '/themen'],
    [['fr'], 'fr', '/'],
    [['ls', 'artikel', 'leerstand'], 'ls', '/artikel/leerstand'],
    [['themen', 'fr'], 'de', '/themen/fr'],
    [['FR', 'themen'], 'de', '/FR/themen'],
  ] as const)('B1.1 is the first segment: %j', (segments, locale, path) => {
    expect(splitPath(segments)).toEqual({ locale, path });
  });

  it('B1.1 is never written for German', () => {
    expect(splitPath(['de', 'themen'])).toEqual({ locale: 'de', path: '/de/themen' });
  });
});

it('B1.4 the alternates of a page are all languages and x-default, which is German', () => {
  expect(alternatesOf('/thema/wohnen')).toEqual([
    { hreflang: 'de', path: '/thema/wohnen' },
    { hreflang: 'de-simple', path: '/ls/thema/wohnen' },
    ...locales.slice(2).map((locale) => ({ hreflang: locale, path: `/${locale}/thema/wohnen` })),
    { hreflang: 'x-default', path: '/thema/wohnen' },
  ]);
});

it('B1.3 the tag of a language is a registered one for Leichte Sprache', () => {
  expect(languageTag).toMatchObject({ de: 'de', ls: 'de-simple', fr: 'fr', it: 'it', en: 'en' });
});
