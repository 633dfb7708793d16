import { expect, it } from 'vitest';
import { mainValues } from '@/lib/data/mainValues';
import { column, indicatorEntry } from '../charts/indicators';
import { dataRows } from '../../support/rowsInShort';

it('are the values of the series that stands for an indicator, in the order of time, with the breaks of the series', () => {
  const columns = [column('jahr', 'period'), column('teil', 'value'), column('alle', 'total'), column('art', 'status')];
  const indicator = indicatorEntry({
    columns,
    unit: '%',
    decimals: 1,
    annotations: [
      { type: 'break', x: '2026', y: null, text: 'Neue Erhebung' },
      { type: 'line', x: null, y: 5, text: 'Ziel' },
    ],
    data_rows: dataRows('2026 1 5.3 provisorisch, 2025 1 ... null'),
  });
  expect(mainValues(indicator)).toEqual({
    unit: '%',
    decimals: 1,
    breaks: ['2026'],
    rows: dataRows('2025 ... measured, 2026 5.3 provisional'),
  });
});

it('are none of several areas, or without time', () => {
  const areas = [column('jahr', 'period'), column('gebiet', 'area'), column('wert', 'value')];
  const rows = dataRows('2026 Altstadt 1, 2026 Bach 2');
  expect(mainValues(indicatorEntry({ columns: areas, data_rows: rows }))).toBeUndefined();
  expect(mainValues(indicatorEntry({ columns: areas.slice(1), data_rows: [['Altstadt', 1]] }))).toBeUndefined();
});
