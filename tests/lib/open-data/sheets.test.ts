import { read, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { spreadsheet } from '@/lib/open-data/sheets';

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
});
