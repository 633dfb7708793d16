/** What documents say so that the search can answer with a value. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';
import type { SearchDocument } from '@/lib/browser/search/document';
import { indicatorNames } from '@/lib/site/search/documentNames';
import { sampleDocuments } from '../../../support/sampleDocuments';
import { loadSite } from '../../../support/site';

function documentIn(locale: Locale, id: string): SearchDocument | undefined {
  return sampleDocuments(locale).find((document) => document.id === id);
}

describe('what an indicator is called', () => {
  it.each([
    ['de', 'products-6623', ['Wohnbevölkerung', 'Einwohner']],
    ['de', 'products-7510', ['Arbeitslosenquote', 'Arbeitslosigkeit']],
    ['de', 'products-5814', ['Leerwohnungsquote', 'Leerstand']],
    ['fr', 'products-7510', ['Taux chômage', 'chômage']],
    ['en', 'products-7763', ['Resident population', 'residents', 'inhabitants', 'population size']],
  ] as const)('in %s is of %s its title without places and years, and its synonyms', (locale, id, names) => {
    expect(documentIn(locale, id)?.namen).toEqual(names);
  });

  it.each([
    ['de', ['Bevölkerung']],
    ['fr', ['population']],
    ['en', ['Population']],
  ] as const)('in %s is what was counted if editors have chosen that of data with scenarios', (locale, names) => {
    expect(documentIn(locale, 'products-6215')?.namen).toEqual(names);
  });

  it('is nothing if data reach into scenarios and nobody has chosen', () => {
    const { contents } = loadSite({ content: sampleContent, translations: sampleTranslations, media: new Map() });
    const indicator = contents('de').find('products', '6215');
    expect(indicator && indicatorNames({ ...indicator, headline: null })).toEqual([]);
  });

  it('is nothing if it has no value', () => {
    expect(documentIn('de', 'products-9379')).toMatchObject({ wert: null, gebiete: null, namen: [] });
  });
});

it('a term of the glossary is called by all of its words', () => {
  expect(documentIn('de', 'glossars-konsumentenpreisindex')?.namen).toEqual(
    expect.arrayContaining(['Konsumentenpreisindex', 'Landesindex der Konsumentenpreise', 'LIK']),
  );
});

it('an indicator knows its newest values of the parts of the canton, and of when they are', () => {
  const areas = documentIn('de', 'products-7763')?.gebiete;
  expect(areas?.zeitpunkt).toBe('Einwohnerinnen und Einwohner, 31.\u00a0Juli 2026');
  expect(Object.keys(areas?.werte ?? {})).toHaveLength(21);
  expect(areas?.werte).toMatchObject({ Gundeldingen: '19’624\u00a0Personen', Riehen: '23’048\u00a0Personen' });
  expect(documentIn('de', 'products-6623')?.gebiete).toBeNull();
});

it('the newest value says by how much it has changed, and has its chart', () => {
  const { wert, vorschau } = documentIn('de', 'products-7510') ?? {};
  expect(wert?.zeitpunkt).toMatch(/^Basel-Stadt, Juli\s2026$/);
  expect(wert?.veraenderung).toMatch(/^[+−][\d,]+\sProzentpunkte gegenüber/);
  expect(vorschau).toBe('/daten/indikator/7510.vorschau.svg');
  // Leichte Sprache compares no numbers.
  expect(documentIn('ls', 'products-5813')?.wert?.veraenderung).toBeNull();
});
