/** What documents say so that the search can answer with a value. */
import { prepareRules } from '@/lib/search/words/searchQuery';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/content-types/locales';
import { documentsOf } from '@/lib/search-index/documents';
import { indicatorNames, termNames } from '@/lib/search-index/documentNames';
import { area, areaIndicator, siteWith, vacancies } from '../../support/areaSite';
import { site } from '../../support/site';
import { column, indicatorEntry } from '../charts/indicators';
import { rulesByLocale } from '../../support/searchRules';

interface Sketch {
  readonly locale?: Locale;
  readonly title: string;
  readonly keywords?: readonly string[];
  readonly series?: readonly string[];
  readonly rows?: readonly unknown[];
}

/** The names of an indicator of quarters, asked for by its first series. */
function namesOf({ locale = 'de', title, keywords = [], series = ['Wert'], rows = [] }: Sketch): readonly string[] {
  const columns = [column('year', 'period'), ...series.map((name) => column(name, 'value'))];
  const own = { title, keywords, columns, data_rows: rows, spatial_units: ['Wohnviertel'], last_update: '2026-02-12' };
  const indicator = indicatorEntry(own);
  return indicatorNames(
    { ...indicator, meta: { ...indicator.meta, locale } },
    series[0] ?? null,
    prepareRules(rulesByLocale[locale]),
  );
}

describe('what an indicator is called', () => {
  it.each([
    ['de', 'Wohnbevölkerung der Stadt Basel seit 1774', ['Einwohner', 'Haushalte'], ['Wohnbevölkerung', 'Einwohner']],
    ['de', 'Leerwohnungsquote nach Wohnviertel', [], ['Leerwohnungsquote']],
    ['fr', 'Taux de chômage', ['chômage', 'emploi'], ['Taux chômage', 'chômage']],
  ] as const)('in %s is of «%s» its title without places and years, and its synonyms', (...sketch) => {
    const [locale, title, keywords, names] = sketch;
    expect(namesOf({ locale, title, keywords, series: ['Total'] })).toEqual(names);
  });

  it.each([
    ['de', 'Sterbefälle', ['65 Jahre und älter'], ['Sterbefälle 65 Jahre älter']],
    ['fr', 'Pendulaires', ['Pendulaires entrants', 'Pendulaires sortants'], ['Pendulaires entrants']],
    ['en', 'Commuters', ['Inbound commuters', 'Outbound commuters'], ['Inbound commuters']],
  ] as const)('in %s is of «%s» also its part, if the value is only of that', (locale, title, series, names) => {
    expect(namesOf({ locale, title, series })).toEqual(names);
  });

  it('is nothing if data reach into scenarios, because the title does not say what was counted', () => {
    expect(namesOf({ title: 'Einwohner', rows: [['2025', 210]] })).not.toEqual([]);
    expect(namesOf({ title: 'Einwohner', rows: [['2050', 232]] })).toEqual([]);
  });
});

it('a term of the glossary is called by all of its words', () => {
  const names = site.contents('de').all('glossars').map(termNames);
  expect(names).toContainEqual(['Leerwohnung [de]', 'Leerbestand', 'Leerwohnungen', 'leer stehende Räume', 'LW']);
});

describe('an indicator of the parts of the canton', () => {
  const columns = [area, { key: 'personen', label: 'Wohnende', role: 'value' }] as const;
  const names = ['St. Johann', 'Altstadt Grossbasel', 'Gundeldingen', 'Am Ring', 'Riehen', 'Bettingen'];
  const counted = areaIndicator({ id: 602, columns: [...columns], rows: names.map((name) => [name, 1000]) });
  const people = { ...counted, text: { ...counted.text, unit: 'Personen' } };
  const rates = { ...counted, shared: { ...counted.shared, stata_id: 603 } };
  const documents = documentsOf(siteWith(vacancies, people, rates).contents('de'));
  const found = (number: number) => documents.find(({ id }) => id === `products-${number}`);

  it('knows its newest values of each, and of when they are', () => {
    expect(found(602)?.areas?.period).toBe('1.\u00a0Juni 2026');
    expect(Object.keys(found(602)?.areas?.values ?? {}).toSorted()).toEqual(names.toSorted());
    expect(found(600)?.areas?.values).toMatchObject({ Riehen: '0,8\u202f%' });
  });

  it('knows how many people they are together; rates do not add up', () => {
    expect(found(602)?.value).toMatchObject({ text: '6’000\u00a0Personen', number: 6000, isPart: false });
    expect(found(603)?.value).toBeNull();
  });

  it('that is of the whole knows none', () => {
    expect(found(100)?.areas).toBeNull();
  });
});

it('an indicator without a value is called nothing, and has nothing to show', () => {
  const [empty] = documentsOf(siteWith().contents('de')).filter(({ id }) => id === 'products-300');
  expect(empty).toMatchObject({ value: null, areas: null, names: [] });
});

it('the newest value says by how much it has changed, and has its chart; Leichte Sprache compares no numbers', () => {
  const [german, easy] = (['de', 'ls'] as const).map((locale) =>
    documentsOf(siteWith().contents(locale)).find(({ id }) => id === 'products-100'),
  );
  expect(german?.value?.change).toMatch(/^−0,14\sProzentpunkte gegenüber/);
  expect(german?.preview).toBe('/daten/indikator/100.vorschau.svg');
  expect(easy?.value?.change).toBeNull();
});
