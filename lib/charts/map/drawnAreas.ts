/** The areas of a map of shapes: those of the data, and those of which they say nothing. */
import type { AreaShape, AreaValue, MapLayout } from './mapLayout';

export interface DrawnArea extends AreaShape, AreaValue {
  readonly position: number;
  /** Whether its value is unknown, now or at another point in time. */
  readonly isHatched: boolean;
  /** In the list of values; it may have no room for it. */
  readonly number: number | null;
}

/** In units of the map: a number of two digits. Smaller areas are found by their place in the list. */
const numberRoom = [26, 20] as const;

/** That of an area in the list, if it has room for it. */
function numberOf({ rings }: AreaShape, index: number): number | null {
  const points = rings.flat();
  const hasRoom = numberRoom.every((room, axis) => {
    const places = points.map((point) => point[axis] ?? 0);
    return Math.max(...places) - Math.min(...places) >= room;
  });
  return hasRoom ? index + 1 : null;
}

/** Those of the data come first. */
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
