/** The areas of a map with shapes, including those that are not in the data. */
import type { AreaShape, AreaValue, MapLayout } from './mapLayout';

export interface DrawnArea extends AreaShape, AreaValue {
  readonly position: number;
  /** Whether its value is unknown, now or at another point in time. */
  readonly isHatched: boolean;
  /** Its number in the list; null if it has no room on the area. */
  readonly number: number | null;
}

/** The room for two digits, in units of the map. In smaller areas the number is left out. */
const numberRoom = [26, 20] as const;

function numberOf({ rings }: AreaShape, index: number): number | null {
  const points = rings.flat();
  const hasRoom = numberRoom.every((room, axis) => {
    const places = points.map((point) => point[axis] ?? 0);
    return Math.max(...places) - Math.min(...places) >= room;
  });
  return hasRoom ? index + 1 : null;
}

/** Areas of the data come first. */
export function drawnAreas({ areas, rest, periods }: MapLayout): readonly DrawnArea[] {
  const listed = areas.flatMap(({ shape, ...area }, index): DrawnArea[] => {
    if (shape === undefined) return [];
    const isHatched = [area, ...periods.map((values) => values[area.position])].some((value) => value?.text === null);
    return [{ ...shape, ...area, isHatched, number: numberOf(shape, index) }];
  });
  const unknown = { tone: null, radius: null, text: null, isHatched: true };
  const others = rest.map((shape, index): DrawnArea => {
    const position = areas.length + index;
    return { ...shape, ...unknown, position, number: numberOf(shape, position) };
  });
  return [...listed, ...others];
}
