import { describe, expect, it } from 'vitest';
import { tableReason } from '@/lib/drawing/model/tableReason';
import { column, indicatorEntry } from '../../charts/indicators';
import { dataRows } from '../../../support/rowsInShort';

const columns = [column('gebiet', 'area'), column('wert', 'value')];

function areas(count: number): readonly unknown[] {
  return Array.from({ length: count }, (_, index) => [`Gebiet ${index}`, index]);
}

describe('the reason for a table instead of a chart', () => {
  it('is that there is too much for one drawing', () => {
    expect(tableReason(indicatorEntry({ chart_type: 'bar', columns, data_rows: areas(200) }))).toBe('tooMuch');
  });

  it('is the form of the data, if rows name three things', () => {
    const wide = [column('jahr', 'period'), column('gruppe', 'category'), ...columns];
    const rows = dataRows('2025 Frauen Riehen 1, 2026 Männer Basel 2');
    expect(tableReason(indicatorEntry({ chart_type: 'line', columns: wide, data_rows: rows }))).toBe('otherForm');
  });

  it('is the form of the data, if there is no number in them', () => {
    const rows = dataRows('Riehen null, Basel X');
    expect(tableReason(indicatorEntry({ chart_type: 'bar', columns, data_rows: rows }))).toBe('otherForm');
  });

  it('is not given where there is a chart, where nobody wants one, or without data', () => {
    const given = [
      { chart_type: 'bar', data_rows: areas(5) },
      { chart_type: null, data_rows: areas(200) },
      { chart_type: 'bar', data_rows: [] },
    ];
    expect(given.map((attributes) => tableReason(indicatorEntry({ columns, ...attributes })))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
