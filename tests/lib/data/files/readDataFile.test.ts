import { describe, expect, it } from 'vitest';
import { readDataFile } from '@/lib/data/files/readDataFile';
import type { DataFileResult } from '@/lib/data/files/readDataFile';
import { archiveOf, spreadsheetOf } from '../../../fixtures/archive';
import { said } from '../../content/records';
import { dataRows } from '../../../support/rowsInShort';

const columns = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'ort', label: 'Wohnviertel oder Gemeinde', role: 'area' },
  { key: 'wert', label: 'Leerstand', role: 'value' },
] as const;

const series = [
  { key: 'jahr', label: 'Jahr', role: 'period' },
  { key: 'wert', label: 'Wert', role: 'value' },
] as const;

function readText(text: string, ending = '.csv'): Promise<DataFileResult> {
  return readDataFile(Buffer.from(text), ending, columns);
}

function readSheet(rows: string, parts?: Readonly<Record<string, string>>): Promise<DataFileResult> {
  return readDataFile(spreadsheetOf(rows, parts), '.xlsx', series);
}

function errorsOf({ errors }: DataFileResult): readonly string[] {
  return errors.map(said);
}

const head = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';

describe('a data file', () => {
  it.each([
    ['semicolons and a decimal comma', 'jahr;ort;wert\r\n2025;Riehen;1’234,5\r\n'],
    ['commas and a decimal point', 'jahr,ort,wert\n2025,Riehen,1234.5\n'],
    ['labels, in another order', 'Leerstand;Wohnviertel oder Gemeinde;JAHR\n1234.5;Riehen;2025'],
    ['lines that end in several ways', 'jahr;ort;wert\r\n2025;Riehen;1234.5\n\r'],
    ['empty rows and columns at the end', 'jahr;ort;wert;;\n2025;Riehen;1234.5;;\n;;;;\n\n'],
  ])('may have %s', async (_form, text) => {
    expect(await readText(text)).toEqual({ rows: [['2025', 'Riehen', 1234.5]], errors: [], warnings: [] });
  });

  it('may be stored as UTF-16, as spreadsheet programs do', async () => {
    const bytes = Buffer.from('\ufeffjahr\tort\twert\n2025\tVorstädte\t1', 'utf16le');
    expect((await readDataFile(bytes, '.txt', columns)).rows).toEqual([['2025', 'Vorstädte', 1]]);
  });

  it('may be stored as Windows-1252, as SAS and Excel do', async () => {
    const dash = Buffer.from([0x96]);
    const bytes = Buffer.concat([Buffer.from('jahr;ort;wert\n2025;Vorstädte;', 'latin1'), dash]);
    expect((await readDataFile(bytes, '.csv', columns)).rows).toEqual([['2025', 'Vorstädte', '–']]);
  });

  it.each([
    ['DOS', [0x84]],
    ['old Macs', [0x8a]],
    ['old Macs, which writes ß as §', [0xa7]],
    ['another one', [0xa4]],
  ])('is refused in the encoding of %s, because its letters would be others', async (_name, umlaut) => {
    const [before, after] = ['jahr;ort;wert\n2025;Vorst', 'dte;1'].map((text) => Buffer.from(text));
    const bytes = Buffer.concat([before ?? '', Buffer.from(umlaut), after ?? ''].map((part) => Buffer.from(part)));
    expect(errorsOf(await readDataFile(bytes, '.csv', columns))).toEqual(['data-file-encoding']);
  });

  it('keeps what R writes of missing and large numbers, and refuses what spreadsheets round', async () => {
    const rows = 'jahr;wert\n2023;NA\n2024;1e+05\n2025;-1.5e-03';
    expect((await readDataFile(Buffer.from(rows), '.csv', series)).rows).toEqual([
      ['2023', null],
      ['2024', 100_000],
      ['2025', -0.0015],
    ]);
    const rounded = await readDataFile(Buffer.from('jahr;wert\n2025;1.5E+05'), '.csv', series);
    expect(errorsOf(rounded)).toEqual(['cell-not-value 2 wert 1.5E+05']);
  });

  it('keeps what is missing as what it is', async () => {
    const cells = ['', '…', 'x', '( )', "(1'200)", '-', '0'];
    const text = cells.map((cell, index) => `20${10 + index};Riehen;${cell}`).join('\n');
    expect((await readText(`jahr;ort;wert\n${text}`)).rows?.map(([, , cell]) => cell)).toEqual([
      null,
      null,
      'X',
      '( )',
      '(1200)',
      '–',
      0,
    ]);
  });

  it('has its days as in ISO 8601', async () => {
    expect((await readText('jahr;ort;wert\n31.7.2026;Riehen;1')).rows).toEqual([['2026-07-31', 'Riehen', 1]]);
  });

  it('may have other names than years for all periods, and a note beside a value', async () => {
    expect((await readText('jahr;ort;wert\nSommer;Riehen;1\nWinter;Riehen;')).errors).toEqual([]);
    expect((await readText('jahr;ort;wert\n2025;Riehen;1\nMittel;Riehen;2')).errors).toEqual([]);
  });

  it('says where a cell is wrong, what was found and what was expected', async () => {
    const text = 'jahr;ort;wert\n2025;Riehen;etwa 3\n;Riehen;2\n2025;;5,2 %\n2025;Riehen;1.5\n2025;Riehen;2,5';
    expect(errorsOf(await readText(text))).toEqual([
      'cell-not-value 2 wert etwa 3',
      'cell-empty 3 jahr',
      'cell-empty 4 ort',
      'cell-percent 4 wert 5,2 %',
      'cell-two-marks 6 wert 2,5 1.5',
    ]);
    expect((await readText(text)).rows).toBeUndefined();
  });

  it('has no row twice: nobody could say which value holds', async () => {
    const text = 'jahr;ort;wert\n2025;Riehen;1\n2025;Basel;1\n\n2025;Riehen;2';
    expect(errorsOf(await readText(text))).toEqual(['data-row-twice 5 2 2025, Riehen']);
  });

  it('misses no column, and mentions those of nobody', async () => {
    expect(errorsOf(await readText('jahr;wert\n2025;1'))).toEqual([
      'data-column-missing ort Wohnviertel oder Gemeinde jahr, wert',
    ]);
    expect(errorsOf(await readText('jahr;ort;wert;Leerstand\n2025;Riehen;1;2'))).toEqual(['data-column-twice wert']);
    const { rows, warnings } = await readText('jahr;ort;geheim;wert\n2025;Riehen;9;1');
    expect(rows).toEqual([['2025', 'Riehen', 1]]);
    expect(warnings.map(said)).toEqual(['data-column-unused geheim']);
  });

  it.each([
    ['has a separator in a text', 'jahr;ort;wert\n2025;Riehen;Dorf;1', 'data-row-length 2 4 3'],
    ['has a quotation mark without end', 'jahr;ort;wert\n2025;"Riehen;1', 'data-file-quotes 2'],
    ['has a text without end', `jahr;ort;wert\n2025;${'a'.repeat(100_000)};1`, 'cell-too-long 2 ort 1000'],
    ['has characters that nobody can read', 'jahr;ort;wert\n2025;Rie\u0007hen;1', 'cell-control-character 2 ort'],
    ['has a source below its rows', 'jahr;ort;wert\n2025;Riehen;1\nQuelle: Amt;alle;', 'data-row-remark 3 Quelle: Amt'],
    ['is empty', '\n;;\n', 'data-file-empty'],
    ['has a million columns', `jahr;ort;wert${';a'.repeat(1_000_000)}\n`, 'data-file-columns 1000003 1000'],
    ['has too many rows', `jahr;ort;wert${'\n2025;Riehen;1'.repeat(100_001)}`, 'data-file-rows 100000'],
    [
      'has many empty cells',
      `jahr;ort;wert${';'.repeat(900)}${`\n1;a;1${';'.repeat(900)}`.repeat(6000)}`,
      'data-file-size',
    ],
  ])('that %s is refused', async (_form, text, fault) => {
    expect(errorsOf(await readText(text))).toEqual([fault]);
  });
});

describe('what can be read in two ways', () => {
  const numbers = (...cells: readonly string[]): string =>
    `jahr;ort;wert\n${cells.map((cell, index) => `${2020 + index};Riehen;${cell}`).join('\n')}`;

  it.each([
    ['1,234', '12,345', '123,456'],
    ['1.234', '12.345', '7'],
    ['(1,234)', 'X', '-2,500'],
  ])('is asked for: thousands or three decimals in %s, %s, %s', async (...cells) => {
    expect(errorsOf(await readText(numbers(...cells)))).toEqual([`cell-thousands 2 wert ${cells[0]}`]);
  });

  it('is certain if another number can only have decimals, or editors say that there are three', async () => {
    expect((await readText(numbers('1,234', '0,345'))).rows?.map(([, , value]) => value)).toEqual([1.234, 0.345]);
    expect((await readText(numbers('1.234', '12.5'))).errors).toEqual([]);
    const precise = columns.map((column) => ({ ...column, decimals: 3 }));
    expect((await readDataFile(Buffer.from(numbers('1,234')), '.csv', precise)).errors).toEqual([]);
    expect((await readText(`# Quelle: Amt\n${numbers('1.234')}`)).errors).toEqual([]);
  });

  it.each([
    ['rows', 'wert;ort\nA;1\n"B;2\nC;3\nD";4\nE;5', 'data-file-quotes 3'],
    ['a separator', 'jahr;ort;wert\n2025;"Riehen;5";1', 'cell-line-break 2 ort'],
  ])('is refused: a name with %s inside', async (_inside, text, fault) => {
    expect(errorsOf(await readText(text))).toEqual([fault]);
  });

  it.each([
    [['2023', '2024*', '2025'], 'data-not-period 3 2024* 2023'],
    [['2023', '2024 1)'], 'data-not-period 3 2024 1) 2023'],
    [['2023', '2024', 'neu'], 'data-not-period 4 neu 2023'],
  ])('is refused: what is no period among periods, %j', async (periods, fault) => {
    const text = periods.map((period) => `${period};Riehen;1`).join('\n');
    expect(errorsOf(await readText(`jahr;ort;wert\n${text}`))).toEqual([fault]);
  });

  it('are no characters that nobody sees', async () => {
    const text = 'ja\u00adhr;or\u200bt;wert\n2025;Rie\u00adhen;1\u200b';
    expect((await readText(text)).rows).toEqual([['2025', 'Riehen', 1]]);
  });

  it('are no comments without end', async () => {
    expect(errorsOf(await readText('# a\n'.repeat(4_000_000)))).toEqual(['data-file-comments 1000']);
  });
});

describe('a spreadsheet', () => {
  it('is read from its first visible sheet: texts, numbers, days, months, results of formulas', async () => {
    const rows = [
      head,
      '<row r="2"><c r="A2"><v>2024</v></c><c r="B2"><v>0.30000000000000004</v></c></row>',
      '<row r="3"><c r="A3" s="2"><v>46234</v></c><c r="B3" t="s"><v>2</v></c></row>',
      '<row r="4"><c r="A4" s="3"><v>46234</v></c><c r="B4"><f>1+1</f><v>2</v></c></row>',
      '<row><c t="inlineStr"><is><t>2027</t></is></c><c t="str"><f>A1</f><v>(3)</v></c></row>',
      '<row r="9"><c r="A9"><v>2028</v></c></row>',
    ];
    expect(await readSheet(rows.join(''))).toEqual({
      rows: dataRows('2024 0.3, 2026-07-31 X, 2026-07 2, 2027 (3), 2028 null'),
      errors: [],
      warnings: [],
    });
  });

  it('may be written with prefixes, or with absolute addresses of its parts', async () => {
    const sheet =
      '<x:worksheet xmlns:x="a"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>jahr</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>wert</x:t></x:is></x:c></x:row><x:row><x:c><x:v>2026</x:v></x:c><x:c><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const parts = {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/other.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
      'xl/worksheets/other.xml': sheet,
    };
    expect((await readSheet('', parts)).rows).toEqual([['2026', 5]]);
  });

  it.each([
    ['a share shown with its sign', '<c r="B2" s="1"><v>0.052</v></c>', 'cell-percent 2 wert 5.2 %'],
    ['a formula without its result', '<c r="B2"><f>SUM(A1)</f></c>', 'cell-not-value 2 wert =SUM(A1)'],
    ['a day', '<c r="B2" s="2"><v>46234</v></c>', 'cell-not-value 2 wert 2026-07-31'],
    ['a number without end', '<c r="B2"><v>1e999</v></c>', 'cell-not-value 2 wert Infinity'],
    ['a text that is not there', '<c r="B2" t="s"><v>99</v></c>', 'data-file-broken'],
  ])('with %s for a value is refused', async (_form, cell, fault) => {
    expect(errorsOf(await readSheet(`${head}<row r="2"><c r="A2"><v>2026</v></c>${cell}</row>`))).toEqual([fault]);
  });

  it.each([
    ['half of an archive', spreadsheetOf(head).subarray(0, 400)],
    ['an archive of something else', archiveOf([{ name: 'a.txt', bytes: Buffer.from('a') }])],
    ['broken XML', spreadsheetOf('<row><c></row>')],
    ['entities of its own', spreadsheetOf('<row><c t="inlineStr"><is><t>&boom;</t></is></c></row>')],
  ])('that is %s is refused', async (_form, bytes) => {
    const [fault] = errorsOf(await readDataFile(bytes, '.xlsx', series));
    expect(fault).toMatch(/^data-file-(?:broken|empty)|^data-head-missing/);
  });

  it.each([
    ['as much as it says', undefined, 'data-file-size'],
    ['more than it says', 1000, 'data-file-broken'],
  ])('that unpacks to %s, far too much, is refused before it does', async (_form, claimed, fault) => {
    const zeros = Buffer.alloc(220_000_000, ' ');
    const part = { name: 'xl/worksheets/sheet1.xml', bytes: zeros };
    const bomb = archiveOf([claimed === undefined ? part : { ...part, claimed }]);
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(errorsOf(await readDataFile(bomb, '.xlsx', series))).toEqual([fault]);
  });

  it('may have a cell in its last corner, which costs nothing', async () => {
    const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    expect(errorsOf(await readSheet(`${head}${corner}`))).toEqual(['data-file-columns 16384 1000']);
    const far = Array.from({ length: 6000 }, (_, row) => `<row r="${row + 2}"><c r="ALL${row + 2}"><v>1</v></c></row>`);
    expect(errorsOf(await readSheet(`${head}${far.join('')}`))).toEqual(['data-file-size']);
  });
});
