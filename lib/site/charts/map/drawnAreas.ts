/** The areas of a map of shapes: those of the data, and those of which they say nothing. */
import type { AreaShape, AreaValue, MapLayout } from './mapLayout';

export interface DrawnArea extends AreaShape, AreaValue {
  readonly position: number;
  /** Whether its value is unknown, now or at another point in time. */
  readonly isHatched: boolean;
  /** In the list of values; it may have no room for it. */
  readonly number: number | null;
}

/** In units of the map: a number of two digits. */
const numberRoom = [26, 20] as const;

function hasRoom({ rings }: AreaShape): boolean {
  const points = rings.flat();
  return numberRoom.every((room, axis) => {
    const places = points.map((point) => point[axis] ?? 0);
    return Math.max(...places) - Math.min(...places) >= room;
  });
}

/** Those of the data come first. */
export function drawnAreas({ areas, rest, periods }: MapLayout): readonly DrawnArea[] {
  const listed = areas.flatMap(({ shape, ...area }, index): DrawnArea[] => {
    if (shape === undefined) return [];
    const isHatched = [area, ...periods.map((values) => values[area.position])].some((value) => value?.text === null);
    return [{ ...shape, ...area, isHatched, number: hasRoom(shape) ? index + 1 : null }];
  });
  const unknown = { tone: null, radius: null, text: null, isHatched: true, number: null };
  return [...listed, ...rest.map((shape, index) => ({ ...shape, ...unknown, position: areas.length + index }))];
}
