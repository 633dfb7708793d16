/** Periods without values, and those that the data leave out. */
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { lineLayout } from '@/lib/charts/line/lineLayout';
import { markText } from '@/lib/drawing/markTexts';
import { sparklineLayout } from '@/lib/charts/preview/sparklineLayout';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartOf, column, indicatorEntry } from './indicators';
import { dataRows } from '../../support/rowsInShort';

type Row = readonly (string | number | null)[];

const columns = [column('jahr', 'period'), column('wert', 'value')];

const withoutRows: readonly Row[] = dataRows('2006 4, 2007 5, 2008 6, 2014 8, 2015 9');

const withEmptyRows: readonly Row[] = [
  ...withoutRows,
  ...['2009', '2010', '2011', '2012', '2013'].map((year) => [year, null]),
];

function modelOf(rows: readonly Row[], attributes: object = {}): ChartModel {
  return chartOf({ columns, data_rows: rows, chart_type: 'line', ...attributes });
}

function markTexts(rows: readonly Row[], attributes: object = {}): readonly string[] {
  return modelOf(rows, attributes).marks.map((mark) => markText(mark, 'de', messagesByLocale.de));
}

describe('a gap', () => {
  it('is in a line if rows are absent, as if they were empty', () => {
    const pointsOf = (rows: readonly Row[]): unknown => lineLayout(modelOf(rows), 'de').lines[0]?.points;
    expect(pointsOf(withoutRows)).toEqual(pointsOf(withEmptyRows));
    expect(pointsOf(withoutRows)).toContain(null);
  });

  it('is none on the way to a scenario', () => {
    const rows = dataRows('2023 8 null, 2024 9 null, 2025 10 null, 2050 20 Szenario');
    const { series } = modelOf(rows, { columns: [...columns, column('art', 'status')] });
    expect(series.map(({ values }) => values)).toEqual([[8, 9, 10, 20]]);
  });

  it('is one of all series that rows name', () => {
    const named = [column('jahr', 'period'), column('gebiet', 'area'), column('wert', 'value')];
    const rows = withoutRows.flatMap(([year, value]) => [
      [year ?? null, 'Riehen', value ?? null],
      [year ?? null, 'Bettingen', value ?? null],
    ]);
    expect(modelOf(rows, { columns: named }).series.map(({ values }) => values)).toEqual([
      [4, 5, 6, null, null, null, null, null, 8, 9],
      [4, 5, 6, null, null, null, null, null, 8, 9],
    ]);
  });

  it.each([
    ['rows that are absent', withoutRows, '2009–2013: keine Werte'],
    ['empty rows', withEmptyRows, '2009–2013: keine Werte'],
    [
      'months, the year once',
      dataRows('2025-11 3, 2025-12 4, 2026-01 null, 2026-06 null, 2026-07 5'),
      'Januar–Juni 2026: keine Werte',
    ],
  ])('is named in the drawing: %s', (_, rows, expected) => {
    expect(markTexts(rows)).toEqual([expected]);
  });

  it('keeps the words of the editors who say themselves what happened', () => {
    const annotations = [{ type: 'range', x: '2009/2013', text: 'Keine Erhebung' }];
    expect(markTexts(withoutRows, { annotations })).toEqual(['2009–2013: Keine Erhebung']);
  });

  it('is not named if another series has values there', () => {
    const rows = withEmptyRows.map((row) => [...row, 1]);
    expect(markTexts(rows, { columns: [...columns, column('zwei', 'value')] })).toEqual([]);
  });

  it('leaves no room for a small line, which could not say what it is', () => {
    const shapeOf = (rows: readonly Row[]): unknown =>
      sparklineLayout(indicatorEntry({ columns, data_rows: rows }), { width: 100, height: 20 });
    expect(shapeOf(withoutRows)).toBeUndefined();
    expect(shapeOf(withEmptyRows)).toBeUndefined();
    expect(shapeOf(withoutRows.slice(0, 3))).toBeDefined();
  });
});
