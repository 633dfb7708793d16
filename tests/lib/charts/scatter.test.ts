import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartForm, effectiveKind } from '@/lib/charts/chartForm';
import { chartModel } from '@/lib/drawing/model/chartModel';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { circleScale } from '@/lib/drawing/circleScale';
import {
  columnWidths,
  fontSize,
  stepsToPixels,
  plotSize,
  textWidth,
  wideColumn,
} from '@/lib/drawing/browser/chartMetrics';
import { nameOffset } from '@/lib/charts/scatter/pointNames';
import { scatterLayout } from '@/lib/charts/scatter/scatterLayout';
import type { ScatterLayout, ScatterPoint } from '@/lib/charts/scatter/scatterLayout';
import { column, indicatorEntry } from './indicators';
import { dataRows } from '../../support/rowsInShort';

type Rows = readonly (readonly (string | number | null)[])[];

const area = column('gebiet', 'area');
const rent = column('miete', 'value', { label: 'Miete', unit: 'Franken' });
const space = column('flaeche', 'value', { label: 'Fläche', unit: 'm²' });
const people = column('menschen', 'value', { label: 'Menschen' });

function pointsOf(columns: readonly unknown[], rows: Rows, kind = 'scatter'): ChartModel | undefined {
  return chartModel(indicatorEntry({ columns, data_rows: rows, chart_type: kind, unit: 'Personen' }));
}

function modelOf(columns: readonly unknown[], rows: Rows, kind = 'scatter'): ChartModel {
  const model = pointsOf(columns, rows, kind);
  if (model === undefined) throw new Error('no chart');
  return model;
}

function layoutOf(model: ChartModel): ScatterLayout {
  const layout = scatterLayout(model, 'de');
  if (layout === undefined) throw new Error('no layout');
  return layout;
}

const places: Rows = dataRows('Oberdorf 1400 70 2000, Unterdorf 1800 90 500, Seeheim 2600 60 9000');

describe('a scatter plot', () => {
  it('has an axis for each of two values, in their units, and leaves the third to the table', () => {
    const model = modelOf([area, rent, space, people], places);
    expect(effectiveKind(model)).toBe('scatter');
    expect(model.leftOut).toEqual(['Menschen']);
    const { titles, sizes, points } = layoutOf(model);
    expect(titles).toEqual({ across: 'Miete (Franken)', upwards: 'Fläche (m²)' });
    expect(sizes).toBeUndefined();
    const byName = new Map(points.map((point) => [point.name, point]));
    expect(byName.get('Seeheim')?.x).toBeGreaterThan(byName.get('Unterdorf')?.x ?? Infinity);
    expect(byName.get('Seeheim')?.y).toBeGreaterThan(byName.get('Oberdorf')?.y ?? Infinity);
  });

  it('counts its points in words, those with both values only', () => {
    const model = modelOf([area, rent, space], [...places.map((row) => row.slice(0, 3)), ['Leerfeld', null, 50]]);
    expect(chartForm(model, 'de', messagesByLocale.de)).toBe('Streudiagramm, 3 Punkte');
  });

  it('has groups if a second column names some, and the newest of several periods', () => {
    const columns = [column('jahr', 'period'), area, column('bezirk', 'category'), rent, space];
    const rows = dataRows(
      '2024 Oberdorf Nord 1 1, 2025 Oberdorf Nord 2 5, 2025 Unterdorf Süd 3 6, 2025 Seeheim Nord 4 7',
    );
    const model = modelOf(columns, rows);
    expect(model.period).toBe('2025');
    expect(layoutOf(model).groups).toEqual(['Nord', 'Süd']);
    expect(new Set(layoutOf(model).points.map(({ name, group }) => `${name} ${group}`))).toEqual(
      new Set(['Oberdorf 0', 'Unterdorf 1', 'Seeheim 0']),
    );
  });

  it('is another chart if there is one value only: bars of names, a line of periods', () => {
    const names = modelOf([area, rent], [['Oberdorf', 1], ['Seeheim', 2]]); // prettier-ignore
    const years = modelOf([column('jahr', 'period'), rent], [['2025', 1], ['2026', 2]]); // prettier-ignore
    expect([effectiveKind(names), effectiveKind(years)]).toEqual(['bar', 'line']);
  });

  it('is a table if there are more than five hundred points', () => {
    const rows = Array.from({ length: 501 }, (_, index) => [`Ort ${index}`, index, 501 - index]);
    expect(pointsOf([area, rent, space], rows.slice(1))?.positions).toHaveLength(500);
    expect(pointsOf([area, rent, space], rows)).toBeUndefined();
  });
});

describe('a bubble chart', () => {
  it('has areas that are as many times as large as the third values', () => {
    const { points, sizes } = layoutOf(modelOf([area, rent, space, people], places, 'bubble'));
    const radius = new Map(points.map((point) => [point.name, point.radius ?? 0]));
    expect(((radius.get('Seeheim') ?? 0) / (radius.get('Unterdorf') ?? 1)) ** 2).toBeCloseTo(18, 0);
    expect(points.map(({ name }) => name)).toEqual(['Seeheim', 'Oberdorf', 'Unterdorf']);
    expect(sizes?.title).toBe('Menschen (Personen)');
    expect(sizes?.signs.map(({ text }) => text)).toEqual(['5’000', '1’000', '200']);
  });

  it('is a scatter plot without a third value, or with one below zero', () => {
    const below = places.map(([name = null, one = null, other = null]) => [name, one, other, -1]);
    expect(modelOf([area, rent, space], places.map((row) => row.slice(0, 3)), 'bubble').kind).toBe('scatter'); // prettier-ignore
    expect(modelOf([area, rent, space, people], below, 'bubble').kind).toBe('scatter');
  });
});

describe('the legend of circles', () => {
  it('has round values no greater than the greatest, each about a quarter of the one before', () => {
    const { signs, radius } = circleScale([3, 9800], 24);
    expect(signs).toEqual([5000, 1000, 200]);
    expect(radius(9800)).toBe(24);
    expect(circleScale([0.7], 24).signs).toEqual([0.5, 0.1, 0.02]);
    expect(circleScale([0], 24).signs).toEqual([]);
  });
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What the names and points of a column cover, in px from the corner of the plot. */
function boxesIn({ points, left }: ScatterLayout, step: number): { readonly names: Box[]; readonly circles: Box[] } {
  const width = (columnWidths[step] ?? 0) - stepsToPixels(left) - 8;
  const height = step < wideColumn ? 224 : 288;
  const at = ({ x, y }: ScatterPoint): readonly [number, number] => [
    (x / plotSize.width) * width,
    (y / plotSize.height) * height,
  ];
  const circles = points.map((point) => {
    const [[x, y], radius] = [at(point), point.radius ?? 5];
    return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
  });
  const names = points.flatMap((point) => {
    if (point.label === undefined || point.label.from > step) return [];
    const { dx, dy, anchor } = nameOffset(point.label.side, point.radius);
    const [[x, y], wide] = [at(point), textWidth(point.name)];
    const start = anchor === 'end' ? x + dx - wide : anchor === 'middle' ? x + dx - wide / 2 : x + dx;
    const middle = y + dy - fontSize * 0.35;
    return [{ left: start, right: start + wide, top: middle - fontSize / 2, bottom: middle + fontSize / 2 }];
  });
  return { names, circles };
}

function cover(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

it('names points only where the name covers no other name and no point, in every width', () => {
  const value = fc.integer({ min: 0, max: 1000 });
  const rows = fc.array(fc.tuple(value, value, value), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(rows, fc.constantFrom('scatter', 'bubble'), (all, kind) => {
      const named = all.map((row, index) => [`Gemeinde ${index}`, ...row]);
      const layout = layoutOf(modelOf([area, rent, space, people], named, kind));
      for (const step of columnWidths.keys()) {
        const { names, circles } = boxesIn(layout, step);
        for (const [index, name] of names.entries()) {
          expect(names.slice(index + 1).filter((other) => cover(name, other))).toEqual([]);
          expect(circles.filter((circle) => cover(name, circle))).toEqual([]);
        }
      }
    }),
    { numRuns: 40 },
  );
});

it('names points that stand alone, in every width', () => {
  const { points } = layoutOf(modelOf([area, rent, space], places.map((row) => row.slice(0, 3)))); // prettier-ignore
  expect(points.map(({ label }) => label?.from)).toEqual([0, 0, 0]);
});

it('names a point on the side that has room in narrow columns, too', () => {
  const rows = [['Oberdorf', 50, 50], ['Seeheim', 60, 50], ['Tal', 10, 10], ['Berg', 90, 90]]; // prettier-ignore
  const { points } = layoutOf(modelOf([area, rent, space], rows));
  expect(points.find(({ name }) => name === 'Oberdorf')?.label).toEqual({ side: 'left', from: 0 });
});
