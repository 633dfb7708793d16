import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barLayout } from '@/lib/site/charts/barLayout';
import { chartForm } from '@/lib/site/charts/chartForm';
import { chartModel } from '@/lib/site/charts/chartModel';
import type { ChartModel } from '@/lib/site/charts/chartModel';
import { columnLayout } from '@/lib/site/charts/columnLayout';
import type { ColumnLayout } from '@/lib/site/charts/columnLayout';
import type { DrawingSize, Plot } from '@/lib/site/charts/frame';
import { drawingSizes, textWidth } from '@/lib/site/charts/frame';
import { boxAround, boxOfText, meet } from '@/lib/site/charts/freeBaseline';
import type { Rectangle } from '@/lib/site/charts/freeBaseline';
import { lineLayout } from '@/lib/site/charts/lineLayout';
import type { LineLayout } from '@/lib/site/charts/lineLayout';
import { boxesOfMarks } from '@/lib/site/charts/markPlaces';
import { messagesByLocale } from '@/lib/language/messages';
import { column, indicatorEntry } from './indicators';
import { shapeNames, shapedIndicator, tablesInsteadOfBars } from './shapes';

const sizes = ['narrow', 'medium', 'wide'] as const satisfies readonly DrawingSize[];

function modelOf(attributes: Readonly<Record<string, unknown>>): ChartModel {
  const model = chartModel(indicatorEntry(attributes));
  if (model === undefined) throw new Error('no chart');
  return model;
}

function shaped(name: string, kind: string): ChartModel | undefined {
  return chartModel(shapedIndicator(name, { chart_type: kind }));
}

/** Half a unit of tolerance for rounding. */
function isWithin(value: number, low: number, high: number): boolean {
  return value >= low - 0.5 && value <= high + 0.5;
}

function outside(points: readonly { readonly x: number; readonly y: number }[], plot: Plot): readonly unknown[] {
  return points.filter(({ x, y }) => !isWithin(x, plot.left, plot.right) || !isWithin(y, plot.top, plot.bottom));
}

/** What the lines or columns of a chart cover, point by point. */
function drawn(layout: LineLayout | ColumnLayout): readonly Rectangle[] {
  if ('lines' in layout) {
    return layout.lines.flatMap(({ points }) => points.flatMap((point) => (point === null ? [] : boxAround(point, 1))));
  }
  return layout.series.flatMap(({ bars, thickness }) =>
    bars.map(({ middle, from, to }) => ({
      left: middle - thickness / 2,
      right: middle + thickness / 2,
      top: Math.min(from, to),
      bottom: Math.max(from, to),
    })),
  );
}

describe.each(sizes)('at the %s size', (size) => {
  it.each(shapeNames)('%s: all points of lines are inside the plot, no label leaves the drawing', (name) => {
    const model = shaped(name, 'line');
    if (model === undefined) throw new Error('no chart');
    const layout = lineLayout(model, size, 'de');
    const points = layout.lines.flatMap(({ points: all }) => all.flatMap((point) => point ?? []));
    expect(points.length).toBeGreaterThan(0);
    expect(outside(points, layout.plot)).toEqual([]);
    expect(layout.plot.right - layout.plot.left).toBeGreaterThan(drawingSizes[size].width / 3);
    for (const { at, text } of layout.positionTicks) {
      expect(at - textWidth(text, layout.fontSize) / 2).toBeGreaterThanOrEqual(-0.5);
      expect(at + textWidth(text, layout.fontSize) / 2).toBeLessThanOrEqual(layout.width + 0.5);
    }
  });

  it.each(shapeNames)('%s: labels below the axis do not touch', (name) => {
    const model = shaped(name, 'column');
    if (model === undefined) throw new Error('no chart');
    const { positionTicks, fontSize } = columnLayout(model, size, 'de');
    const ends = positionTicks.map(({ at, text }) => ({ at, half: textWidth(text, fontSize) / 2 }));
    const touching = ends.filter(({ at, half }, index) => {
      const before = ends[index - 1];
      return before !== undefined && before.at + before.half > at - half;
    });
    expect(touching).toEqual([]);
  });

  it.each(shapeNames)('%s: columns stand on zero and stay inside the plot', (name) => {
    const model = shaped(name, 'column');
    if (model === undefined) throw new Error('no chart');
    const layout = columnLayout(model, size, 'de');
    const zero = layout.values.place(0);
    for (const { bars } of layout.series) {
      expect(bars.every(({ from }) => Math.abs(from - zero) <= 0.5)).toBe(true);
      expect(
        outside(
          bars.map(({ middle, to }) => ({ x: middle, y: to })),
          layout.plot,
        ),
      ).toEqual([]);
    }
  });

  const barShapes = shapeNames.filter((name) => !tablesInsteadOfBars.includes(name));
  it.each(barShapes)('%s: no name and no value of a bar is cut', (name) => {
    const model = shaped(name, 'bar');
    if (model === undefined) throw new Error('no chart');
    const { names, barValues, fontSize, width, height } = barLayout(model, size, 'de');
    for (const { lines, x, y, anchor } of names) {
      const widest = Math.max(...lines.map((line) => textWidth(line, fontSize)));
      expect(anchor === 'end' ? x - widest : width - x - widest).toBeGreaterThanOrEqual(-0.5);
      expect(y).toBeLessThan(height);
    }
    for (const { text, x, anchor } of barValues) {
      const length = textWidth(text, fontSize);
      expect(anchor === 'end' ? x - length : width - x - length).toBeGreaterThanOrEqual(-0.5);
    }
  });
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
      fc.property(rows, fc.constantFrom(...sizes), (cells, size) => {
        const data = cells.map(([left, right], index) => [String(1960 + index), left, right]);
        const model = chartModel(indicatorEntry({ columns, data_rows: data, chart_type: kind }));
        if (model === undefined) return cells.flat().every((value) => value === null);
        if (kind === 'line' || kind === 'area') {
          const { lines, plot } = lineLayout(model, size, 'de');
          return (
            outside(
              lines.flatMap(({ points }) => points.flatMap((point) => point ?? [])),
              plot,
            ).length === 0
          );
        }
        const { series, plot } = columnLayout(model, size, 'de');
        const ends = series.flatMap(({ bars }) =>
          bars.flatMap(({ middle, from, to }) => [
            { x: middle, y: from },
            { x: middle, y: to },
          ]),
        );
        return outside(ends, plot).length === 0;
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
          const data = [
            ['2025', low],
            ['2026', low + span],
          ];
          const { values } = lineLayout(
            modelOf({ columns: columns.slice(0, 2), data_rows: data, chart_type: 'line' }),
            'wide',
            'de',
          );
          const texts = values.ticks.map(({ text }) => text);
          const decimals = new Set(texts.map((text) => text.split(',')[1]?.length ?? 0));
          return texts.length >= 2 && new Set(texts).size === texts.length && decimals.size === 1;
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a missing value', () => {
  it('breaks the line, and is no column', () => {
    const attributes = {
      columns: [column('jahr', 'period'), column('a', 'value')],
      data_rows: [
        ['2023', 1],
        ['2024', null],
        ['2025', 3],
      ],
    };
    const [line] = lineLayout(modelOf({ ...attributes, chart_type: 'line' }), 'wide', 'de').lines;
    expect(line?.points.map((point) => point === null)).toEqual([false, true, false]);
    const [columns] = columnLayout(modelOf({ ...attributes, chart_type: 'column' }), 'wide', 'de').series;
    expect(columns?.bars.map(({ position }) => position)).toEqual([0, 2]);
  });
});

describe('an axis in powers of ten', () => {
  const columns = [column('jahr', 'period'), column('a', 'value')];
  const ticksOf = (values: readonly number[], options: Readonly<Record<string, unknown>> = {}): readonly string[] => {
    const data = values.map((value, index) => [String(2020 + index), value]);
    const chart = { columns, data_rows: data, chart_type: 'line', chart_options: { logarithmic: true, ...options } };
    return lineLayout(modelOf(chart), 'wide', 'de').values.ticks.map(({ text }) => text);
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
    const model = modelOf({
      columns: [column('ort', 'area'), column('a', 'value')],
      data_rows: [
        ['Riehen', 2],
        ['Basel', 9],
        ['Bettingen', 1],
      ],
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
    const model = modelOf({
      columns: [column('jahr', 'period'), ...columns.slice(0, count)],
      data_rows: [
        ['2025', ...cells],
        ['2026', ...cells],
      ],
      chart_type: 'area',
      chart_options: { stacking },
    });
    const { lines, values } = lineLayout(model, 'wide', 'de');
    expect(lines.map(({ points }) => points[0]?.base)).toEqual([values.place(0), values.place(50)].slice(0, count / 3));
    expect(lines[0]?.points[0]?.low).toBe(values.place(40));
  });
});

describe('quarters', () => {
  it('are in the order of time, a missing one leaves its gap', () => {
    const model = modelOf({
      columns: [column('quartal', 'period'), column('a', 'value')],
      data_rows: [
        ['2026-Q2', 4],
        ['2025-Q4', 2],
        ['2025-Q3', 1],
      ],
      chart_type: 'column',
    });
    expect(model.positionKind).toBe('quarter');
    expect(model.positions.map(({ at }) => at)).toEqual([2025.5, 2025.75, 2026.25]);
    const bars = columnLayout(model, 'wide', 'de').series[0]?.bars.map(({ middle }) => middle) ?? [];
    const [first = 0, second = 0, third = 0] = bars;
    expect((third - second) / (second - first)).toBeCloseTo(2, 1);
  });
});

describe('two hundred names', () => {
  it.each(['bar', 'column', 'stacked'])('are a table, not a chart of the kind %s', (kind) => {
    const rows = Array.from({ length: 200 }, (_, index) => [`Ort ${index}`, index]);
    const columns = [column('ort', 'area'), column('a', 'value')];
    expect(chartModel(indicatorEntry({ columns, data_rows: rows, chart_type: kind }))).toBeUndefined();
  });
});

describe('the form of a chart in words', () => {
  const messages = messagesByLocale.de;
  it.each([
    ['six series', 'area', /^Liniendiagramm, /],
    ['a series over years', 'area', /^Flächendiagramm, /],
    ['twenty-one areas', 'column', /^Balkendiagramm, 21 Zeilen$/],
    ['six series', 'stacked', /^Gestapeltes Säulendiagramm, /],
  ] as const)('names what is drawn: %s as %s', (name, kind, expected) => {
    const model = shaped(name, kind);
    expect(model && chartForm(model, 'de', messages)).toMatch(expected);
  });
});

describe('the last value of a single series', () => {
  const years = Array.from({ length: 27 }, (_, index) => 2000 + index);
  /** Up to a peak, down, and a little up again: beside the end there is room below the line only. */
  const fallen = years.map((year, index) => [`${year}`, 100_000 + (index < 20 ? index * 6000 : (40 - index) * 5000)]);
  const annotation = { type: 'point', x: '2020', y: 214_000, text: 'Höchster Wert' };
  const attributes = {
    columns: [column('jahr', 'period'), column('anzahl', 'value')],
    data_rows: fallen,
    annotations: [annotation],
  };

  it.each(['line', 'area', 'column'] as const)('covers neither the %s nor a mark', (kind) => {
    const model = modelOf({ ...attributes, chart_type: kind });
    const layout = kind === 'column' ? columnLayout(model, 'narrow', 'de') : lineLayout(model, 'narrow', 'de');
    const { valueLabel, fontSize } = layout;
    if (valueLabel === undefined) throw new Error('no value');
    const left = valueLabel.x - textWidth(valueLabel.text, fontSize);
    const text = boxOfText({ left, right: valueLabel.x, fontSize }, valueLabel.y);
    expect(model.marks).toHaveLength(1);
    expect(boxesOfMarks(model.marks, layout).filter((box) => meet(box, text))).toEqual([]);
    expect(drawn(layout).filter((box) => meet(box, text))).toEqual([]);
  });
});
