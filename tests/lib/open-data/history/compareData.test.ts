import { describe, expect, it } from 'vitest';
import type { DataColumn } from '@/lib/data/dataColumns';
import { compareData, isUnchanged } from '@/lib/open-data/history/compareData';

function column(key: string, role: DataColumn['role']): DataColumn {
  return { key, label: key, role, unit: null, decimals: null };
}

const columns = [
  column('jahr', 'period'),
  column('gebiet', 'area'),
  column('quote', 'value'),
  column('stand', 'status'),
  column('notiz', 'note'),
];

const about = '# Titel: Leerstand\r\n# Quelle: "Amt", Basel\r\n';

function csv(...rows: readonly string[]): string {
  return ['jahr,gebiet,quote,stand,notiz', ...rows].map((row) => `${row}\r\n`).join('');
}

function changed(before: readonly string[], after: readonly string[]): ReturnType<typeof compareData> {
  return compareData(about + csv(...before), csv(...after), columns);
}

const rows = ['2023,Basel,4.1,,', '2023,Riehen,2,,', '2024,Basel,4.3,p,'];

describe('what has changed in data', () => {
  it('is nothing for the same rows, in whatever order, under other comments', () => {
    expect(isUnchanged(changed(rows, rows))).toBe(true);
    expect(isUnchanged(changed(rows, rows.toReversed()))).toBe(true);
  });

  it('are values of new rows with their periods, and values that were not available', () => {
    const later = [...rows, '2025,Basel,4,,', '2025,Riehen,1,,'];
    expect(changed(rows, later)).toMatchObject({ added: 2, revised: 0, removed: 0, periods: ['2025'] });
    const filled = changed(['2022,Basel,,,', ...rows], ['2022,Basel,3.9,,', ...rows, '2026,Basel,5,,']);
    expect(filled).toMatchObject({ added: 2, periods: ['2022', '2026'] });
  });

  it('are revised values with the old and the new one', () => {
    const [first = '', ...others] = rows;
    expect(changed(rows, [first.replace('4.1', '4.2'), ...others])).toMatchObject({
      revised: 1,
      added: 0,
      revisions: [{ row: 0, names: ['2023', 'Basel'], column: 'quote', from: '4.1', to: '4.2' }],
    });
    // Kept secret from now on: no gap, but a sign.
    expect(changed(rows, [first.replace('4.1', 'X'), ...others])).toMatchObject({ revised: 1, removed: 0 });
  });

  it('are values that went, with their rows or alone', () => {
    expect(changed(rows, rows.slice(1))).toMatchObject({ removed: 1, added: 0 });
    expect(changed(rows, [...rows.slice(0, 2), '2024,Basel,,p,'])).toMatchObject({ removed: 1, revised: 0 });
  });

  it('are statuses and notes, which are no values', () => {
    const noted = [...rows.slice(0, 2), '2024,Basel,4.3,,Neu gezählt'];
    expect(changed(rows, noted)).toMatchObject({ described: 2, revised: 0 });
  });

  it('is told right for cells in quotes, with line breaks and signs of formulas', () => {
    const hostile = ['2023,"a ""b"", c\r\n# d",1,,', "2023,'=1+1,2,,"];
    expect(isUnchanged(changed(hostile, hostile))).toBe(true);
    const later = ['2023,"a ""b"", c\r\n# d",1.5,,', "2023,'=1+1,2,,"];
    expect(changed(hostile, later).revisions).toMatchObject([
      { names: ['2023', 'a "b", c\r\n# d'], from: '1', to: '1.5' },
    ]);
  });

  it('compares rows of the same name one after the other', () => {
    expect(changed(['2023,A,1,,', '2023,A,2,,'], ['2023,A,1,,', '2023,A,3,,'])).toMatchObject({ revised: 1, added: 0 });
  });
});
