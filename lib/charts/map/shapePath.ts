/** SVG paths for outlines of areas. */
import type { AreaShape } from './mapLayout';

type Rings = AreaShape['rings'];

/** The path of some rings, in relative steps. */
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

/** Distance between hatching lines, in units of the map. */
const distance = 10;

interface Crossing {
  readonly x: number;
  readonly y: number;
}

/** The points where the line `x + y = sum` enters and leaves an area, from left to right. */
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

/** The path of slanted lines inside an area. An SVG pattern would need an id that is unique on the page. */
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
