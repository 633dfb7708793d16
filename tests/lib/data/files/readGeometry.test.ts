import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mapGeometry } from '@/content-types/mapGeometry';
import type { MapGeometry } from '@/content-types/mapGeometry';
import { readGeometry } from '@/lib/data/files/readGeometry';
import { describeFault } from '@/lib/faults/faultText';

type Ring = readonly (readonly [number, number])[];

interface Shape {
  readonly properties: Readonly<Record<string, string | number>>;
  readonly ring: Ring;
}

function fileOf(shapes: readonly Shape[]): Uint8Array {
  const features = shapes.map(({ properties, ring }) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [[...ring, ring[0]]] },
  }));
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
}

/** A square in LV95, so many metres from the corner. */
function square(east: number, north: number, size = 1000): Ring {
  const [x, y] = [2_600_000 + east, 1_250_000 + north];
  return [[x, y], [x + size, y], [x + size, y + size], [x, y + size]]; // prettier-ignore
}

const west: Shape = { properties: { NR: '01', NAME: 'Weststadt' }, ring: square(0, 0) };
const east: Shape = { properties: { NR: '02', NAME: 'Oststadt' }, ring: square(1000, 0) };
const twoAreas = fileOf([west, east]);

async function geometryOf(bytes: Uint8Array, names: readonly string[], key?: string): Promise<MapGeometry> {
  const { geometry, errors } = await readGeometry(bytes, names, key);
  if (geometry === undefined) throw new Error(errors.map(describeFault).join(' '));
  return geometry;
}

function namesIn({ areas }: MapGeometry): readonly string[] {
  return areas.map(({ name }) => name);
}

async function faultsOf(bytes: Uint8Array, names: readonly string[] = ['Weststadt']): Promise<readonly string[]> {
  return (await readGeometry(bytes, names)).errors.map(({ code, values }) => {
    const found: readonly unknown[] = Object.values(values ?? {});
    return [code, ...found].join(' | ');
  });
}

describe('the areas of a map file', () => {
  it('lie in a plane with north on top, as the drawing needs them', async () => {
    const geometry = await geometryOf(twoAreas, ['Weststadt']);
    expect([geometry.width, geometry.height]).toEqual([600, 300]);
    expect(geometry.areas.map(({ center }) => center)).toEqual([
      [150, 150],
      [450, 150],
    ]);
    expect(mapGeometry.parse(geometry)).toEqual(geometry);
  });

  it('may be in degrees, of which those of longitude are narrower', async () => {
    const ring: Ring = [[7, 47], [8, 47], [8, 48], [7, 48]]; // prettier-ignore
    const { width, height } = await geometryOf(fileOf([{ properties: { name: 'Land' }, ring }]), ['Land']);
    expect(width / height).toBeCloseTo(Math.cos((47.5 * Math.PI) / 180), 2);
  });

  it('are joined by name or by number, and called as in the data', async () => {
    expect(namesIn(await geometryOf(twoAreas, ['weststadt ', 'OSTSTADT']))).toEqual(['weststadt ', 'OSTSTADT']);
    expect(namesIn(await geometryOf(twoAreas, ['1 Weststadt']))).toEqual(['1 Weststadt', 'Oststadt']);
    expect(namesIn(await geometryOf(twoAreas, ['2', '1']))).toEqual(['1', '2']);
  });

  it('are joined by the property that editors name', async () => {
    const numbered = [west, { ...east, properties: { NR: '2', NAME: 'Oststadt', ALT: '1' } }];
    expect(namesIn(await geometryOf(fileOf(numbered), ['1']))).toEqual(['1', '2']);
    expect(namesIn(await geometryOf(fileOf(numbered), ['1'], 'ALT'))).toEqual(['Weststadt', '1']);
  });

  it('warn of areas of the data that they lack', async () => {
    const { warnings } = await readGeometry(twoAreas, ['Weststadt', 'Oststadt', 'Total']);
    expect(warnings).toEqual([
      { code: 'map-area-missing', values: { found: 'Total', expected: 'Weststadt, Oststadt' } },
    ]);
  });
});

/** A border that wiggles by less than a pixel, and turns once. */
const border: Ring = Array.from({ length: 400 }, (_, index) => [
  2_601_000 + Math.round(300 * Math.sin((index / 399) * Math.PI)) + (index % 2),
  1_250_000 + Math.round((index / 399) * 1000),
]);

describe('borders', () => {
  const [south = [0, 0], north = [0, 0]] = [border[0], border.at(-1)];
  const left: Ring = [[2_600_000, 1_250_000], ...border, [2_600_000, north[1]]];
  const right: Ring = [[2_602_000, south[1]], [2_602_000, 1_251_000], ...border.toReversed()];
  const shapes = [
    { ...west, ring: left },
    { ...east, ring: right },
  ];

  it('have far fewer points, and stay where they were by a pixel', async () => {
    const { areas } = await geometryOf(fileOf(shapes), ['Weststadt']);
    const points = areas.flatMap(({ rings }) => rings.flat());
    expect(points.length).toBeLessThan(80);
    expect(Math.max(...(areas[0]?.rings.flat() ?? []).map(([x]) => x))).toBeCloseTo(390, -1);
  });

  it('are the same for both neighbours, wherever their outlines begin', async () => {
    const turned = [...right.slice(150), ...right.slice(0, 150)];
    const { areas } = await geometryOf(fileOf([{ ...west, ring: left }, { ...east, ring: turned }]), ['Weststadt']); // prettier-ignore
    const [own = [], other = []] = areas.map(({ rings }) => rings.flat().map(String));
    const inner = (all: readonly string[]): readonly string[] =>
      all.filter((point) => Number(point.split(',')[0]) > 0 && Number(point.split(',')[0]) < 600).sort();
    expect(inner(own).length).toBeGreaterThan(5);
    expect(inner(own)).toEqual(inner(other));
  });
});

describe('a map file is refused', () => {
  it('if it is no GeoJSON, or has no surfaces', async () => {
    const point = {
      type: 'Feature',
      properties: { name: 'Brunnen' },
      geometry: { type: 'Point', coordinates: [7, 47] },
    };
    const collection = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [point] }));
    expect((await faultsOf(Buffer.from('{"type":')))[0]).toMatch(/^map-file-form/);
    expect(await faultsOf(collection)).toEqual(['map-feature-shape | 1 (Brunnen) | Point | Polygon, MultiPolygon']);
  });

  it('if coordinates are not where they can be, such as with the north first', async () => {
    const ring: Ring = square(0, 0).map(([x, y]) => [y, x]);
    expect(await faultsOf(fileOf([west, { ...east, ring }]))).toEqual([
      'map-feature-place | 2 (Oststadt) | 1250000, 2600000',
    ]);
  });

  it('if it mixes systems of coordinates', async () => {
    const ring: Ring = [[7, 47], [8, 47], [8, 48]]; // prettier-ignore
    expect(await faultsOf(fileOf([west, { ...east, ring }]))).toEqual(['map-file-mixed']);
  });

  it('if an area lies so far away that the others could not be seen', async () => {
    const degrees = (x: number, y: number): Ring => [[x, y], [x + 0.02, y], [x + 0.02, y + 0.02], [x, y + 0.02]]; // prettier-ignore
    const near = [west, east].map((shape, index) => ({ ...shape, ring: degrees(7.6 + index / 50, 47.5) }));
    const far = { properties: { NAME: 'Nirgends' }, ring: degrees(0, 0) };
    expect(await faultsOf(fileOf([...near, far]))).toEqual(['map-feature-far | 3 (Nirgends)']);
    const exchanged = near.map(({ properties, ring }) => ({ properties, ring: ring.map(([x, y]) => [y, x] as const) }));
    expect(await faultsOf(fileOf(exchanged))).toEqual(['map-file-exchanged | 47.5, 7.6']);
  });

  it('if an area has no surface, or none that can be drawn', async () => {
    const point = { properties: { NAME: 'Punkt' }, ring: square(0, 0, 0) };
    expect(await faultsOf(fileOf([west, point]))).toEqual(['map-feature-flat | 2 (Punkt)']);
    const dot = { properties: { NAME: 'Hof' }, ring: square(20_000, 0, 10) };
    const wide = { ...east, ring: square(0, 2000, 20_000) };
    expect(await faultsOf(fileOf([west, wide, dot]))).toEqual(['map-feature-small | Hof']);
    const empty = { type: 'Feature', properties: { NAME: 'Leer' }, geometry: null };
    const collection = JSON.stringify({ type: 'FeatureCollection', features: [empty] });
    expect(await faultsOf(Buffer.from(collection))).toEqual(['map-feature-empty | 1 (Leer)']);
  });

  it('if none of the areas of the data is in it, with the properties that it has', async () => {
    expect(await faultsOf(twoAreas, ['Oberdorf'])).toEqual(['map-key-missing | Oberdorf | id, NR, NAME']);
  });

  it('if it has too many areas or points, or is too large', async () => {
    const many = Array.from({ length: 501 }, () => west);
    const long = Array.from({ length: 100_001 }, (_, index): [number, number] => [
      7 + index / 200_000,
      47 + (index % 2),
    ]);
    expect(await faultsOf(fileOf(many))).toEqual(['map-file-areas | 501 | 500']);
    expect((await faultsOf(fileOf([{ ...west, ring: long }])))[0]).toMatch(/^map-file-points \| 100002/);
    expect(await faultsOf(Buffer.alloc(4_000_001, ' '))).toEqual(['map-file-bytes | 4001 | 4000']);
  });
});

const real = path.join(process.cwd(), '..', 'shared', 'data', 'indicators', 'wohnviertel.geojson');
const hint = existsSync(real) ? '' : ' (skipped: no map of quarters beside the project)';

it.skipIf(!existsSync(real))(`the quarters of a city are a map of a few kB${hint}`, async () => {
  const geometry = await geometryOf(readFileSync(real), ['1', '2', '30'], 'TXT');
  expect(geometry.areas).toHaveLength(21);
  expect(geometry.areas.filter(({ rings }) => rings.flat().length < 4)).toEqual([]);
  expect(JSON.stringify(geometry).length).toBeLessThan(8000);
});
