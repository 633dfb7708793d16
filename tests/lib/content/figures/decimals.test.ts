/** Values whose precision nobody has stated have the same digits wherever they are shown. */
import { describe, expect, it } from 'vitest';
import { alignedColumns, decimalsOf } from '@/lib/content/figures/dataColumns';
import { valueBefore, valueOf } from '@/lib/content/figures/indicatorData';
import { readColumn, readSeries } from '@/lib/content/figures/readSeries';
import { column, indicatorEntry } from '../../site/charts/indicators';

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

  it('are not more than are worth reading, but small numbers keep three', () => {
    expect([digitsOf([0.2409958387]), digitsOf([0.000123456]), digitsOf([59.33333333])]).toEqual([3, 6, 3]);
  });

  it('are those that the editor has stated', () => {
    const indicator = withValues([0.2409958387], { decimals: 1 });
    expect(indicator.columns.map((one) => decimalsOf(indicator, one))).toEqual([1, 1]);
  });

  it('are the same in lists, charts and comparisons with the value before', () => {
    const indicator = withValues([3.25, 3.6, 4]);
    const shown = [
      valueOf(indicator)?.decimals,
      valueBefore(indicator)?.decimals,
      readSeries(indicator)?.series[0]?.decimals,
      readColumn(indicator)?.series[0]?.decimals,
    ];
    expect(shown).toEqual([2, 2, 2, 2]);
  });
});
