/** Reduces the points of outlines. Each border is simplified once, so neighbours keep the same one. */
import type { Point, Ring } from './plane';

/** How far a border may move, in units of the map: less than a pixel. */
const tolerance = 0.9;

function keyOf([x, y]: Point): string {
  return `${x} ${y}`;
}

/** Drops points that repeat the previous one, and the closing point. */
function withoutRepeats(ring: Ring): Ring {
  return ring.filter((point, index) => keyOf(point) !== keyOf(ring.at(index - 1) ?? [NaN, NaN]));
}

/** Points where more than two borders meet, or where a border meets the outside. */
function junctionsOf(rings: readonly Ring[]): ReadonlySet<string> {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of rings) {
    for (const [index, point] of ring.entries()) {
      const own = neighbours.get(keyOf(point)) ?? new Set<string>();
      for (const other of [ring.at(index - 1), ring[(index + 1) % ring.length]]) if (other) own.add(keyOf(other));
      neighbours.set(keyOf(point), own);
    }
  }
  return new Set([...neighbours].flatMap(([key, own]) => (own.size > 2 ? [key] : [])));
}

/** The ring started at a junction; without junctions at its least point, as rings that share its points do. */
function turned(ring: Ring, junctions: ReadonlySet<string>): Ring {
  const first = ring.findIndex((point) => junctions.has(keyOf(point)));
  const least = ring.reduce((best, point, index) => (compare(point, ring[best] ?? point) < 0 ? index : best), 0);
  const start = first === -1 ? least : first;
  return [...ring.slice(start), ...ring.slice(0, start)];
}

function compare([x, y]: Point, [otherX, otherY]: Point): number {
  return x - otherX || y - otherY;
}

function distance([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  return length === 0 ? Math.hypot(x - fromX, y - fromY) : Math.abs((x - fromX) * dy - (y - fromY) * dx) / length;
}

/** Douglas–Peucker: keeps points farther than the tolerance from the straight line. */
function simplified(line: Ring): Ring {
  const kept = new Set([0, line.length - 1]);
  const parts: (readonly [number, number])[] = [[0, line.length - 1]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to] = part;
    const [start, end] = [line[from], line[to]];
    if (start === undefined || end === undefined) continue;
    let [farthest, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index += 1) {
      const away = distance(line[index] ?? start, start, end);
      if (away > most) [farthest, most] = [index, away];
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    parts.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** Simplifies a border in the same direction for both neighbours. */
function simplifiedBorder(line: Ring): Ring {
  const reversed = line.toReversed();
  const order = line.map((point, index) => compare(point, reversed[index] ?? point)).find((sign) => sign !== 0) ?? 0;
  return order > 0 ? simplified(reversed).toReversed() : simplified(line);
}

function simplifyRing(ring: Ring, junctions: ReadonlySet<string>): Ring {
  const [start, ...others] = turned(ring, junctions);
  if (start === undefined) return [];
  const points: Point[] = [];
  let border: Point[] = [start];
  for (const point of [...others, start]) {
    border.push(point);
    if (!junctions.has(keyOf(point)) && point !== start) continue;
    points.push(...simplifiedBorder(border).slice(0, -1));
    border = [point];
  }
  return points;
}

/** The outlines of each area with fewer points. Outlines that collapse are dropped, unless the area has no other. */
export function simplifyRings(areas: readonly (readonly Ring[])[]): readonly (readonly Ring[])[] {
  const whole = areas.map((rings) => rings.map(withoutRepeats));
  const junctions = junctionsOf(whole.flat());
  return whole.map((rings) => {
    const simple = rings.map((ring) => simplifyRing(ring, junctions)).filter(({ length }) => length >= 3);
    return simple.length > 0 ? simple : rings.filter(({ length }) => length >= 3).slice(0, 1);
  });
}
