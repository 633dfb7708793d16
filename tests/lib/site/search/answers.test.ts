/** What documents say so that the search can answer with a value. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import type { SearchDocument } from '@/lib/browser/search/document';
import { sampleDocuments } from '../../../support/sampleDocuments';

function documentIn(locale: Locale, id: string): SearchDocument | undefined {
  return sampleDocuments(locale).find((document) => document.id === id);
}

describe('what an indicator is called', () => {
  it.each([
    ['de', 'products-6623', ['Wohnbevölkerung', 'Einwohner']],
    ['de', 'products-7512', ['Teuerung gegenüber Vorjahr', 'Inflation']],
    ['de', 'products-7513', ['Basler Index Konsumentenpreise']],
    ['de', 'products-7510', ['Arbeitslosenquote', 'Arbeitslosigkeit']],
    ['de', 'products-5814', ['Leerwohnungsquote']],
    ['fr', 'products-5813', ['Taux logements vacants', 'taux de vacance']],
    ['fr', 'products-7510', ['Taux chômage', 'chômage']],
    ['en', 'products-7763', ['Resident population', 'residents', 'inhabitants', 'population size']],
  ] as const)('in %s is of %s its title without places and years, and its synonyms', (locale, id, names) => {
    expect(documentIn(locale, id)?.namen).toEqual(names);
  });

  it.each([
    ['de', 'products-1701', ['Sterbefälle 65 Jahre älter']],
    ['de', 'products-1502', ['Siedlungsabfälle Kopf']],
    ['de', 'products-5203', ['Pendlerinnen Pendler Zupendelnde', 'Zupendler']],
    ['fr', 'products-5203', ['Pendulaires entrants']],
    ['it', 'products-5203', ['Pendolari entrata']],
    ['en', 'products-5203', ['Inbound commuters']],
  ] as const)('in %s is of %s also its part, if the value is only of that', (locale, id, names) => {
    expect(documentIn(locale, id)?.namen).toEqual(names);
  });

  it('is nothing if data reach into scenarios, because the title does not say what was counted', () => {
    expect(documentIn('de', 'products-6215')?.namen).toEqual([]);
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

it('an indicator of people in all parts of the canton knows how many they are together', () => {
  expect(documentIn('de', 'products-7763')?.wert).toMatchObject({ zahl: 211_094, teil: false });
  expect(documentIn('fr', 'products-7763')?.wert?.text.replace(/\s/g, ' ')).toBe('211 094 personnes');
  // Rates, and what may be of several parts, do not add up.
  expect(documentIn('de', 'products-5814')?.wert).toBeNull();
  expect(documentIn('de', 'products-1302')?.wert).toBeNull();
});

it('the newest value says by how much it has changed, and has its chart', () => {
  const { wert, vorschau } = documentIn('de', 'products-7510') ?? {};
  expect(wert?.zeitpunkt).toMatch(/^Basel-Stadt, Juli\s2026$/);
  expect(wert?.veraenderung).toMatch(/^[+−][\d,]+\sProzentpunkte gegenüber/);
  expect(vorschau).toBe('/daten/indikator/7510.vorschau.svg');
  // Leichte Sprache compares no numbers.
  expect(documentIn('ls', 'products-5813')?.wert?.veraenderung).toBeNull();
});
