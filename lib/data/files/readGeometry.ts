/** Reads a GeoJSON file as the areas of a map: checked, joined with the data, projected and simplified. */
import { z } from 'zod';
import { maxAreas } from '@/content-types/mapGeometry';
import type { MapGeometry } from '@/content-types/mapGeometry';
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';
import { stripInvisible } from '@/lib/shared/stripInvisible';
import { readUpload } from './readUpload';
import { joinProperty, namesOf, featureName, normalizeAreaName, propertiesOf } from '../joinAreas';
import { visualCenter } from './visualCenter';
import { areaOf, areDegrees, areSwapped, areSwiss, outlyingAreas, planeOf } from './plane';
import type { Point, Ring } from './plane';
import { simplifyRings } from './simplifyRings';

export interface GeometryResult {
  /** Undefined if there are errors. */
  readonly geometry: MapGeometry | undefined;
  readonly errors: readonly Fault[];
  readonly warnings: readonly Fault[];
}

/** Of the file. Larger maps belong to a map service. */
const maxBytes = 4_000_000;
const maxPoints = 100_000;

/** More faults of the same kind would not help. */
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
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const parsed: unknown = JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? stripInvisible(value) : value,
    );
    return parsed;
  } catch {
    return undefined;
  }
}

/** Number and name of a feature: `3 (Clara)`. */
function labelOf(value: unknown, index: number): string {
  const { data } = anyFeature.safeParse(value);
  const number = String(index + 1);
  const name = data === undefined ? number : featureName(data, '', index);
  return name === number ? number : `${number} (${name})`;
}

function ringsOf({ geometry }: Feature): readonly Ring[] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

/** The fault of a value that is not an area. */
function shapeFault(value: unknown, feature: string): Fault {
  const known = anyFeature.safeParse(value).data;
  if (known?.geometry === null) return { code: 'map-feature-empty', values: { feature } };
  const found = describeValue(known?.geometry?.type ?? value);
  return { code: 'map-feature-shape', values: { feature, found, expected: 'Polygon, MultiPolygon' } };
}

/** The fault of an area whose coordinates are unknown or that has no surface. */
function placeFault(rings: readonly Ring[], feature: string): Fault | undefined {
  const wrong = rings.flat().find((one) => !areDegrees([one]) && !areSwiss([one]));
  if (wrong !== undefined) return { code: 'map-feature-place', values: { feature, found: wrong.join(', ') } };
  return areaOf(rings) > 0 ? undefined : { code: 'map-feature-flat', values: { feature } };
}

function readFeatures(values: readonly unknown[]): { readonly features: readonly Feature[]; readonly faults: Fault[] } {
  const features: Feature[] = [];
  const faults: Fault[] = [];
  for (const [index, value] of values.entries()) {
    const feature = labelOf(value, index);
    const read = featureSchema.safeParse(value);
    const fault = read.success ? placeFault(ringsOf(read.data), feature) : shapeFault(value, feature);
    if (fault !== undefined) faults.push(fault);
    else if (read.success) features.push(read.data);
  }
  return { features, faults };
}

/** Faults of all areas together: mixed coordinate systems, too many points, or areas too far apart for one map. */
function mapFaults(features: readonly Feature[]): readonly Fault[] {
  const areas = features.map(ringsOf);
  const points = areas.flat(2);
  if (points.length > maxPoints) return [tooMuch('points', points.length, maxPoints)];
  if (!areDegrees(points) && !areSwiss(points)) return [{ code: 'map-file-mixed' }];
  if (areSwapped(points)) return [{ code: 'map-file-exchanged', values: { found: (points[0] ?? []).join(', ') } }];
  return outlyingAreas(areas).map((index) => ({
    code: 'map-feature-far',
    values: { feature: labelOf(features[index], index) },
  }));
}

/** In square units of the map: less than a pixel. */
const leastArea = 1;

/** Projects, simplifies and names the areas. */
function draw(features: readonly Feature[], names: readonly string[]): GeometryResult {
  const rings = features.map(ringsOf);
  const { width, height, place } = planeOf(rings.flat(2));
  const simple = simplifyRings(rings.map((own) => own.map((ring) => ring.map(place))));
  const small = simple.flatMap((own, index): Fault[] =>
    areaOf(own) >= leastArea ? [] : [{ code: 'map-feature-small', values: { feature: names[index] ?? '' } }],
  );
  if (small.length > 0) return failed(...small.slice(0, mostFaults));
  const areas = simple.flatMap((own, index) => {
    const name = names[index];
    const [x, y] = visualCenter(own);
    if (name === undefined) return [];
    return [
      {
        name,
        center: [x, y] satisfies [number, number],
        rings: own.map((ring) => ring.map(([east, south]): [number, number] => [east, south])),
      },
    ];
  });
  return { geometry: { width, height, areas }, errors: [], warnings: [] };
}

/** Names the areas and draws them; areas of the data that are not on the map are warnings, or an error if none is. */
function join(features: readonly Feature[], wanted: readonly string[], key: string | undefined): GeometryResult {
  const { property, count } = key === undefined ? joinProperty(features, wanted) : { property: key, count: 1 };
  const names = namesOf(features, property, wanted);
  const found = new Set(names.map(normalizeAreaName));
  const missing = wanted.filter((name) => !found.has(normalizeAreaName(name)));
  const expected = describeValue(names.slice(0, mostFaults).join(', '));
  if (count === 0 || missing.length === wanted.length) {
    const properties = describeValue(propertiesOf(features).join(', '));
    return failed({
      code: 'map-key-missing',
      values: { found: describeValue(wanted.join(', ')), expected: properties },
    });
  }
  const warnings: Fault[] = missing.map((area) => ({ code: 'map-area-missing', values: { found: area, expected } }));
  return { ...draw(features, names), warnings: warnings.slice(0, mostFaults) };
}

function tooMuch(what: 'bytes' | 'areas' | 'points', found: number, max: number): Fault {
  return { code: `map-file-${what}`, values: { found, max } };
}

function readMap(bytes: Uint8Array, wanted: readonly string[], key: string | undefined): GeometryResult {
  if (bytes.length > maxBytes) return failed(tooMuch('bytes', Math.ceil(bytes.length / 1000), maxBytes / 1000));
  const value = parse(bytes);
  const collection = collectionSchema.safeParse(value);
  if (!collection.success) return failed({ code: 'map-file-form', values: { found: describeValue(value ?? null) } });
  const { features: values } = collection.data;
  if (values.length > maxAreas) return failed(tooMuch('areas', values.length, maxAreas));
  const { features, faults } = readFeatures(values);
  const wrong = faults.length > 0 ? faults : mapFaults(features);
  return wrong.length > 0 ? failed(...wrong.slice(0, mostFaults)) : join(features, wanted, key);
}

/**
 * Reads the areas of a map from a GeoJSON file. `wanted`: the areas of the data. `key`: the property of the features that holds
 * their names, by default the one that matches the most of them. Never throws.
 */
export function readGeometry(bytes: Uint8Array, wanted: readonly string[], key?: string): Promise<GeometryResult> {
  return readUpload(
    () => readMap(bytes, wanted, key),
    (fault) => failed(fault),
  );
}
