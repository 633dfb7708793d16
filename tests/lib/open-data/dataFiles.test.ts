import { describe, expect, it } from 'vitest';
import { dataFileAddress, dataFilesOf, hasData } from '@/lib/open-data/dataFiles';
import { column, indicatorEntry } from '../charts/indicators';

const columns = [column('jahr', 'period'), column('wert', 'value')];
const filled = indicatorEntry({ columns, data_rows: [['2026', 1]] });

describe('the files of an indicator', () => {
  it('have one address for all languages', () => {
    expect(dataFileAddress(filled, 'csv')).toBe('/daten/indikator/5813.csv');
  });

  it('are offered if there are data', () => {
    expect(hasData(filled)).toBe(true);
    expect(dataFilesOf(filled).map(({ address, label }) => [address, label])).toEqual([
      ['/daten/indikator/5813.csv', 'CSV'],
      ['/daten/indikator/5813.xlsx', 'XLSX'],
      ['/daten/indikator/5813.json', 'JSON-stat'],
    ]);
  });

  it('have the chart if there is one', () => {
    const chart = indicatorEntry({ columns, data_rows: [['2026', 1]], chart_type: 'column' });
    expect(dataFilesOf(chart).at(-1)).toMatchObject({ address: '/daten/indikator/5813.svg', label: 'SVG' });
  });

  it.each([indicatorEntry({ columns, data_rows: [] }), indicatorEntry({ data_rows: null })])(
    'are none if there are no data',
    (empty) => {
      expect(hasData(empty)).toBe(false);
      expect(dataFilesOf(empty)).toEqual([]);
    },
  );
});
