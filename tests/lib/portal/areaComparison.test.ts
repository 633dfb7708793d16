import { describe, expect, it } from 'vitest';
import { isComparedAreas } from '@/lib/portal/browser/comparedAreas';
import type { ComparedAreas } from '@/lib/portal/browser/comparedAreas';
import { areaComparisonFiles } from '@/lib/portal/areaComparison';
import type { Locale } from '@/content-types/locales';
import { area, areaIndicator, contextAt, density, siteWith, vacancies, value, year } from '../../support/areaSite';

const unsure = areaIndicator({
  id: 602,
  columns: [year, area, value, { key: 'status', label: 'Status', role: 'status' }],
  rows: [
    ['2026', 'Riehen', '(5.5)', 'provisorisch'],
    ['2026', 'Bettingen', 0, ''],
  ],
  shared: { display_themes: [] },
});

const site = siteWith(vacancies, density, unsure);

function dataIn(locale: Locale): ComparedAreas {
  const [file] = areaComparisonFiles(contextAt(site, '/gebiet', locale));
  const data: unknown = JSON.parse(String(file?.content));
  if (!isComparedAreas(data)) throw new Error('The file is not what browsers take.');
  return data;
}

function cellsOf({ areas, themes }: ComparedAreas, title: string): Readonly<Record<string, unknown>> {
  const row = themes.flatMap(({ rows }) => rows).find((one) => one.title === title);
  return Object.fromEntries(areas.map((slug, index) => [slug, row?.cells[index]]));
}

describe('the values of all areas as a file', () => {
  it('have a row for each series with unit and period, by theme, those without one last', () => {
    const { themes } = dataIn('de');
    expect(themes.map(({ title, rows }) => [title, ...rows.map((row) => `${row.title}: ${row.detail}`)])).toEqual([
      ['Bevölkerung [de]', 'Indikator 601: %, Juni 2026'],
      ['Wohnen kurz [de]', 'Indikator 600: %, 2026'],
      ['Ohne Thema', 'Indikator 602: %, 2026'],
    ]);
  });

  it('have a value for each area that the newest data have, with its digits', () => {
    const data = dataIn('de');
    expect(data.areas).toContain('st-johann');
    expect(cellsOf(data, 'Indikator 600')).toMatchObject({ 'st-johann': '1,1', riehen: '0,8' });
    expect(cellsOf(data, 'Indikator 601')).toMatchObject({ 'st-johann': null, riehen: '2’000', bettingen: '600' });
  });

  it('say in words what signs say', () => {
    const data = dataIn('de');
    expect(cellsOf(data, 'Indikator 600')['gundeldingen']).toEqual([
      'X',
      'aus Gründen des Datenschutzes nicht gezeigt',
      '',
      'X',
    ]);
    expect(cellsOf(data, 'Indikator 602')['riehen']).toEqual([
      '(5,5)',
      '5,5, unsicher, beruht auf wenigen Fällen, provisorisch',
      'p',
      '( )',
    ]);
    expect(data.signs).toContainEqual(['p', 'provisorisch']);
  });

  it('lead to pages in the language of the page, and say what is in German', () => {
    const [row] = dataIn('fr').themes.flatMap(({ rows }) => rows);
    expect(row).toMatchObject({ address: '/fr/indikatorenportal/601', language: 'de' });
    const [simple] = dataIn('ls').themes.flatMap(({ rows }) => rows);
    expect(simple?.address).toBe('/indikatorenportal/601');
  });
});
