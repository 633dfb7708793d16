/** Neighbours are told apart without their colours, as these may be of the same brightness. */
import { describe, expect, it } from 'vitest';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnLayout } from '@/lib/charts/column/columnLayout';
import { rowLayout } from '@/lib/charts/bar/rowLayout';
import { chartOf, column } from './indicators';
import { dataRows } from '../../support/rowsInShort';

/** The second part has room for no paper beside it in a stack of columns. */
const rows = dataRows('Wohnen 10 0.01 20 30, Arbeit 20 0.01 20 20');

function modelOf(kind: string): ChartModel {
  const names = ['a', 'b', 'c', 'd'];
  const columns = [column('name', 'category'), ...names.map((name) => column(name, 'value'))];
  return chartOf({ columns, data_rows: rows, chart_type: kind, unit: 'Personen' });
}

/** The distance from each part to the next one. */
function between(parts: readonly { readonly from: number; readonly to: number }[]): readonly number[] {
  return parts.slice(1).map(({ from }, index) => Math.abs(from - (parts[index]?.to ?? 0)));
}

describe('there is paper between the parts', () => {
  it('of a stacked column, half as much beside one that is too thin for it', () => {
    const { series } = columnLayout(modelOf('stacked'), 'de');
    const [first = 0, second = 0, third = 0] = between(series.flatMap(({ bars }) => bars.slice(0, 1)));
    expect([first, second].every((distance) => distance >= 0.5)).toBe(true);
    expect(third).toBeGreaterThanOrEqual(1);
  });

  it('of a row', () => {
    const [row] = rowLayout(modelOf('survey'), 'de').rows;
    const distances = between(row?.bars ?? []);
    expect(distances).toHaveLength(3);
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(1);
  });
});
