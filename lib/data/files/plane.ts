/** From coordinates on the earth to the plane of a drawing, and what outlines keep there. */
import { longerSide } from '@/content-types/mapGeometry';

export type Point = readonly [number, number];

export type Ring = readonly Point[];

/** Degrees, east and north; planar ones of Switzerland are far beyond. */
export function areDegrees(points: readonly Point[]): boolean {
  return points.every(([east, north]) => Math.abs(east) <= 180 && Math.abs(north) <= 90);
}

/** North before east: Switzerland and what is around it would be in the sea off Somalia. */
export function areSwapped(points: readonly Point[]): boolean {
  return points.every(([east, north]) => east > 43 && east < 50 && north > 4 && north < 12);
}

/** LV95 (EPSG:2056) or LV03 (EPSG:21781), with the east first. */
export function areSwiss(points: readonly Point[]): boolean {
  const within = ([east, north]: Point, origin: number): boolean =>
    east > 400_000 + 2 * origin && east < 900_000 + 2 * origin && north > 50_000 + origin && north < 320_000 + origin;
  return [0, 1_000_000].some((origin) => points.every((point) => within(point, origin)));
}

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly place: (point: Point) => Point;
}

function extentOf(values: readonly number[]): readonly [low: number, high: number] {
  return values.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
}

/** So that all points lie inside, north on top: degrees of longitude as wide as they are in the middle of the map. */
export function planeOf(points: readonly Point[]): Plane {
  const [easts, norths] = [points.map(([east]) => east), points.map(([, north]) => north)];
  const [[west, east], [south, north]] = [extentOf(easts), extentOf(norths)];
  const narrowing = areDegrees(points) ? Math.cos((((south + north) / 2) * Math.PI) / 180) : 1;
  const unit = longerSide / Math.max((east - west) * narrowing, north - south);
  const place = ([x, y]: Point): Point => [Math.round((x - west) * narrowing * unit), Math.round((north - y) * unit)];
  const [width, height] = place([east, south]);
  return { width: Math.max(1, width), height: Math.max(1, height), place };
}

/** Twice the area inside, and its centre. */
function measure(ring: Ring): { readonly area: number; readonly center: Point } {
  const [start = [0, 0]] = ring;
  let [area, sumX, sumY] = [0, 0, 0];
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? start;
    const cross = x * nextY - nextX * y;
    area += cross;
    sumX += (x + nextX) * cross;
    sumY += (y + nextY) * cross;
  }
  const center: Point = area === 0 ? start : [Math.round(sumX / (3 * area)), Math.round(sumY / (3 * area))];
  return { area: Math.abs(area), center };
}

/** The area of some outlines together, holes as if they were none. */
export function areaOf(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + measure(ring).area / 2, 0);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** So many times as far as half of them, or as their size. */
const farAway = 50;

/** Which of some areas are so far from the others that these would be points. */
export function outlyingAreas(areas: readonly (readonly Ring[])[]): readonly number[] {
  const boxes = areas.map((rings) => {
    const [easts, norths] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
    const [[west, east], [south, north]] = [extentOf(easts), extentOf(norths)];
    return { x: (west + east) / 2, y: (south + north) / 2, size: Math.max(east - west, north - south) };
  });
  const [x, y] = [middle(boxes.map((box) => box.x)), middle(boxes.map((box) => box.y))];
  const distances = boxes.map((box) => Math.max(Math.abs(box.x - x), Math.abs(box.y - y)));
  const usual = Math.max(middle(distances), middle(boxes.map(({ size }) => size)));
  return distances.flatMap((distance, index) => (distance > farAway * usual ? [index] : []));
}

/** The middle of the largest of some outlines. */
export function centerOf(rings: readonly Ring[]): Point {
  const [largest] = rings.map(measure).sort((one, other) => other.area - one.area);
  return largest?.center ?? [0, 0];
}
