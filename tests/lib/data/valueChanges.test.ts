import { describe, expect, it } from 'vitest';
import { changeOf, changesOf, changeText } from '@/lib/data/valueChanges';
import { locales } from '@/content-types/locales';
import { column, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

const columns = [column('monat', 'period'), column('wert', 'value'), column('art', 'status')];

const months = dataRows('2025-06 80 null, 2025-07 100 null, 2026-06 120 null, 2026-07 150 null');

function changesIn(rows: readonly (readonly (string | number | null)[])[], attributes: object = {}): readonly string[] {
  const indicator = indicatorEntry({ columns, data_rows: rows, unit: 'Personen', decimals: 0, ...attributes });
  return changesOf(indicator).map((change) => changeText(change, 'de'));
}

describe('the change of an indicator', () => {
  it('is told since the period before and since the year before', () => {
    expect(changesIn(months)).toEqual(['+25,0\u202f% gegenüber Juni 2026', '+50,0\u202f% gegenüber Juli 2025']);
  });

  it('is told once if the year before is the period before', () => {
    const years = dataRows('2024 200 null, 2025 190 null');
    expect(changesIn(years)).toEqual(['−5,0\u202f% gegenüber 2024']);
  });

  it('is not told since another season, only because the periods between are missing', () => {
    const gap = dataRows('2025-06 80 null, 2025-07 100 null, 2025-12 200 null, 2026-07 150 null');
    expect(changesIn(gap)).toEqual(['+50,0\u202f% gegenüber Juli 2025']);
    expect(changeOf(indicatorEntry({ columns, data_rows: gap }))).toBeUndefined();
  });

  it.each([
    ['days at the end of February', ['2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'], '28.\u00a0Februar 2026'],
    [
      'weeks from one month to the next',
      ['2026-02-11', '2026-02-18', '2026-02-25', '2026-03-04'],
      '25.\u00a0Februar 2026',
    ],
    ['years with gaps', ['2015', '2016', '2024', '2026'], '2024'],
    ['quarters', ['2025-Q3', '2025-Q4', '2026-Q1'], '4.\u00a0Quartal 2025'],
    ['school years', ['2023/24', '2024/25', '2025/26'], '2024/25'],
  ])('is told since the period before of %s', (_, periods, since) => {
    const rows = periods.map((period, index) => [period, index === periods.length - 1 ? 20 : 10, null]);
    expect(changesIn(rows)).toEqual([`+100,0\u202f% gegenüber ${since}`]);
  });

  it('has no direction where no difference is told: across breaks, and of unreliable values', () => {
    const annotations = [{ type: 'break', x: '2026-07', y: null, text: 'Neue Zählweise' }];
    const broken = indicatorEntry({ columns, data_rows: months, annotations });
    const unsure = indicatorEntry({ columns, data_rows: [...months, ['2026-08', '(160)', null]] });
    expect(changeOf(broken)).toBeUndefined();
    expect(changeOf(unsure)).toBeUndefined();
    expect(changeOf(indicatorEntry({ columns, data_rows: months }))).toEqual({ direction: 'up', since: '2026-06' });
  });

  it('is told between values that are both provisional', () => {
    const rows = dataRows('2024 10 p, 2025 20 p');
    expect(changesIn(rows)).toEqual(['+100,0\u202f% gegenüber 2024']);
  });

  it('of a share is in percentage points, with the decimals of the share', () => {
    const shares = dataRows('2025 0.8 null, 2026 0.75 null');
    expect(changesIn(shares, { unit: '%', decimals: 2 })).toEqual(['−0,05\u00a0Prozentpunkte gegenüber 2025']);
  });

  it('of a share without stated decimals has as many as its values', () => {
    const shares = dataRows('2025 0.8 null, 2026 0.75 null');
    const text = '−0,05\u00a0Prozentpunkte gegenüber 2025';
    expect(changesIn(shares, { unit: '%', decimals: null })).toEqual([text]);
    expect(changesIn(shares, { unit: '% der Wohnungen', decimals: null })).toEqual([text]);
  });

  it.each([
    ['of a balance, which can be negative', dataRows('2023 -5 null, 2024 10 null, 2025 20 null'), {}],
    ['from nothing', dataRows('2024 – null, 2025 20 null'), {}],
    ['of percentage points', dataRows('2024 1 null, 2025 2 null'), { unit: 'Prozentpunkte' }],
    ['of temperatures', dataRows('2024 10 null, 2025 20 null'), { unit: '°C' }],
    ['from an uncertain value', dataRows('2024 (10) null, 2025 20 null'), {}],
    ['of an uncertain value', dataRows('2024 10 null, 2025 (20) null'), {}],
    ['to a scenario', dataRows('2025 10 null, 2050 20 s'), {}],
    [
      'across a break',
      dataRows('2024 10 null, 2025 20 null'),
      { annotations: [{ type: 'break', x: '2025', text: 'Neu' }] },
    ],
    ['of a value that is revised, if the one before is not', dataRows('2024 10 null, 2025 20 r'), {}],
    ['of a value that is not final yet', dataRows('2024 10 null, 2025 20 p'), {}],
    ['across a period without a value', dataRows('2024 10 null, 2025 null null, 2026 20 null'), {}],
    ['across periods without rows', dataRows('2015 12 null, 2016 12 null, 2017 12 null, 2026 20 null'), {}],
    ['of one value', [['2025', 20, null]], {}],
  ])('is not told %s', (_case, rows, attributes) => {
    expect(changesIn(rows, attributes)).toEqual([]);
  });

  it('is written in the language of the text, and left out of Leichte Sprache', () => {
    const [change] = changesOf(indicatorEntry({ columns, data_rows: months, unit: 'Personen', decimals: 0 }));
    const said = locales.map((language) => [language, change && changeText(change, language)] as const);
    expect(Object.fromEntries(said)).toMatchObject({
      de: '+25,0\u202f% gegenüber Juni 2026',
      ls: '',
      fr: '+25,0\u202f% par rapport à juin 2026',
      it: '+25,0\u202f% rispetto a giugno 2026',
      en: '+25.0% compared with June 2026',
    });
  });
});
