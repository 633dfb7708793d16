import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartForm } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { columnLayout } from '@/lib/charts/column/columnLayout';
import {
  columnWidths,
  fontSize,
  stepsToPixels,
  plotSize,
  textWidth,
  wideColumn,
} from '@/lib/drawing/browser/chartMetrics';
import { lineLayout } from '@/lib/charts/line/lineLayout';
import { rowLayout } from '@/lib/charts/bar/rowLayout';
import type { CartesianLayout } from '@/lib/drawing/cartesianLayout';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartOf, column, indicatorEntry } from './indicators';
import { shapeNames, shapedIndicator, tablesInsteadOfBars } from './shapes';
import { dataRows } from '../../support/rowsInShort';

function shaped(name: string, kind: string): ChartModel {
  const model = chartModel(shapedIndicator(name, { chart_type: kind }));
  if (model === undefined) throw new Error('no chart');
  return model;
}

/** Half a unit of tolerance for rounding. */
function isWithin(value: number, low: number, high: number): boolean {
  return value >= low - 0.5 && value <= high + 0.5;
}

function outside(points: readonly { readonly x: number; readonly y: number }[]): readonly unknown[] {
  return points.filter(({ x, y }) => !isWithin(x, 0, plotSize.width) || !isWithin(y, 0, plotSize.height));
}

/** How wide the plot is in the columns, in px, as the style sheet has it. */
function plotWidths({ left, end }: CartesianLayout): readonly number[] {
  return columnWidths.map(
    (width, step) => width - stepsToPixels(left) - (step < wideColumn || end === 0 ? 8 : stepsToPixels(end)),
  );
}

interface Placed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The labels below the axis that a column shows, in px from the left edge of the plot. */
function labelsIn(layout: CartesianLayout, step: number): readonly Placed[] {
  const plotWidth = plotWidths(layout)[step] ?? 0;
  return layout.positionTicks
    .filter(({ from }) => from <= step)
    .map(({ text, at, anchor }) => {
      const [width, place] = [textWidth(text), (at / plotSize.width) * plotWidth];
      const start = anchor === 'start' ? place : anchor === 'end' ? place - width : place - width / 2;
      return { text, start, end: start + width };
    });
}

describe.each([...columnWidths.entries()])('in column %i, %i px wide', (step) => {
  it.each(shapeNames)('%s: labels below the axis neither touch nor leave the drawing', (name) => {
    for (const layout of [lineLayout(shaped(name, 'line'), 'de'), columnLayout(shaped(name, 'column'), 'de')]) {
      const labels = labelsIn(layout, step);
      expect(labels.length).toBeGreaterThan(0);
      const touching = labels.filter(({ start }, index) => start <= (labels[index - 1]?.end ?? -Infinity));
      expect(touching).toEqual([]);
      const plotWidth = plotWidths(layout)[step] ?? 0;
      expect(plotWidth).toBeGreaterThan((columnWidths[step] ?? 0) / 3);
      const sticking = labels.filter(
        ({ start, end }) => start < -stepsToPixels(layout.left) - 0.5 || end > plotWidth + 8.5,
      );
      expect(sticking).toEqual([]);
    }
  });
});

describe.each(shapeNames)('%s', (name) => {
  it('has columns that stand on zero and stay inside the plot', () => {
    const layout = columnLayout(shaped(name, 'column'), 'de');
    const zero = layout.values.place(0);
    for (const { bars } of layout.series) {
      expect(bars.every(({ from }) => Math.abs(from - zero) <= 0.5)).toBe(true);
      expect(outside(bars.map(({ middle, to }) => ({ x: middle, y: to })))).toEqual([]);
    }
  });

  it('has labels beside the ends that cover neither each other nor leave the plot', () => {
    const { endLabels = [] } = lineLayout(shaped(name, 'line'), 'de');
    const boxes = endLabels
      .map(({ y, lines }) => ({ top: y - fontSize * 0.85, bottom: y + fontSize * (1.2 * lines.length - 1) }))
      .sort((left, right) => left.top - right.top);
    expect(boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? -Infinity))).toEqual([]);
    expect(boxes.filter(({ top, bottom }) => top < -fontSize || bottom > plotSize.height + fontSize)).toEqual([]);
  });
});

describe.each(shapeNames.filter((name) => !tablesInsteadOfBars.includes(name)))('bars of %s', (name) => {
  it.each(['normal', 'percent', undefined] as const)(
    'stay inside the plot, with room for their values: %s',
    (stacking) => {
      const chart = chartModel(shapedIndicator(name, { chart_type: 'bar', chart_options: { stacking } }));
      if (chart === undefined) throw new Error('no chart');
      const { rows, left, right } = rowLayout(chart, 'de');
      for (const { from, to, text, isNegative } of rows.flatMap(({ bars }) => bars)) {
        expect([from, to].every((place) => isWithin(place, 0, plotSize.width))).toBe(true);
        expect(textWidth(text ?? '')).toBeLessThanOrEqual(stepsToPixels(isNegative ? left : right));
      }
    },
  );
});

describe('any series', () => {
  const cell = fc.option(
    fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 100),
    { nil: null },
  );
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 60 });
  const columns = [column('jahr', 'period'), column('a', 'value'), column('b', 'value')];

  it.each(['line', 'area', 'column', 'stacked'] as const)('stays inside the plot as %s', (kind) => {
    fc.assert(
      fc.property(rows, (cells) => {
        const data = cells.map(([left, right], index) => [String(1960 + index), left, right]);
        const model = chartModel(indicatorEntry({ columns, data_rows: data, chart_type: kind }));
        if (model === undefined) return cells.flat().every((value) => value === null);
        if (kind === 'line' || kind === 'area') {
          const { lines } = lineLayout(model, 'de');
          return outside(lines.flatMap(({ points }) => points.flatMap((point) => point ?? []))).length === 0;
        }
        const ends = columnLayout(model, 'de').series.flatMap(({ bars }) =>
          bars.flatMap(({ middle, from, to }) => [
            { x: middle, y: from },
            { x: middle, y: to },
          ]),
        );
        return outside(ends).length === 0;
      }),
      { numRuns: 60 },
    );
  });

  it('has ticks that are apart, in order and formatted alike', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e6, max: 1e6, noNaN: true }),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        (low, span) => {
          const data = [low, low + span].map((value, index) => [String(2025 + index), value]);
          const chart = { columns: columns.slice(0, 2), data_rows: data, chart_type: 'line' };
          const { values } = lineLayout(chartOf(chart), 'de');
          const texts = values.ticks.map(({ text }) => text);
          const decimals = new Set(texts.map((text) => text.split(',')[1]?.length ?? 0));
          return texts.length >= 2 && new Set(texts).size === texts.length && decimals.size === 1;
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('an axis in powers of ten', () => {
  const columns = [column('jahr', 'period'), column('a', 'value')];
  const ticksOf = (values: readonly number[], options: Readonly<Record<string, unknown>> = {}): readonly string[] => {
    const data = values.map((value, index) => [String(2020 + index), value]);
    const chart = { columns, data_rows: data, chart_type: 'line', chart_options: { logarithmic: true, ...options } };
    return lineLayout(chartOf(chart), 'de').values.ticks.map(({ text }) => text);
  };

  it.each([
    ['far from zero', {}],
    ['whose bounds are zero and less', { yMin: 0, yMax: -5 }],
  ])('begins at a power below the values: %s', (_, options) => {
    expect(ticksOf([20, 3000], options)).toEqual(['10', '100', '1’000', '10’000']);
  });

  it('is a plain axis if a value is zero or negative', () => {
    expect(ticksOf([0, 3000])[0]).toBe('0');
    expect(ticksOf([-1000, 3000])).toContain('0');
  });
});

describe('names by their value', () => {
  it('stand one after the other, the greatest first', () => {
    const model = chartOf({
      columns: [column('ort', 'area'), column('a', 'value')],
      data_rows: dataRows('Riehen 2, Basel 9, Bettingen 1'),
      chart_type: 'line',
      chart_options: { sort: 'value' },
    });
    expect(model.positions).toEqual([
      { key: 'Basel', at: 0 },
      { key: 'Riehen', at: 1 },
      { key: 'Bettingen', at: 2 },
    ]);
  });
});

describe('an area', () => {
  it.each([
    ['one series', undefined],
    ['stacked series', 'normal'],
  ] as const)('begins at its base, wherever its interval begins: %s', (_, stacking) => {
    const count = stacking === undefined ? 3 : 6;
    const columns = ['a', 'b'].flatMap((key) => [
      column(key, 'value'),
      column(`${key}_tief`, 'low'),
      column(`${key}_hoch`, 'high'),
    ]);
    const cells = [50, 40, 60, 30, 20, 45].slice(0, count);
    const model = chartOf({
      columns: [column('jahr', 'period'), ...columns.slice(0, count)],
      data_rows: ['2025', '2026'].map((year) => [year, ...cells]),
      chart_type: 'area',
      chart_options: { stacking },
    });
    const { lines, values } = lineLayout(model, 'de');
    expect(lines.map(({ points }) => points[0]?.base)).toEqual([values.place(0), values.place(50)].slice(0, count / 3));
    expect(lines[0]?.points[0]?.low).toBe(values.place(40));
  });
});

describe('quarters', () => {
  it('are in the order of time, a missing one leaves its gap', () => {
    const model = chartOf({
      columns: [column('quartal', 'period'), column('a', 'value')],
      data_rows: dataRows('2026-Q2 4, 2025-Q4 2, 2025-Q3 1'),
      chart_type: 'column',
    });
    expect(model.positionKind).toBe('quarter');
    expect(model.positions.map(({ at }) => at)).toEqual([2025.5, 2025.75, 2026.25]);
    const bars = columnLayout(model, 'de').series[0]?.bars.map(({ middle }) => middle) ?? [];
    const [first = 0, second = 0, third = 0] = bars;
    expect((third - second) / (second - first)).toBeCloseTo(2, 1);
  });
});

describe('columns of years far apart', () => {
  const formOf = (years: readonly string[]): string => {
    const columns = [column('jahr', 'period'), column('wert', 'value')];
    const rows = years.map((year, index) => [year, index + 1]);
    const model = chartModel(indicatorEntry({ chart_type: 'column', columns, data_rows: rows, chart_options: null }));
    return model === undefined ? '' : chartForm(model, 'de', messagesByLocale.de);
  };

  it('say that the time between them differs, if it does', () => {
    expect(formOf(['1885', '1935', '1960', '2002'])).toBe('Säulendiagramm, 1885–2002, ungleiche Zeitabstände');
    expect(formOf(['1990', '2000', '2010', '2020'])).toBe('Säulendiagramm, 1990–2020');
    expect(formOf(['2019', '2020', '2022', '2023'])).toBe('Säulendiagramm, 2019–2023');
  });
});

describe('the form of a chart in words', () => {
  const messages = messagesByLocale.de;
  it.each([
    ['six series', 'area', /^Liniendiagramm, /],
    ['a series over years', 'area', /^Flächendiagramm, /],
    ['twenty-one areas', 'column', /^Balkendiagramm, 21 Zeilen$/],
    ['six series', 'stacked', /^Gestapeltes Säulendiagramm, /],
    ['months', 'column', /^Liniendiagramm, /],
    ['gaps', 'column', /^Säulendiagramm, /],
  ] as const)('names what is drawn: %s as %s', (name, kind, expected) => {
    const model = shaped(name, kind);
    expect(chartForm(model, 'de', messages)).toMatch(expected);
  });

  it('does not count a single row', () => {
    const columns = [column('gebiet', 'area'), column('wert', 'value')];
    const model = chartModel(indicatorEntry({ chart_type: 'bar', columns, data_rows: [['Riehen', 5]] }));
    expect(model && chartForm(model, 'de', messages)).toBe('Balkendiagramm');
  });
});

it('shows in wide columns what narrow ones show, and more', () => {
  const layout = lineLayout(shaped('months', 'line'), 'de');
  const shown = columnWidths.map((_, step) => labelsIn(layout, step).map(({ text }) => text));
  const [narrowest = [], widest = []] = [shown.at(0), shown.at(-1)];
  expect(widest.length).toBeGreaterThan(narrowest.length);
  expect(widest).toEqual(expect.arrayContaining([...narrowest]));
});

describe('years below the axis', () => {
  const yearsOf = (first: number, last: number, step: number): readonly string[] => {
    const count = last - first + 1;
    const model = chartOf({
      chart_type: 'line',
      data_columns: [column('jahr', 'time'), column('wert', 'value')],
      data_rows: Array.from({ length: count }, (_, index) => [String(first + index), 100 + index]),
    });
    return labelsIn(lineLayout(model, 'de'), step).map(({ text }) => text);
  };
  const widest = columnWidths.length - 1;

  it('are as many as fit in most columns, not only in the widest', () => {
    expect(yearsOf(2002, 2026, widest - 1)).toEqual(['2002', '2005', '2010', '2015', '2020', '2026']);
  });

  it('are all years of a short series', () => {
    expect(yearsOf(2019, 2026, widest)).toHaveLength(8);
  });
});

describe('an axis that begins away from zero', () => {
  const modelFrom = (kind: string, values: readonly number[], options = {}): ChartModel =>
    chartOf({
      columns: [column('jahr', 'period'), column('a', 'value')],
      data_rows: values.map((value, index) => [String(2020 + index), value]),
      chart_type: kind,
      chart_options: options,
    });
  const note = ', Achse beginnt nicht bei null';

  it.each([
    ['far above', [80, 90]],
    ['far below', [-80, -90]],
  ])('is said to be so if the values are %s', (_, values) => {
    const model = modelFrom('line', values);
    expect(lineLayout(model, 'de').values.leavesOutZero).toBe(true);
    expect(chartForm(model, 'de', messagesByLocale.de)).toContain(note);
  });

  it.each(['column', 'bar', 'area', 'stacked'])('is none of a chart of the kind %s', (kind) => {
    const model = modelFrom(kind, [80, 90], { yMin: 70 });
    expect(lineLayout(model, 'de').values.leavesOutZero).toBe(false);
    expect(chartForm(model, 'de', messagesByLocale.de)).not.toContain(note);
  });

  it.each([
    ['lines near zero', [10, 90], {}],
    ['lines with zero between them', [-5, 90], {}],
    ['powers of ten, which have no zero', [10, 900], { logarithmic: true }],
  ])('is none of %s', (_, values, options) => {
    expect(chartForm(modelFrom('line', values, options), 'de', messagesByLocale.de)).not.toContain(note);
  });
});
