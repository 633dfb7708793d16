/** Outlines of areas as paths of SVG. */
import type { AreaShape } from './mapLayout';

type Rings = AreaShape['rings'];

/** Each ring from its first point on, in short steps. */
export function outline(rings: Rings): string {
  return rings
    .map((ring) =>
      ring
        .map(([x, y], index) => {
          const [fromX, fromY] = ring[index - 1] ?? [0, 0];
          return `${index === 0 ? 'M' : 'l'}${x - fromX} ${y - fromY}`;
        })
        .join(''),
    )
    .map((path) => `${path}z`)
    .join('');
}

/** Between slanting lines, in units of the map. */
const distance = 10;

interface Crossing {
  readonly x: number;
  readonly y: number;
}

/** Where a line on which `x + y` stays the same enters and leaves an area, from left to right. */
function crossings(rings: Rings, sum: number): readonly Crossing[] {
  const found = rings.flatMap((ring) =>
    ring.flatMap(([x, y], index): Crossing[] => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      const [here, there] = [x + y, nextX + nextY];
      if (here <= sum === there <= sum) return [];
      const share = (sum - here) / (there - here);
      return [{ x: Math.round(x + share * (nextX - x)), y: Math.round(y + share * (nextY - y)) }];
    }),
  );
  return found.sort((one, other) => one.x - other.x);
}

/** Slanting lines inside an area: a pattern would need a name that no other on the page has. */
export function hatching(rings: Rings): string {
  const sums = rings.flat().map(([x, y]) => x + y);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const first = Math.ceil(low / distance);
  const lines = Array.from({ length: Math.max(0, Math.floor(high / distance) - first + 1) }, (_, index) => {
    const ends = crossings(rings, (first + index) * distance);
    return ends.map(({ x, y }, place) => `${place % 2 === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  });
  return lines.join('');
}
