import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartForm, effectiveKind } from '@/lib/charts/chartForm';
import { fontSize, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { pieLayout, ringSize } from '@/lib/charts/pie/pieLayout';
import type { Part } from '@/lib/charts/pie/pieLayout';
import { nameBox, sideRoom, spiderLayout, wheelCenter, wheelSize } from '@/lib/charts/spider/spiderLayout';
import { messagesByLocale } from '@/lib/i18n/messages';
import { chartOf, column } from './indicators';
import { dataRows } from '../../support/rowsInShort';

type Attributes = Readonly<Record<string, unknown>>;
type Rows = readonly (readonly (string | number | null)[])[];

/** Names, or periods, with as many series as each row has values. */
function table(kind: string, rows: Rows, role = 'category', unit = 'Personen'): Attributes {
  const count = (rows[0]?.length ?? 1) - 1;
  const series = Array.from({ length: count }, (_, index) => column(`r${index}`, 'value', { label: `Reihe ${index}` }));
  return { chart_type: kind, unit, columns: [column('name', role), ...series], data_rows: rows };
}

const two: Rows = dataRows('A 30, B 10');

const many = (count: number): Rows => Array.from({ length: count }, (_, index) => [`Name ${index}`, index + 1]);

describe('what a kind of chart needs of its data', () => {
  it.each([
    ['two parts', table('pie', two), 'pie'],
    ['one part', table('pie', many(1)), 'bar'],
    ['six parts', table('pie', many(6)), 'pie'],
    ['seven parts', table('pie', many(7)), 'bar'],
    ['a part below zero', table('pie', [...two, ['C', -1]]), 'bar'],
    ['an unknown part', table('pie', [...two, ['C', null]]), 'bar'],
    ['nothing at all', table('pie', dataRows('A 0, B 0')), 'bar'],
    ['shares of one whole', table('pie', dataRows('A 60.2, B 39.9'), 'category', '%'), 'pie'],
    ['shares of different wholes', table('pie', dataRows('A 60, B 50'), 'category', '%'), 'bar'],
    ['one series over time', table('pie', dataRows('2025 1, 2026 2'), 'period'), 'column'],
    ['three axes', table('spider', many(3)), 'spider'],
    ['two axes', table('spider', many(2)), 'bar'],
    ['twelve axes', table('spider', many(12)), 'spider'],
    ['thirteen axes', table('spider', many(13)), 'bar'],
    ['axes over time', table('spider', dataRows('2024 1, 2025 1, 2026 2'), 'period'), 'column'],
    ['an axis below zero', table('spider', [...two, ['C', -1]]), 'bar'],
    ['four shapes', table('spider', dataRows('A 1 2 3 4, B 1 2 3 4, C 1 2 3 4')), 'spider'],
    ['five shapes', table('spider', dataRows('A 1 2 3 4 5, B 1 2 3 4 5, C 1 2 3 4 5')), 'bar'],
  ])('%s', (...[, attributes, kind]) => {
    expect(effectiveKind(chartOf(attributes))).toBe(kind);
  });
});

describe('a ring over time', () => {
  const model = chartOf(table('pie', dataRows('2026 30 10, 2025 20 20, 2027 null null'), 'period'));

  it('shows its series at the latest point that has values, and says when', () => {
    expect(model.positions.map(({ key }) => key)).toEqual(['Reihe 0', 'Reihe 1']);
    expect(model.series.map(({ values }) => values)).toEqual([[30, 10]]);
    expect(chartForm(model, 'de', messagesByLocale.de)).toBe('Ringdiagramm, 2026');
  });

  it('shows the latest of several points for each name', () => {
    const rows = ['2025', '2026'].flatMap((year, index) => [
      ['A', year, 1 + index],
      ['B', year, 3],
    ]);
    const columns = [column('name', 'category'), column('jahr', 'period'), column('wert', 'value')];
    const turned = chartOf({ chart_type: 'pie', unit: 'Personen', columns, data_rows: rows });
    expect(turned.series.map(({ values }) => values)).toEqual([[2, 3]]);
    expect(chartForm(turned, 'de', messagesByLocale.de)).toBe('Ringdiagramm, 2026');
  });
});

describe('a ring', () => {
  it('has the shares of the data if those are shares', () => {
    const { parts } = pieLayout(chartOf(table('pie', dataRows('A 60.2, B 39.9'), 'category', '%')), 'de');
    expect(parts.map(({ shareText, value }) => [shareText, value])).toEqual([
      ['60,2\u202f%', null],
      ['39,9\u202f%', null],
    ]);
  });

  it('is drawn whole if one part is all', () => {
    const [all, nothing] = pieLayout(chartOf(table('pie', dataRows('A 5, B 0'))), 'de').parts;
    expect(all?.path.match(/A/g)).toHaveLength(2);
    expect(nothing?.path).toBe('');
    expect(nothing?.label).toBeNull();
  });

  const boxOf = ({ label, shareText }: Part): readonly { left: number; right: number; y: number }[] => {
    if (label === null) return [];
    const left = label.anchor === 'start' ? label.x : label.x - textWidth(shareText);
    return [{ left, right: left + textWidth(shareText), y: label.y }];
  };

  it('has shares that add up, inside its frame, with texts that do not cover each other', () => {
    const values = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(
        values.filter((all) => all.some((value) => value > 0)),
        (all) => {
          const rows = all.map((value, index) => [`N${index}`, value]);
          const { parts } = pieLayout(chartOf(table('pie', rows)), 'de');
          const boxes = parts.flatMap(boxOf);
          expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
          for (const [index, box] of boxes.entries()) {
            expect(box.left >= 0 && box.right <= ringSize.width).toBe(true);
            expect(box.y >= fontSize / 2 && box.y <= ringSize.height - fontSize / 2).toBe(true);
            const touching = boxes
              .slice(index + 1)
              .filter(
                (other) => Math.abs(other.y - box.y) < fontSize && other.left < box.right && box.left < other.right,
              );
            expect(touching).toEqual([]);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a spider chart', () => {
  const rows: Rows = dataRows('Gesundheit 10 5, Wohnen 0 5, Umwelt 5 null, Bildung 10 5');
  const layout = spiderLayout(chartOf(table('spider', rows)), 'de');

  it('measures from its center, clockwise from the top', () => {
    const distances = layout.series[0]?.points.map(({ x, y }) => [x - wheelCenter.x, y - wheelCenter.y]);
    expect(distances).toEqual([
      [0, -100],
      [0, 0],
      [0, 50],
      [-100, 0],
    ]);
  });

  it('closes the shape of a series, and leaves it open where a value is missing', () => {
    expect(layout.series.map(({ path }) => path.match(/M/g)?.length)).toEqual([1, 2]);
    const [first = ''] = layout.series[0]?.path.slice(1).split('L') ?? [];
    expect(layout.series[0]?.path.endsWith(first)).toBe(true);
  });

  it('has names around it only if all of them have room', () => {
    const fits = (name: string, count: number): boolean => {
      const axes = Array.from({ length: count }, (_, index) => [`${name} ${index}`, 1]);
      return spiderLayout(chartOf(table('spider', axes)), 'de').namesFit;
    };
    expect(fits('Achse', 12)).toBe(true);
    expect(fits('Zufriedenheit mit dem Angebot an bezahlbaren Wohnungen', 4)).toBe(false);
  });

  it('has points and names inside its frame, whatever the data are', () => {
    const row = fc.tuple(
      fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('W', 'm', 'i', ' ', 'a') }),
      fc.nat(),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 3, maxLength: 12 }), (all) => {
        const data = all.map(([name, value], index) => [`${index} ${name}`.trim(), value]);
        const { axes, series, namesFit } = spiderLayout(chartOf(table('spider', data)), 'de');
        const points = series.flatMap((one) => one.points);
        expect(points).toHaveLength(data.length);
        expect(points.every(({ x, y }) => Math.hypot(x - wheelCenter.x, y - wheelCenter.y) <= 100.5)).toBe(true);
        for (const { left, right, top, bottom } of namesFit ? axes.map(nameBox) : []) {
          expect([left >= -sideRoom, right <= wheelSize.width + sideRoom]).toEqual([true, true]);
          expect([top >= 0, bottom <= wheelSize.height]).toEqual([true, true]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
