import { describe, expect, it } from 'vitest';
import type { AreaLine } from '@/lib/content/areaLines';
import { anchorOf } from '@/lib/i18n/format/anchor';
import { findArea, indicatorsOfArea, siteAreas } from '@/lib/site/siteAreas';
import { area, areaIndicator, density, siteWith, vacancies, value, year } from '../../support/areaSite';
import type { LoadedSite } from '../../support/site';
import { dataRows } from '../../support/rowsInShort';

const site = siteWith(vacancies, density);

function linesOf({ contents }: LoadedSite, name: string, id: number): readonly AreaLine[] {
  return findArea(contents('de'), anchorOf(name))?.lines[String(id)] ?? [];
}

describe('the areas of the site', () => {
  it('are the parts of the canton that indicators name, quarters first, each with a safe address', () => {
    expect(siteAreas(site.contents('de')).map(({ slug, name, kind }) => [slug, name, kind])).toEqual([
      ['altstadt-grossbasel', 'Altstadt Grossbasel', 'Wohnviertel'],
      ['am-ring', 'Am Ring', 'Wohnviertel'],
      ['gundeldingen', 'Gundeldingen', 'Wohnviertel'],
      ['st-johann', 'St. Johann', 'Wohnviertel'],
      ['bettingen', 'Bettingen', 'Gemeinde'],
      ['riehen', 'Riehen', 'Gemeinde'],
    ]);
  });

  it('have the indicators of the region, too, which make no areas', () => {
    const riehen = findArea(site.contents('de'), 'riehen');
    const own = riehen && indicatorsOfArea(site.contents('de'), riehen).map(({ stata_id: id }) => id);
    expect(own).toEqual([600, 601]);
    expect(findArea(site.contents('de'), 'birsfelden')).toBeUndefined();
  });

  it('are of their kind even if data are of the city alone, which say something of them', () => {
    const rows = [['St. Johann', 1]];
    const city = areaIndicator({ id: 602, columns: [area, value], rows, shared: { spatial_units: ['Stadt Basel'] } });
    const { contents } = siteWith(vacancies, city);
    expect(findArea(contents('de'), 'st-johann')).toMatchObject({ kind: 'Wohnviertel', indicators: ['600', '602'] });
    expect(siteAreas(siteWith(city).contents('de'))).toEqual([]);
  });

  it('are called as in the data without their numbers; the whole and numbers alone are none', () => {
    const rows = ['08 Bachletten', 'Kanton Basel-Stadt', 'Total', '17', '…'].map((name) => [name, 1]);
    const { contents } = siteWith(areaIndicator({ id: 600, columns: [area, value], rows }));
    expect(siteAreas(contents('de')).map(({ name }) => name)).toEqual(['Bachletten']);
  });
});

describe('what an indicator says of an area', () => {
  it('is the newest value, without a rank among a few areas', () => {
    const [line] = linesOf(site, 'St. Johann', 600);
    expect(line?.period).toBe('2026');
    expect(line?.cell).toBe(1.1);
    expect(line?.rank).toBeNull();
    expect(linesOf(site, 'Riehen', 601)[0]?.rank).toBeNull();
  });

  it('has its rank among the areas of its kind, without those of another and the whole', () => {
    const quarters = ['Altstadt Grossbasel', 'Am Ring', 'Gundeldingen', 'St. Johann', 'Clara'];
    const rows = [...quarters.map((name, index) => [name, 10 - index]), ['Riehen', 99], ['Total', 50]];
    const municipalities = areaIndicator({
      id: 606,
      columns: [area, value],
      rows: [['Riehen', 1]],
      shared: { spatial_units: ['Gemeinde'] },
    });
    const mixed = siteWith(areaIndicator({ id: 605, columns: [area, value], rows }), municipalities);
    expect(linesOf(mixed, 'Clara', 605)[0]?.rank).toEqual({ place: 5, count: 5, end: 'lowest' });
    expect(linesOf(mixed, 'Altstadt Grossbasel', 605)[0]?.rank).toEqual({ place: 1, count: 5, end: 'highest' });
    expect(linesOf(mixed, 'Riehen', 605)[0]?.rank).toBeNull();
  });

  it('has its rank without the whole country, which no data call a municipality', () => {
    const names = ['Riehen', 'Bettingen', 'Binningen', 'Birsfelden', 'Muttenz', 'Schweiz'];
    const rows = names.map((name, index) => [name, index]);
    const units: Partial<Parameters<typeof areaIndicator>[0]> = { shared: { spatial_units: ['Gemeinde', 'Schweiz'] } };
    const further = siteWith(density, areaIndicator({ id: 607, columns: [area, value], rows, ...units }), vacancies);
    expect(linesOf(further, 'Riehen', 607)[0]?.rank).toEqual({ place: 5, count: 5, end: 'lowest' });
  });

  it('has the value of the canton from the indicator above, at the same time and in the same unit', () => {
    const canton = (unit: string, id: string): LoadedSite =>
      siteWith(
        { ...vacancies, shared: { ...vacancies.shared, parent: id } },
        areaIndicator({
          id: 602,
          columns: [year, { ...value, unit }],
          rows: dataRows('2025 4, 2026 5'),
          shared: { spatial_units: ['Kanton'] },
        }),
      );
    expect(linesOf(canton('%', '602'), 'Riehen', 600)[0]?.region).toMatchObject({ value: 5, unit: '%' });
    expect(linesOf(canton('Wohnungen', '602'), 'Riehen', 600)[0]?.region).toBeNull();
    // Nobody says that this one is of the canton.
    expect(linesOf(canton('%', '100'), 'Riehen', 600)[0]?.region).toBeNull();
  });

  it('has no line for what only scales circles', () => {
    const columns = [area, ...['space', 'settled', 'people'].map((key) => ({ ...value, key, label: key }))];
    const rows = ['Riehen', 'Bettingen', 'Clara'].map((name) => [name, 40, 30, 20_000]);
    const bubbles = siteWith(areaIndicator({ id: 608, columns, rows, shared: { chart_type: 'bubble' } }));
    expect(linesOf(bubbles, 'Riehen', 608).map(({ name }) => name)).toEqual(['space', 'settled']);
  });

  it('has a line for each series and group, and none if there are too many', () => {
    const groups = (count: number): LoadedSite =>
      siteWith(
        areaIndicator({
          id: 600,
          columns: [area, { key: 'alter', label: 'Alter', role: 'category' }, value],
          rows: Array.from({ length: count }, (_, index) => ['Riehen', `Gruppe ${index}`, index]),
        }),
      );
    expect(linesOf(groups(2), 'Riehen', 600).map(({ name }) => name)).toEqual(['Gruppe 0', 'Gruppe 1']);
    expect(linesOf(groups(7), 'Riehen', 600)).toEqual([]);
    const second = { key: 'zahl', label: 'Zahl', role: 'value' } as const;
    const both = siteWith(areaIndicator({ id: 600, columns: [area, value, second], rows: [['Riehen', 1, 2]] }));
    expect(linesOf(both, 'Riehen', 600).map(({ name }) => name)).toEqual(['Quote', 'Zahl']);
  });
});
