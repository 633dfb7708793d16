import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readDataFile } from '@/lib/data/files/readDataFile';
import { spreadsheet } from '@/lib/open-data/sheets';
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

/** What a library of others finds in a spreadsheet. */
function readSheets(bytes: Uint8Array): readonly unknown[] {
  const book = read(bytes, { type: 'array' });
  return book.SheetNames.map((sheet) => {
    const rowsOf = book.Sheets[sheet] ?? {};
    return { sheet, data: utils.sheet_to_json(rowsOf, { header: 1, defval: null, raw: true }) };
  });
}

describe('a spreadsheet', () => {
  it('is read by others: numbers as numbers, periods as text, formulas as what is written', () => {
    expect(readSheets(spreadsheet(sheets))).toEqual([
      {
        sheet: 'Daten',
        data: [...rows.slice(0, 3), ['2025', ' viel Platz ', null]],
      },
      { sheet: 'Metadaten', data: [['Titel', 'Leerwohnungen']] },
    ]);
  });

  it('is read by the site', async () => {
    const { columns } = indicatorEntry({
      columns: [column('monat', 'period'), column('ort', 'area'), column('wert', 'value')],
    });
    expect((await readDataFile(spreadsheet(sheets), '.xlsx', columns)).rows?.[0]).toEqual([
      '2026-07',
      'Basel & «Stadt» <a>',
      1234.5,
    ]);
  });
});
