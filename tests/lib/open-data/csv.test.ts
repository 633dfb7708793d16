import { describe, expect, it } from 'vitest';
import { indicatorCsv } from '@/lib/open-data/csv';
import { readDataFile } from '@/lib/data/files/readDataFile';
import { column, indicatorEntry } from '../charts/indicators';

const columns = [
  column('monat', 'period', { label: 'Monat' }),
  column('ort', 'area'),
  column('wert', 'value', { label: 'Wert in %', decimals: 1 }),
];

function fileOf(...rows: readonly (readonly (string | number | null)[])[]): string {
  return indicatorCsv(indicatorEntry({ columns, data_rows: rows }));
}

/** The cells of the first row after the keys. */
function cellsOf(...row: readonly (string | number | null)[]): string {
  return fileOf(row).split('\r\n')[1] ?? '';
}

describe('the file of an indicator', () => {
  it('begins with the keys of the columns, and has a line for each row', () => {
    expect(fileOf(['2026-07', 'Riehen', 1234.5], ['2026-08', 'Bettingen', -2])).toBe(
      'monat,ort,wert\r\n2026-07,Riehen,1234.5\r\n2026-08,Bettingen,-2\r\n',
    );
  });

  it('has the numbers as they are: a point, no groups, all digits', () => {
    expect(cellsOf('2026', 'Basel', 1234567.891)).toBe('2026,Basel,1234567.891');
    expect(cellsOf('2026', 'Basel', 1e21)).toBe('2026,Basel,1000000000000000000000');
  });

  it('leaves out what is missing, even if a row is too short', () => {
    expect(cellsOf('2026', 'Basel', null)).toBe('2026,Basel,');
    expect(cellsOf('2026')).toBe('2026,,');
  });

  it('keeps the signs of other missing values, in one form', () => {
    expect(['x', '()', "(1'234,5)", '-', '…'].map((cell) => cellsOf('2026', 'Basel', cell))).toEqual([
      '2026,Basel,X',
      '2026,Basel,( )',
      '2026,Basel,(1234.5)',
      '2026,Basel,–',
      '2026,Basel,',
    ]);
  });

  it('can be read as the data of an indicator', async () => {
    const rows = [
      ['2025', 'Riehen', -1234.5],
      ['2026', 'Basel, «Stadt»', '(3)'],
      ['2027', 'Basel', null],
      ['2028', 'Basel', '–'],
    ];
    const { columns: known } = indicatorEntry({ columns });
    expect((await readDataFile(Buffer.from(fileOf(...rows)), '.csv', known)).rows).toEqual(rows);
  });

  it('puts texts with commas, quotes and line breaks in quotes', () => {
    expect(cellsOf('2026', 'Basel, «Stadt» "am" Rhein', 1)).toBe('2026,"Basel, «Stadt» ""am"" Rhein",1');
  });

  it.each(['=1+1', '@SUM(A1)', "+cmd|'/C calc'!A0", '-HYPERLINK("x")', ' =1', '＝1+1', '-A1', '+x', '-5 bis 0', '\tA'])(
    'keeps programs from running %j as a formula',
    (text) => {
      expect(cellsOf('2026', text, 1)).toContain(`'${text.replaceAll('"', '""')}`);
    },
  );

  it.each([
    ['Basel;=1+1', "Basel;'=1+1"],
    ['Basel; @SUM(A1)', "Basel;' @SUM(A1)"],
    ['Basel;x;+A1(1);-B1(1)', "Basel;x;'+A1(1);'-B1(1)"],
    ['Basel\n=1+1', "Basel\n'=1+1"],
    ['Basel\r@SUM(A1)', "Basel\r'@SUM(A1)"],
    ['\t=1', "\t'=1"],
    ['+cmd\n|A0', "'+cmd\n|A0"],
    ['";=1+1', '"";\'=1+1'],
  ])('does so for programs that begin a cell elsewhere: in %j', (text, harmless) => {
    expect(fileOf(['2026', text, 1])).toContain(harmless);
  });

  it('does so in the keys of columns', () => {
    const data = { columns: [column('=1+1', 'value')], data_rows: [[1]] };
    expect(indicatorCsv(indicatorEntry(data))).toBe("'=1+1\r\n1\r\n");
  });

  it.each(['+65', '-12.5 %', '–', "d'Alsace", '-3.2', '0;-3.2', 'unter 0; -5 %', '3 - 5; 5 + 7', 'a=b; c@d.ch'])(
    'leaves %j as it is',
    (text) => {
      expect(cellsOf('2026', text, 1)).toBe(`2026,${text},1`);
    },
  );

  it('keeps texts with the sign of comments apart from them', () => {
    expect(cellsOf('2026', '#1', 1)).toBe('2026,"#1",1');
  });

  it('says before the data what it is told, as lines that readers leave out', async () => {
    const data = indicatorEntry({ columns, data_rows: [['2026', 'Riehen', 1]] });
    const file = indicatorCsv(data, ['Quelle: Amt, «Erhebung»', 'Hinweis: "so"\nund so']);
    expect(file).toBe('# Quelle: Amt, «Erhebung»\r\n# Hinweis: ”so” und so\r\nmonat,ort,wert\r\n2026,Riehen,1\r\n');
    expect((await readDataFile(Buffer.from(file), '.csv', data.columns)).rows).toEqual([['2026', 'Riehen', 1]]);
  });

  it('keeps programs from running what stands there as a formula', () => {
    const file = indicatorCsv(indicatorEntry({ columns }), ['Titel: A, =1+1; @SUM(A1), -5, -x']);
    expect(file.split('\r\n')[0]).toBe("# Titel: A,' =1+1;' @SUM(A1), -5,' -x");
  });
});
