import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartForm } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnLayout } from '@/lib/charts/column/columnLayout';
import { plotSize } from '@/lib/drawing/browser/chartMetrics';
import { column, indicatorEntry } from './indicators';
import { dataRows } from '../../support/rowsInShort';

const columns = [column('jahr', 'period'), column('a', 'value'), column('b', 'value', { unit: '%' })];

function modelOf(attributes: Readonly<Record<string, unknown>>): ChartModel | undefined {
  return chartModel(indicatorEntry({ columns, unit: 'Personen', chart_type: 'combo', ...attributes }));
}

const years = (cells: readonly (readonly unknown[])[]): unknown[][] =>
  cells.map((values, index) => [String(2020 + index), ...values]);

describe('columns with a line on an axis of its own', () => {
  it('are the series that editors named, else those of another unit', () => {
    const rows = dataRows('2020 10 1, 2021 20 2');
    const unnamed = modelOf({ data_rows: rows });
    expect([unnamed?.kind, unnamed?.series[0]?.key, unnamed?.second[0]?.key]).toEqual(['combo', 'a', 'b']);
    const named = modelOf({ data_rows: rows, chart_options: { secondAxis: ['a'] } });
    expect([named?.series[0]?.key, named?.second[0]?.key]).toEqual(['b', 'a']);
  });

  it('are columns only if there is one unit, or names stand along the chart', () => {
    const rows = years([[10, 1]]);
    const one = modelOf({ columns: columns.slice(0, 2), data_rows: rows.map((row) => row.slice(0, 2)) });
    expect([one?.kind, one?.second]).toEqual(['column', []]);
    const places = modelOf({ columns: [column('ort', 'area'), ...columns.slice(1)], data_rows: [['Riehen', 10, 1]] });
    expect([places?.kind, places?.second, places?.leftOut]).toEqual(['column', [], ['b']]);
  });

  it('say in words if the right axis begins away from zero', () => {
    const model = modelOf({ data_rows: dataRows('2020 10 80, 2021 20 90') });
    if (model === undefined) throw new Error('no chart');
    expect(chartForm(model, 'de', messagesByLocale.de)).toBe(
      'Säulen- und Liniendiagramm, 2 Reihen, 2020–2021, rechte Achse beginnt nicht bei null',
    );
  });

  /** Up to 1e12, and far below 0.0001. */
  const scaled = (unit: number): fc.Arbitrary<number | null> =>
    fc.option(
      fc.integer({ min: -1e6, max: 1e6 }).map((count) => count * unit),
      { nil: null },
    );
  const cell = scaled(1e6);
  const small = scaled(1e-9);

  it.each([
    ['as large', cell],
    ['far smaller', small],
  ])('share their grid lines, and stay inside the plot: a line %s', (_, second) => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, second), { minLength: 1, maxLength: 30 }), (cells) => {
        const model = modelOf({ data_rows: years(cells) });
        if (model?.kind !== 'combo') return;
        const { values, second: axis, lines } = columnLayout(model, 'de');
        expect(axis?.values.ticks.map(({ at }) => at)).toEqual(values.ticks.map(({ at }) => at));
        const texts = axis?.values.ticks.map(({ text }) => text) ?? [];
        expect(new Set(texts).size).toBe(texts.length);
        for (const point of lines.flatMap(({ points }) => points)) {
          expect(point?.y ?? 0).toBeGreaterThanOrEqual(-0.5);
          expect(point?.y ?? 0).toBeLessThanOrEqual(plotSize.height + 0.5);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('have both zeros on the same line if columns reach below it', () => {
    const model = modelOf({ data_rows: dataRows('2020 -500 3, 2021 400 -1') });
    if (model === undefined) throw new Error('no chart');
    const { values, second } = columnLayout(model, 'de');
    expect(second?.values.place(0)).toBe(values.place(0));
  });
});
