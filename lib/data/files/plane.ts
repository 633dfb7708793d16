/** Projects geographic coordinates onto the plane of a drawing, and measures outlines there. */
import { longerSide } from '@/content-types/mapGeometry';

export type Point = readonly [number, number];

export type Ring = readonly Point[];

/** Whether these are degrees, east first; planar Swiss coordinates are far larger. */
export function areDegrees(points: readonly Point[]): boolean {
  return points.every(([east, north]) => Math.abs(east) <= 180 && Math.abs(north) <= 90);
}

/** Whether north comes before east. With east first, Switzerland and its surroundings would lie in the sea off Somalia. */
export function areSwapped(points: readonly Point[]): boolean {
  return points.every(([east, north]) => east > 43 && east < 50 && north > 4 && north < 12);
}

/** Whether these are LV95 (EPSG:2056) or LV03 (EPSG:21781) coordinates, east first. */
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

/** A plane that holds all points, north up. Degrees of longitude are as wide as they are in the middle of the map. */
export function planeOf(points: readonly Point[]): Plane {
  const [easts, norths] = [points.map(([east]) => east), points.map(([, north]) => north)];
  const [[west, east], [south, north]] = [extentOf(easts), extentOf(norths)];
  const narrowing = areDegrees(points) ? Math.cos((((south + north) / 2) * Math.PI) / 180) : 1;
  const unit = longerSide / Math.max((east - west) * narrowing, north - south);
  const place = ([x, y]: Point): Point => [Math.round((x - west) * narrowing * unit), Math.round((north - y) * unit)];
  const [width, height] = place([east, south]);
  return { width: Math.max(1, width), height: Math.max(1, height), place };
}

/** Twice the area of an outline, and its centroid. */
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

/** The total area of some outlines; holes are added, too. */
export function areaOf(rings: readonly Ring[]): number {
  return rings.reduce((sum, ring) => sum + measure(ring).area / 2, 0);
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** An area is an outlier at this many times the median distance from the middle, or the median size. */
const farAway = 50;

/** The indexes of areas so far from the others that a map of all would shrink these to points. */
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

/** The centroid of the largest outline. */
export function centerOf(rings: readonly Ring[]): Point {
  const [largest] = rings.map(measure).sort((one, other) => other.area - one.area);
  return largest?.center ?? [0, 0];
}
