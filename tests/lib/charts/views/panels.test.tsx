import { render, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Chart } from '@/lib/charts/Chart';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartForm } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { stepsToPixels, plotSize, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { panelsLayout } from '@/lib/charts/panels/panelsLayout';
import { column, indicatorEntry } from '../indicators';

type Value = (series: number, row: number) => number | null;

function modelOf(kind: string, count: number, value: Value, options: object | null = null): ChartModel | undefined {
  const series = Array.from({ length: count }, (_, index) => index);
  return chartModel(
    indicatorEntry({
      columns: [
        column('jahr', 'period'),
        ...series.map((index) => column(`r${index}`, 'value', { label: `Gemeinde mit langem Namen ${index}` })),
      ],
      data_rows: [0, 1, 2].map((row) => [String(2020 + row), ...series.map((index) => value(index, row))]),
      chart_type: kind,
      chart_options: options,
      unit: 'Personen',
    }),
  );
}

function drawn(model: ChartModel | undefined): ChartModel {
  if (model === undefined) throw new Error('no chart');
  return model;
}

const plain: Value = (series, row) => series + row;

describe('many series', () => {
  it.each(['line', 'column', 'area'])('have a small chart each from the seventh on: %s', (kind) => {
    expect(modelOf(kind, 6, plain)?.hasPanels).toBe(false);
    const model = drawn(modelOf(kind, 7, plain));
    expect(model.hasPanels).toBe(true);
    expect(chartForm(model, 'de', messagesByLocale.de)).toMatch(/, 7 kleine Diagramme mit gleichen Achsen, 2020–2022$/);
    const { container } = render(<Chart model={model} language="de" label="Gemeinden" />);
    expect(within(container).getAllByRole('img')).toHaveLength(1);
    expect(container.querySelectorAll('.charts-panel')).toHaveLength(7);
    expect(container).toHaveTextContent(/Gemeinde mit langem Namen 0 2.*Gemeinde mit langem Namen 6 8/);
  });

  it('are a table from the twenty-fifth on', () => {
    expect(modelOf('line', 24, plain)?.hasPanels).toBe(true);
    expect(modelOf('line', 25, plain)).toBeUndefined();
  });

  it('have one if the editors want it', () => {
    expect(modelOf('line', 2, plain, { multiples: true })?.hasPanels).toBe(true);
    expect(modelOf('line', 1, plain, { multiples: true })?.hasPanels).toBe(false);
    expect(modelOf('bar', 2, plain, { multiples: true })?.hasPanels).toBe(false);
  });

  it('say of when a last value is that others outlive', () => {
    const model = drawn(modelOf('line', 7, (series, row) => (series === 2 && row === 2 ? null : row)));
    const periods = panelsLayout(model, false, 'de').panels.map(({ period }) => period);
    expect(periods.filter((period) => period !== undefined)).toEqual(['2021']);
  });

  it('have an axis each if most would be flat beside the highest', () => {
    const model = drawn(modelOf('line', 7, (series, row) => (series === 0 ? 10_000 : series + row)));
    expect(chartForm(model, 'de', messagesByLocale.de)).toContain(', 7 kleine Diagramme, jedes mit eigener Achse,');
    const highest = panelsLayout(model, false, 'de').panels.map(({ line }) =>
      Math.min(...line.points.map((point) => point?.y ?? Infinity)),
    );
    expect(Math.max(...highest)).toBeLessThan(plotSize.height / 2);
    const { container } = render(<Chart model={model} language="de" label="Gemeinden" />);
    expect(container.querySelectorAll('.charts-context')).toHaveLength(0);
    expect(container.querySelectorAll('[text-anchor="end"][dx]').length).toBeGreaterThanOrEqual(14);
  });

  it('share their axis if the office has set where it ends', () => {
    const model = drawn(modelOf('line', 7, (series, row) => (series === 0 ? 10_000 : series + row)));
    expect(panelsLayout({ ...model, yMax: 12_000 }, false, 'de').hasOwnScales).toBe(false);
  });

  it('draw the lines behind unless they are too long for a page', () => {
    const lines = (count: number): number => {
      const years = Array.from({ length: count }, (_, row) => String(1700 + row));
      const names = Array.from({ length: 24 }, (_, index) => `r${index}`);
      const model = chartModel(
        indicatorEntry({
          columns: [column('jahr', 'period'), ...names.map((key) => column(key, 'value'))],
          data_rows: years.map((year, row) => [year, ...names.map((_, index) => index + row)]),
          chart_type: 'line',
        }),
      );
      const { container } = render(<Chart model={drawn(model)} language="de" label="Gemeinden" />);
      return container.querySelectorAll('.charts-context').length;
    };
    expect([lines(10), lines(300)]).toEqual([24, 0]);
  });
});

it.each<[string, Value]>([
  ['zeros', () => 0],
  ['negative values', (series, row) => -series * row],
  ['1e12', (series, row) => 1e12 * (series + row)],
  ['0.0001', (series, row) => 0.0001 * (series + row)],
  ['one value each', (series, row) => (row === 1 ? series : null)],
])('stays inside its panel: %s', (_, value) => {
  for (const hasColumns of [true, false]) {
    const { panels, left } = panelsLayout(drawn(modelOf(hasColumns ? 'column' : 'line', 8, value)), hasColumns, 'de');
    const points = panels.flatMap(({ line }) => line.points.flatMap((point) => point ?? []));
    const ends = panels.flatMap(({ columns }) => columns?.bars.flatMap(({ from, to }) => [from, to]) ?? []);
    for (const y of [...points.map((point) => point.y), ...ends]) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(plotSize.height);
    }
    const texts = panels.flatMap(({ values }) => values.ticks.map(({ text }) => text));
    for (const text of texts) expect(textWidth(text)).toBeLessThan(stepsToPixels(left));
  }
});
