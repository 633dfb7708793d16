/** A GeoJSON file as the areas of a map: checked, joined with the data, projected and simplified. */
import { z } from 'zod';
import { maxAreas } from '@/content-types/mapGeometry';
import type { MapGeometry } from '@/content-types/mapGeometry';
import { shownValue } from '@/content-types/shownValue';
import type { Fault } from '@/lib/language/faults';
import { joiningProperty, namesOf, ownName, plainArea, propertiesOf } from './joinAreas';
import { areDegrees, areSwiss, centerOf, planeOf } from './plane';
import type { Point, Ring } from './plane';
import { simplifyRings } from './simplifyRings';

export interface GeometryResult {
  /** Undefined if there are errors. */
  readonly geometry: MapGeometry | undefined;
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Of the file: more belongs to a map service. */
const maxBytes = 4_000_000;
const maxPoints = 100_000;

/** More of the same kind say nothing new. */
const mostFaults = 10;

const point = z
  .array(z.number())
  .min(2)
  .transform(([x = 0, y = 0]): Point => [x, y]);
const polygon = z.array(z.array(point).min(4)).min(1);

const featureSchema = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1) }),
  ]),
});

type Feature = z.infer<typeof featureSchema>;

const collectionSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()).min(1) });

const anyFeature = z.object({
  properties: z.record(z.string(), z.unknown()).nullable(),
  geometry: z.object({ type: z.unknown() }).nullable(),
});

function failed(...errors: readonly Fault[]): GeometryResult {
  return { geometry: undefined, errors, warnings: [] };
}

function parse(bytes: Uint8Array): unknown {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return parsed;
  } catch {
    return undefined;
  }
}

/** `3 (Clara)`. */
function labelOf(value: unknown, index: number): string {
  const { data } = anyFeature.safeParse(value);
  const number = String(index + 1);
  const name = data === undefined ? number : ownName(data, '', index);
  return name === number ? number : `${number} (${name})`;
}

function ringsOf({ geometry }: Feature): readonly Ring[] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

function readFeatures(values: readonly unknown[]): { readonly features: readonly Feature[]; readonly faults: Fault[] } {
  const features: Feature[] = [];
  const faults: Fault[] = [];
  for (const [index, value] of values.entries()) {
    const feature = labelOf(value, index);
    const read = featureSchema.safeParse(value);
    if (!read.success) {
      const found = shownValue(anyFeature.safeParse(value).data?.geometry?.type ?? value);
      faults.push({ code: 'map-feature-shape', values: { feature, found, expected: 'Polygon, MultiPolygon' } });
      continue;
    }
    const points = ringsOf(read.data).flat();
    const wrong = points.find((one) => !areDegrees([one]) && !areSwiss([one]));
    if (wrong === undefined) features.push(read.data);
    else faults.push({ code: 'map-feature-place', values: { feature, found: wrong.join(', ') } });
  }
  return { features, faults };
}

/** Projected, simplified and named. */
function draw(features: readonly Feature[], names: readonly string[]): MapGeometry {
  const rings = features.map(ringsOf);
  const { width, height, place } = planeOf(rings.flat(2));
  const simple = simplifyRings(rings.map((own) => own.map((ring) => ring.map(place))));
  const areas = simple.flatMap((own, index) => {
    const name = names[index];
    const [x, y] = centerOf(own);
    if (name === undefined || own.length === 0) return [];
    return [
      {
        name,
        center: [x, y] satisfies [number, number],
        rings: own.map((ring) => ring.map(([east, south]): [number, number] => [east, south])),
      },
    ];
  });
  return { width, height, areas };
}

/** What is missing on the map, and what does not fit together. */
function join(features: readonly Feature[], wanted: readonly string[], key: string | undefined): GeometryResult {
  const { property, count } = key === undefined ? joiningProperty(features, wanted) : { property: key, count: 1 };
  const names = namesOf(features, property, wanted);
  const found = new Set(names.map(plainArea));
  const missing = wanted.filter((name) => !found.has(plainArea(name)));
  const expected = shownValue(names.slice(0, mostFaults).join(', '));
  if (count === 0 || missing.length === wanted.length) {
    const properties = shownValue(propertiesOf(features).join(', '));
    return failed({ code: 'map-key-missing', values: { found: shownValue(wanted.join(', ')), expected: properties } });
  }
  const warnings: Fault[] = missing.map((area) => ({ code: 'map-area-missing', values: { found: area, expected } }));
  return { geometry: draw(features, names), errors: [], warnings: warnings.slice(0, mostFaults) };
}

/**
 * The areas of a map in a GeoJSON file. `wanted` are the areas of the data; `key` is the property of the features that names
 * them, without it the one in which most are found.
 */
export function readGeometry(bytes: Uint8Array, wanted: readonly string[], key?: string): GeometryResult {
  const tooMuch = (what: 'bytes' | 'areas' | 'points', found: number, max: number): GeometryResult =>
    failed({ code: `map-file-${what}`, values: { found, max } });
  if (bytes.length > maxBytes) return tooMuch('bytes', Math.ceil(bytes.length / 1000), maxBytes / 1000);
  const value = parse(bytes);
  const collection = collectionSchema.safeParse(value);
  if (!collection.success) return failed({ code: 'map-file-form', values: { found: shownValue(value ?? null) } });
  const { features: values } = collection.data;
  if (values.length > maxAreas) return tooMuch('areas', values.length, maxAreas);
  const { features, faults } = readFeatures(values);
  if (faults.length > 0) return failed(...faults.slice(0, mostFaults));
  const points = features.flatMap(ringsOf).flat();
  if (points.length > maxPoints) return tooMuch('points', points.length, maxPoints);
  if (!areDegrees(points) && !areSwiss(points)) return failed({ code: 'map-file-mixed' });
  return join(features, wanted, key);
}
