/** Values whose precision nobody has stated have the same digits wherever they are shown. */
import { describe, expect, it } from 'vitest';
import { alignedColumns, decimalsOf } from '@/lib/data/dataColumns';
import { column, indicatorEntry } from '../charts/indicators';

function withValues(values: readonly unknown[], attributes = {}) {
  return indicatorEntry({
    decimals: null,
    columns: [column('jahr', 'period'), column('wert', 'value', { decimals: null, unit: null })],
    data_rows: values.map((value, index) => [String(2020 + index), value]),
    headline: null,
    chart_options: null,
    last_update: null,
    data_as_of: null,
    ...attributes,
  });
}

function digitsOf(values: readonly unknown[]): number {
  const [, second] = alignedColumns(withValues(values));
  return second?.decimals ?? -1;
}

describe('the digits of values', () => {
  it('are those that the longest number has', () => {
    expect([digitsOf([12, 13]), digitsOf([3, 3.6]), digitsOf([40.25, 41])]).toEqual([0, 1, 2]);
  });

  it.each([
    [0.000123456, 6],
    [0.2409958387, 3],
    [5.933333333, 3],
    [59.33333333, 2],
    [593.3333333, 1],
    // Three digits behind so many would read as thousands.
    [64_502.232, 1],
  ])('are not more than are worth reading: %s has %s', (value, expected) => {
    expect(digitsOf([value])).toBe(expected);
  });

  it('are those of the indicator only for values of its unit', () => {
    const columns = [
      column('jahr', 'period'),
      column('quote', 'value', { decimals: null, unit: null }),
      column('personen', 'value', { decimals: null, unit: 'Personen' }),
    ];
    const both = withValues([], { decimals: 1, unit: '%', columns, data_rows: [['2020', 4.2, 4760]] });
    expect(alignedColumns(both).map(({ decimals }) => decimals)).toEqual([null, 1, 0]);
  });

  it('are those that the editor has stated', () => {
    const indicator = withValues([0.2409958387], { decimals: 1 });
    expect(indicator.columns.map((one) => decimalsOf(indicator, one))).toEqual([1, 1]);
  });
});
