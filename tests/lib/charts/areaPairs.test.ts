/** Data that name two areas in each row: where people live, and where they work. */
import { describe, expect, it } from 'vitest';
import { headlineFaults } from '@/lib/data/files/headlineFaults';
import { namedRows } from '@/lib/data/indicatorValues';
import { headlineValue } from '@/lib/data/headlineValue';
import { effectiveKind } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { column, indicatorEntry } from './indicators';
import { dataRows } from '../../support/rowsInShort';

const columns = [column('von', 'area'), column('nach', 'area'), column('personen', 'value')];

function pairs(count: number): readonly (readonly [string, string, number])[] {
  const names = ['Riehen', 'Bettingen', ...Array.from({ length: count - 2 }, (_, index) => `Gemeinde ${index}`)];
  return names.flatMap((from, row) => names.map((to, place) => [from, to, row * 10 + place] as const));
}

describe('pairs of areas', () => {
  it.each([
    ['bar', 3, 'bar'],
    ['heat', 20, 'heat'],
    // A map has one value for each area.
    ['map', 3, 'heat'],
    ['circles', 20, 'heat'],
  ])('wanted as %s of %d areas are drawn with the first along and the second across: %s', (kind, count, drawn) => {
    const model = chartModel(indicatorEntry({ chart_type: kind, columns, data_rows: pairs(count) }));
    expect(model && effectiveKind(model)).toBe(drawn);
    expect(model?.positions.at(1)?.key).toBe('Bettingen');
    expect(model?.series.map(({ values }) => values.at(1))).toEqual(Array.from({ length: count }, (_, to) => 10 + to));
    expect(model?.leftOut).toEqual([]);
  });

  it('stand in lists for the first area alone, if only one pair is left', () => {
    const entry = indicatorEntry({ chart_type: 'bar', columns, data_rows: pairs(3), headline_area: 'Riehen' });
    expect(namedRows(entry).map(([from]) => from)).toEqual(['Riehen', 'Riehen', 'Riehen']);
    expect(headlineValue(entry)).toBeUndefined();
    const totals = dataRows('2025 Riehen Kanton 5, 2026 Riehen Kanton 7, 2026 Bettingen Riehen 9');
    const wide = [column('jahr', 'period'), ...columns];
    const own = indicatorEntry({ columns: wide, data_rows: totals, headline_area: 'Riehen' });
    expect(headlineValue(own)).toMatchObject({ value: 7, period: '2026' });
    expect(headlineFaults({ columns: wide, headline_area: 'Kanton' }, totals)).toHaveLength(1);
  });
});
