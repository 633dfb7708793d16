import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveKind } from '@/lib/charts/chartForm';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { mapLayout } from '@/lib/charts/map/mapLayout';
import { hatching, outline } from '@/lib/charts/map/shapePath';
import { officeTiles } from '@/lib/drawing/map/officeTiles';
import { chartOf, column } from './indicators';
import { dataRows } from '../../support/rowsInShort';

const areas = officeTiles()[0]?.tiles.map(({ name }) => name) ?? [];

function mapOf(rows: readonly (readonly (string | number | null)[])[]): ChartModel {
  const values = (rows[0] ?? []).slice(1).map((_, index) => column(`w${index}`, 'value', { label: `Reihe ${index}` }));
  const columns = [column('gebiet', 'area'), ...values];
  return chartOf({ chart_type: 'map', unit: '%', columns, data_rows: rows });
}

describe('the tiles of Basel-Stadt', () => {
  it('are its 19 quarters and two municipalities, each in a place of its own', () => {
    const tiles = officeTiles()[0]?.tiles ?? [];
    expect(areas).toHaveLength(21);
    expect(new Set(tiles.map(({ column: across, row }) => `${across} ${row}`)).size).toBe(21);
  });

  it('are found by names with their numbers, and not by names of other places', () => {
    const kindOf = (...names: readonly string[]): string => effectiveKind(mapOf(names.map((name) => [name, 1])));
    expect(kindOf('11 St. Johann', 'RIEHEN')).toBe('map');
    expect(kindOf('St. Johann', 'Liestal')).toBe('bar');
  });
});

describe('a map', () => {
  it('sorts its areas by value, the unknown ones last, without a class', () => {
    const { areas: shown } = mapLayout(mapOf(dataRows('Clara null, Riehen 1.5, Breite 3')), 'de');
    expect(shown.map(({ name, tone, text }) => [name, tone, text])).toEqual([
      ['Breite', 4, '3,0\u202f%'],
      ['Riehen', 0, '1,5\u202f%'],
      ['Clara', null, null],
    ]);
  });

  it('has steps that can be told apart, however great the values are', () => {
    const years = [1975, 1978, 1981, 1984, 1989].map((value, index) => [areas[index] ?? '', value]);
    const model = mapOf(years);
    const map = { ...model.map, classes: 'equal', classCount: 5 } as const;
    expect(mapLayout({ ...model, map }, 'de').classes.map(({ text }) => text)).toEqual([
      '1’986,2 und mehr',
      '1’983,4 bis unter 1’986,2',
      '1’980,6 bis unter 1’983,4',
      '1’977,8 bis unter 1’980,6',
      'unter 1’977,8',
    ]);
  });

  it('says from where to where its classes go', () => {
    const rows = areas.slice(0, 10).map((name, index) => [name, index + 1]);
    expect(mapLayout(mapOf(rows), 'de').classes.map(({ text }) => text)).toEqual([
      '9–10\u202f%',
      '7–8\u202f%',
      '5–6\u202f%',
      '3–4\u202f%',
      '1–2\u202f%',
    ]);
  });

  it.each([
    ['most of which are nothing', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 9], ['9 4', '2 2', '0 0']],
    ['most of which are the same', [5, 5, 5, 5, 5, 5, 5, 5, 7, 9], ['9 4', '7 2', '5 0']],
    ['with many that are nothing', [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8], ['7–8 4', '5–6 3', '3–4 2', '1–2 1', '0 0']],
    ['on both sides of zero', [-4, -2, 0, 0, 3, 6], ['6 4', '3 2', '0 0', '-2 -1', '-4 -5']],
    ['that are nothing, or less', [0, 0, -3], ['0 0', '-3 -3']],
    ['that are all nothing', [0, 0, 0], ['0 0']],
  ])('has classes that differ, and the palest for nothing alone, of values %s', (_, values, expected) => {
    const rows = values.map((value, index) => [areas[index] ?? '', value]);
    const { classes } = mapLayout({ ...mapOf(rows), unit: null }, 'de');
    expect(classes.map(({ text, tone }) => `${text.replace('−', '-')} ${tone}`)).toEqual(expected);
  });

  it('shows the first of several series, and names the others', () => {
    const model = mapOf(dataRows('Clara 1 2, Riehen 3 4'));
    expect(model.series.map(({ values }) => values)).toEqual([[1, 3]]);
    expect(model.leftOut).toEqual(['Reihe 1']);
  });

  it('gives equal values the same tone, and greater ones no paler one', () => {
    const values = fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: null }), {
      minLength: 21,
      maxLength: 21,
    });
    fc.assert(
      fc.property(
        values.filter((all) => all.some((value) => value !== null)),
        (all) => {
          const rows = areas.map((name, index) => [name, all[index] ?? null]);
          const { areas: shown, classes } = mapLayout(mapOf(rows), 'de');
          const tones = shown.flatMap(({ tone }) => tone ?? []);
          const toneByText = new Set(shown.flatMap(({ tone, text }) => (text === null ? [] : [`${tone} ${text}`])));
          expect(tones).toEqual(tones.toSorted((one, other) => other - one));
          expect(toneByText.size).toBe(new Set(shown.flatMap(({ text }) => text ?? [])).size);
          expect(classes.length).toBe(new Set(tones).size);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Three squares beside each other. */
const geometry = {
  width: 300,
  height: 100,
  areas: ['Oberdorf', 'Seeheim', 'Leerfeld'].map((name, index) => ({
    name,
    center: [index * 100 + 50, 50],
    rings: [
      [
        [index * 100, 0],
        [index * 100 + 100, 0],
        [index * 100 + 100, 100],
        [index * 100, 100],
      ],
    ],
  })),
};

const columns = [column('gebiet', 'area'), column('wert', 'value')];

function shapesOf(rows: readonly (readonly (string | number | null)[])[], attributes: object = {}): ChartModel {
  const data = { geometry, columns, data_rows: rows, unit: 'Personen', chart_type: 'map', ...attributes };
  return chartOf(data);
}

describe('a map of shapes', () => {
  const rows = dataRows('Oberdorf 10, Seeheim 40, Total 50');

  it('sorts its areas by value, lists rows without a shape only, and keeps the areas without a row', () => {
    const model = shapesOf(rows);
    const { areas: shown, rest, plane } = mapLayout(model, 'de');
    expect(effectiveKind(model)).toBe('map');
    expect(shown.map(({ name, shape }) => [name, shape?.name])).toEqual([
      ['Total', undefined],
      ['Seeheim', 'Seeheim'],
      ['Oberdorf', 'Oberdorf'],
    ]);
    expect(rest.map(({ name }) => name)).toEqual(['Leerfeld']);
    expect(plane?.width).toBe(300);
  });

  it('is bars if most rows are no areas of it', () => {
    expect(effectiveKind(shapesOf([...rows, ['Andere', 1], ['Unbekannt', 2]]))).toBe('bar');
  });

  it('has the classes that editors want: steps of the same size, or bounds of their own', () => {
    const equal = mapLayout(shapesOf(rows, { chart_options: { classes: 'equal', classCount: 4 } }), 'de');
    const own = mapLayout(shapesOf(rows, { chart_options: { classes: [20, 45] } }), 'de');
    expect(equal.classes.map(({ text }) => text)).toEqual([
      '32,5 und mehr',
      '25 bis unter 32,5',
      '17,5 bis unter 25',
      'unter 17,5',
    ]);
    expect(own.classes.map(({ text, tone }) => [text, tone])).toEqual([
      ['45 und mehr', 4],
      ['20 bis unter 45', 2],
      ['unter 20', 0],
    ]);
    expect(own.areas.map(({ tone }) => tone)).toEqual([null, 2, 0]);
  });

  const changes = areas.map((area, index) => [area, index * 2 - 11]);

  it('has a second colour below zero, stronger the farther from it', () => {
    const { classes, areas: shown } = mapLayout(mapOf(changes), 'de');
    expect(classes.map(({ tone }) => tone)).toEqual([4, 3, 1, 0, -3]);
    for (const { text, tone } of shown) expect((tone ?? 0) < 0).toBe(text?.startsWith('−'));
  });

  it('has zero as a bound of steps of the same size', () => {
    const map = { ...mapOf(changes).map, classes: 'equal', classCount: 4 } as const;
    const { classes } = mapLayout({ ...mapOf(changes), map }, 'de');
    expect(classes.map(({ text, tone }) => [text, tone])).toEqual([
      ['20 und mehr', 4],
      ['10 bis unter 20', 2],
      ['0 bis unter 10', 0],
      ['−10 bis unter 0', -1],
      ['unter −10', -5],
    ]);
  });

  it('keeps one colour if all values are on one side', () => {
    const { classes } = mapLayout(mapOf(areas.map((area, index) => [area, -index - 1])), 'de');
    expect(classes.every(({ tone }) => (tone ?? 0) >= 0)).toBe(true);
  });

  it('has seven classes at most, each with a tone of its own', () => {
    const model = shapesOf(rows, { chart_options: { classes: [1, 2, 3, 4, 5, 6] } });
    expect(new Set(mapLayout(model, 'de').classes.map(({ tone }) => tone)).size).toBe(7);
  });

  it('has circles with areas that are as many times as large as the values', () => {
    const { areas: shown, circles, classes } = mapLayout(shapesOf(rows, { chart_type: 'circles' }), 'de');
    const [whole, large = 0, small = 1] = shown.map(({ radius }) => radius);
    expect(whole).toBeNull();
    expect(large).toBe(20);
    expect(((large ?? 0) / (small ?? 1)) ** 2).toBeCloseTo(4, 0);
    expect(circles.map(({ text }) => text)).toEqual(['20', '5', '1']);
    expect(classes).toEqual([]);
  });

  it('has no circles for values below zero', () => {
    expect(effectiveKind(shapesOf([['Oberdorf', -1], ['Seeheim', 2]], { chart_type: 'circles' }))).toBe('bar'); // prettier-ignore
  });
});

describe('the path of an area', () => {
  const rings: [number, number][][] = [[[0, 0], [40, 0], [40, 40], [0, 40]], [[10, 10], [30, 10], [30, 30], [10, 30]]]; // prettier-ignore

  it('goes around outlines and holes in short steps', () => {
    expect(outline(rings)).toBe('M0 0l40 0l0 40l-40 0zM10 10l20 0l0 20l-20 0z');
  });

  it('has lines inside it, which end at its edges and leave out its hole', () => {
    expect(hatching(rings)).toContain('M0 40L10 30M30 10L40 0');
    expect(hatching(rings)).not.toContain('M0 40L40 0');
  });
});
