/** Finds the point inside an area for its name and circle, whatever its shape. */
import { centerOf } from './plane';
import type { Point, Ring } from './plane';

type Side = readonly [from: Point, to: Point];

function sidesOf(rings: readonly Ring[]): readonly Side[] {
  return rings.flatMap((ring) => ring.map((point, index): Side => [point, ring[(index + 1) % ring.length] ?? point]));
}

function distanceTo([[fromX, fromY], [toX, toY]]: Side, [x, y]: Point): number {
  const [across, upwards] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * across + (y - fromY) * upwards) / (across ** 2 + upwards ** 2 || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - fromX - share * across, y - fromY - share * upwards);
}

/** Even-odd rule: a point in an odd number of outlines is inside. */
function isInside(sides: readonly Side[], [x, y]: Point): boolean {
  const crossed = sides.filter(([[fromX, fromY], [toX, toY]]) => {
    if (fromY > y === toY > y) return false;
    return x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  });
  return crossed.length % 2 === 1;
}

/** The distance to the nearest border; 0 outside. */
function roomAt(sides: readonly Side[], point: Point): number {
  return isInside(sides, point) ? Math.min(...sides.map((side) => distanceTo(side, point))) : 0;
}

/** Candidates per axis. */
const steps = 20;

/** Readers expect the name at the centre, so it wins with this share of the best candidate's room. */
const enough = 0.7;

/** The centre of the largest part of an area, or the place with the most room if the centre is near a border or outside. */
export function visualCenter(rings: readonly Ring[]): Point {
  const sides = sidesOf(rings);
  const center = centerOf(rings);
  const placeAlong = (axis: 0 | 1, step: number): number => {
    const places = rings.flat().map((point) => point[axis]);
    const [from, to] = [Math.min(...places), Math.max(...places)];
    return Math.round(from + ((to - from) * (step + 0.5)) / steps);
  };
  const [columns, rows] = ([0, 1] as const).map((axis) =>
    Array.from({ length: steps }, (_, step) => placeAlong(axis, step)),
  );
  const tried = (columns ?? []).flatMap((x) => (rows ?? []).map((y): Point => [x, y]));
  const rated = tried.map((point) => ({ point, room: roomAt(sides, point) }));
  const best = rated.reduce((one, other) => (other.room > one.room ? other : one), { point: center, room: 0 });
  return roomAt(sides, center) >= best.room * enough ? center : best.point;
}
