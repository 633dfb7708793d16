import readSheets from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { readDataFile } from '@/lib/content/data-files/readDataFile';
import { spreadsheet } from '@/lib/site/open-data/sheets';
import { column, indicatorEntry } from '../charts/indicators';

const rows = [
  ['Monat', 'Ort', 'Wert'],
  ['2026-07', 'Basel & «Stadt» <a>', 1234.5],
  ['2026', '=1+1', -0.000001],
  ['2025', ' viel \u0000Platz ', null],
];

const sheets = [
  { name: 'Daten', rows },
  { name: 'Metadaten', rows: [['Titel', 'Leerwohnungen']] },
];

describe('a spreadsheet', () => {
  it('is read by others: numbers as numbers, periods as text, formulas as what is written', async () => {
    const read = await readSheets(spreadsheet(sheets), { trim: false });
    expect(read).toEqual([
      {
        sheet: 'Daten',
        data: [...rows.slice(0, 3), ['2025', ' viel Platz ', null]],
      },
      { sheet: 'Metadaten', data: [['Titel', 'Leerwohnungen']] },
    ]);
  });

  it('is read by the site', () => {
    const { columns } = indicatorEntry({
      columns: [column('monat', 'period'), column('ort', 'area'), column('wert', 'value')],
    });
    expect(readDataFile(spreadsheet(sheets), '.xlsx', columns).rows?.[0]).toEqual([
      '2026-07',
      'Basel & «Stadt» <a>',
      1234.5,
    ]);
  });

  it('has the same bytes each time', () => {
    expect(spreadsheet(sheets).equals(spreadsheet(sheets))).toBe(true);
  });

  it('names columns beyond Z', async () => {
    const wide = [Array.from({ length: 30 }, (_, index) => index)];
    expect(await readSheets(spreadsheet([{ name: 'A', rows: wide }]))).toEqual([{ sheet: 'A', data: wide }]);
  });
});
