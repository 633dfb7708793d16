import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveKind } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnWidths, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { heatLayout, heatSteps, thresholdsOf } from '@/lib/charts/heat/heatLayout';
import { chartOf, column, dataColumns, indicatorEntry } from './indicators';
import { dataRows } from '../../support/rowsInShort';

type Cell = number | null;

/** Of one series over so many months. */
function layoutOf(count: number, value: (index: number) => Cell): ReturnType<typeof heatLayout> {
  const month = (index: number): string =>
    `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  const rows = Array.from({ length: count }, (_, index) => [month(index), value(index)]);
  const columns = dataColumns('monat period, a value');
  return heatLayout(chartOf({ columns, data_rows: rows, chart_type: 'heat', decimals: 0 }), 'de');
}

function ofSeries(count: number, rows: readonly (readonly (string | Cell)[])[]): ChartModel | undefined {
  const series = Array.from({ length: count }, (_, index) => column(`r${index}`, 'value', { label: `Reihe ${index}` }));
  return chartModel(
    indicatorEntry({ columns: [column('jahr', 'period'), ...series], data_rows: rows, chart_type: 'heat' }),
  );
}

describe('the fields of a heat map', () => {
  it('are months below each other and years side by side if there is one series of months', () => {
    const { rows, heads } = layoutOf(30, (index) => index);
    expect(rows.map(({ name }) => name).slice(0, 2)).toEqual(['Januar', 'Februar']);
    expect(rows).toHaveLength(12);
    expect(heads.map(({ text }) => text)).toEqual(['2020', '2021', '2022']);
    expect(rows[1]?.cells.map(({ text }) => text)).toEqual(['1', '13', '25']);
    expect(rows[11]?.cells.map(({ step }) => step === undefined)).toEqual([false, false, true]);
  });

  it('are series below each other otherwise', () => {
    const known = ofSeries(3, dataRows('2025 1 2 3, 2026 4 null 6'));
    if (known === undefined) throw new Error('no chart');
    expect(heatLayout(known, 'de').rows.map(({ name }) => name)).toEqual(['Reihe 0', 'Reihe 1', 'Reihe 2']);
    expect(effectiveKind(known)).toBe('heat');
  });

  it('become a line or bars if there is nothing to compare across', () => {
    const year = ofSeries(1, dataRows('2025 1, 2026 2'));
    const name = ofSeries(1, dataRows('Riehen 1, Basel 2'));
    expect([year, name].map((model) => model && effectiveKind(model))).toEqual(['line', 'bar']);
  });

  it('show their values only where the widest has room', () => {
    const { valuesFrom, rows } = layoutOf(12 * 8, (index) => index * 1000);
    const widest = Math.max(...rows.flatMap(({ cells }) => cells.map(({ text }) => textWidth(text))));
    expect(valuesFrom).toBeGreaterThan(0);
    for (const width of columnWidths.slice(valuesFrom)) expect(width / 8).toBeGreaterThan(widest);
  });
});

describe('the classes of a heat map', () => {
  it('are round, at most as many as there are colours, and hold every value', () => {
    const value = fc.integer({ min: -1e6, max: 1e6 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 2 }), fc.constantFrom(1e-9, 0.01, 1, 1e6), (counts, unit) => {
        const values = counts.map((count) => count * unit);
        const thresholds = thresholdsOf(values);
        expect(thresholds.length).toBeLessThan(heatSteps);
        expect(thresholds.length > 0).toBe(new Set(values).size > 1);
        expect([...thresholds].sort((left, right) => left - right)).toEqual(thresholds);
        for (const threshold of thresholds) {
          expect(threshold).toBeGreaterThan(Math.min(...values));
          expect(threshold).toBeLessThan(Math.max(...values));
        }
      }),
    );
  });

  it('are no value that is the lowest, however they are rounded', () => {
    const values = [-500_000, -100_000].map((count) => count * 1e-9);
    expect(Math.min(...thresholdsOf(values))).toBeGreaterThan(values[0] ?? 0);
  });

  it('are said in words, from little to much', () => {
    const { classes } = layoutOf(24, (index) => index * 4);
    expect(classes.map(({ text }) => text)).toEqual([
      'unter 20',
      '20 bis unter 40',
      '40 bis unter 60',
      '60 bis unter 80',
      '80 und mehr',
    ]);
    expect(classes.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are one if all values are the same', () => {
    expect(layoutOf(24, () => 7).classes.map(({ text }) => text)).toEqual(['7']);
  });
});
