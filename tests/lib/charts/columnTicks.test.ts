/** Labels under columns: below a column, apart from each other, in plots that a few columns keep narrow. */
import { describe, expect, it } from 'vitest';
import { chartModel } from '@/lib/drawing/model/chartModel';
import { columnLayout } from '@/lib/charts/column/columnLayout';
import type { ColumnLayout } from '@/lib/charts/column/columnLayout';
import { plotSize, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { chartOf, column, indicatorEntry } from './indicators';

function layoutOf(periods: readonly string[]): ColumnLayout {
  const columns = [column('jahr', 'period'), column('wert', 'value')];
  const rows = periods.map((period, index) => [period, index + 1]);
  const model = chartOf({ chart_type: 'column', columns, data_rows: rows });
  return columnLayout(model, 'de');
}

function years(from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => String(from + index));
}

describe('labels under columns', () => {
  it('name each of a few columns, and no year between them', () => {
    const { positionTicks } = layoutOf(['1982', '1994', '2005', '2018']);
    expect(positionTicks.map(({ text }) => text)).toEqual(['1982', '1994', '2005', '2018']);
  });

  it('are below a column each, if there are many', () => {
    const { positionTicks, series } = layoutOf(['1960', ...years(1983, 37)]);
    const middles = (series[0]?.bars ?? []).map(({ middle }) => middle);
    expect(positionTicks.filter(({ at }) => !middles.includes(at))).toEqual([]);
    expect(positionTicks.length).toBeGreaterThan(4);
  });

  it.each([2, 3, 5])('are apart in the plot that %d columns keep narrow', (count) => {
    const { positionTicks, plotWidths } = layoutOf(years(2010, count));
    const widest = plotWidths.at(-1) ?? 0;
    expect(widest).toBeLessThan(count * 88 + 192);
    const [first, second] = positionTicks.map(({ at }) => (at / plotSize.width) * widest);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(textWidth('2010'));
  });

  it('name years that end in the next as their periods do', () => {
    const periods = years(2000, 20).map((year) => `${year}/${String(Number(year) + 1).slice(2)}`);
    const { positionTicks } = layoutOf(periods);
    expect(positionTicks.filter(({ text }) => !periods.includes(text))).toEqual([]);
    expect(positionTicks.length).toBeGreaterThan(4);
  });

  it('name the year below its first week', () => {
    const weeks = (year: string): string[] =>
      Array.from({ length: 52 }, (_, index) => `${year}-W${String(index + 1).padStart(2, '0')}`);
    const { positionTicks, series } = layoutOf(['2015', '2016', '2017'].flatMap(weeks));
    const places = new Map(positionTicks.map(({ text, at }) => [text, at]));
    const bars = series[0]?.bars ?? [];
    expect(places.get('2016')).toBe(bars[52]?.middle);
    expect([...places.keys()].at(0)).toBe('Woche\u00a01, 2015');
  });
});

describe('names of series beside columns', () => {
  const columns = [column('jahr', 'period'), column('nord', 'value'), column('sued', 'value')];
  const rows = years(2015, 8).map((period, index) => [period, index + 1, 2 * index + 1]);

  it.each([
    ['are in the legend alone if columns stand side by side, because only colours tell them apart', 'column', false],
    ['stand beside the parts of a stack', 'stacked', true],
  ])('%s', (_, kind, isBeside) => {
    const model = chartModel(indicatorEntry({ chart_type: kind, columns, data_rows: rows }));
    const layout = model && columnLayout(model, 'de');
    expect(layout?.endLabels !== undefined).toBe(isBeside);
  });
});
