import { describe, expect, it } from 'vitest';
import { readDataFile } from '@/lib/data/files/readDataFile';
import type { DataFileResult } from '@/lib/data/files/readDataFile';
import { spreadsheetOf } from '../../../fixtures/archive';
import { said } from '../../content/records';
import { dataRows } from '../../../support/rowsInShort';

const columns = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'ort', label: 'Gemeinde', role: 'area' },
  { key: 'anzahl', label: 'Wohnungen leer', role: 'value', unit: 'Wohnungen' },
  { key: 'quote', label: 'Quote', role: 'value', unit: '%' },
] as const;

const rows = dataRows('2025 Riehen 1234 0.5, 2025 Bettingen 2 0.25');

function read(...lines: readonly string[]): Promise<DataFileResult> {
  return readDataFile(Buffer.from(lines.join('\n')), '.csv', columns);
}

const body = ['2025;Riehen;1’234;0,5', '2025;Bettingen;2;0,25'];

async function errorsOf(...lines: readonly string[]): Promise<readonly string[]> {
  return (await read(...lines)).errors.map(said);
}

describe('a table as offices lay it out', () => {
  it('may have titles above, units in brackets, and remarks below, told in one message', async () => {
    const head = 'Jahr;Gemeinde;Wohnungen leer [Stichtag];Quote (in %)';
    const { rows: found, warnings } = await read(
      'Leerwohnungen;;;',
      'T 9.1;;;',
      '',
      head,
      ...body,
      '',
      'Quelle: BFS;;;',
    );
    expect(found).toEqual(rows);
    expect(warnings.map(said)).toEqual([
      'data-left-out 1: «Leerwohnungen», 2: «T 9.1», 8: «Quelle: BFS», 4: «Wohnungen leer [Stichtag]»',
    ]);
  });

  it('may have its head over several rows, the names of groups over several columns', async () => {
    expect((await read(';;Wohnungen;', 'Jahr;Gemeinde;leer;Quote', ...body)).rows).toEqual(rows);
    expect((await read('Jahr;Gemeinde;Wohnungen leer;Quote', ';;;(in %)', ...body)).rows).toEqual(rows);
  });

  it('may span cells in a spreadsheet', async () => {
    const text = (place: string, value: string): string => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const sheet = [
      `<row r="1">${text('A1', 'Jahr')}${text('B1', 'Leerstand')}</row>`,
      `<row r="2">${text('B2', 'Haus')}${text('C2', 'Stall')}</row>`,
      '<row r="3"><c r="A3"><v>2025</v></c><c r="B3"><v>1</v></c><c r="C3"><v>2</v></c></row>',
    ];
    const merged = '<mergeCells count="2"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/></mergeCells>';
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const part = `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData>${merged}</worksheet>`;
    const names = [
      { key: 'jahr', label: 'Jahr', role: 'period' },
      { key: 'haus', label: 'Leerstand, Haus', role: 'value' },
      { key: 'stall', label: 'Leerstand, Stall', role: 'value' },
    ] as const;
    const bytes = spreadsheetOf('', { 'xl/worksheets/sheet1.xml': part });
    expect((await readDataFile(bytes, '.xlsx', names)).rows).toEqual([['2025', 1, 2]]);
  });

  it('is refused if two rows can be the head', async () => {
    const head = 'Jahr;Gemeinde;Wohnungen leer;Quote';
    expect(await errorsOf(head, 'jahr;ort;anzahl;quote', ...body)).toEqual(['data-head-several 1–2']);
    expect(await errorsOf('2024;Riehen;1;1', head, ...body)).toEqual(['data-head-several 1–2']);
  });

  it('is refused if a unit in brackets multiplies the values', async () => {
    expect(await errorsOf('Jahr;Gemeinde;Wohnungen leer (in 1000);Quote', ...body)).toEqual([
      'data-column-missing anzahl Wohnungen leer Jahr, Gemeinde, Wohnungen leer (in 1000), Quote',
    ]);
  });

  it('is refused in one message if no row names a column, with what the columns may be', async () => {
    expect(await errorsOf('Titel', 'Year;Kanton;Units', '2025;Zug;3')).toEqual([
      'data-head-missing 2 jahr, ort, anzahl, quote «Year» (period), «Kanton» (area), «Units» (value)',
    ]);
  });
});
