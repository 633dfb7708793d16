/** The layout of a map: the class or circle of each area, and the areas by value. */
import { kindSigns } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import type { MapGeometry } from '@/content-types/mapGeometry';
import { normalizeAreaName } from '@/lib/data/joinAreas';
import type { Series } from '@/lib/data/readSeries';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { circleScale } from '@/lib/drawing/circleScale';
import { mapClasses } from './mapClasses';
import type { MapClass, Tone } from './mapClasses';
import { gridWith, tileOf } from '@/lib/drawing/map/tileGrid';
import type { Tile, TileGrid } from '@/lib/drawing/map/tileGrid';
import { signedText } from '@/lib/drawing/model/valueSigns';
import { valueText } from '@/lib/drawing/model/valueText';

export type AreaShape = MapGeometry['areas'][number];

/** What an area shows at a point in time. */
export interface AreaValue {
  readonly tone: Tone;
  /** Of its circle, in px; null without a circle. */
  readonly radius: number | null;
  /** The formatted value; null if it is unknown. */
  readonly text: string | null;
}

export interface MapArea extends AreaValue {
  readonly name: string;
  /** Index of its position; areas that are not in the data come after these. */
  readonly position: number;
  /** Its tile or shape; areas without either are only listed. */
  readonly tile: Tile | undefined;
  readonly shape: AreaShape | undefined;
}

/** Whether an area is on the map. A total or a group of areas is only listed: it would make all others look small. */
export function hasPlace({ tile, shape }: Pick<MapArea, 'tile' | 'shape'>): boolean {
  return (tile ?? shape) !== undefined;
}

export interface MapLayout {
  /** The size of a tile map in tiles, or of a map with shapes in its own units. */
  readonly grid: Pick<TileGrid, 'columns' | 'rows'>;
  readonly plane: Pick<MapGeometry, 'width' | 'height'> | undefined;
  /** By value in descending order, unknown ones last. */
  readonly areas: readonly MapArea[];
  /** Areas that are not in the data. */
  readonly rest: readonly AreaShape[];
  /** For each point in time the values by position; empty if there is only one. */
  readonly periods: readonly (readonly AreaValue[])[];
  /** In descending order; empty for a map with circles. */
  readonly classes: readonly MapClass[];
  /** Sizes of circles for the legend; empty for a map with classes. */
  readonly circles: readonly { readonly radius: number; readonly text: string }[];
}

/** In px. A tile also holds a name. */
const largestRadius = { tile: 14, shape: 20 } as const;

/** Turns values into colours, circles and texts. Areas that are not on the map have neither colour nor circle. */
interface MapScale extends Pick<MapLayout, 'classes' | 'circles'> {
  readonly valueOf: (series: Series, index: number) => AreaValue;
}

type Place = Pick<MapArea, 'name' | 'position' | 'tile' | 'shape'>;

/** The places of areas by name in the shapes, or without these on the tiles; and the shapes that have no name among them. */
export function placesOf(
  names: readonly string[],
  geometry: MapGeometry | null,
  tiles: readonly TileGrid[],
): Pick<MapLayout, 'grid' | 'plane' | 'rest'> & { readonly places: readonly Place[] } {
  const grid = geometry === null ? gridWith(tiles, names) : undefined;
  const shapes = new Map(geometry?.areas.map((area) => [normalizeAreaName(area.name), area]));
  const listed = new Set(names.map(normalizeAreaName));
  return {
    grid: grid ?? { columns: 0, rows: 0 },
    plane: geometry ?? undefined,
    rest: [...shapes].flatMap(([name, shape]) => (listed.has(name) ? [] : [shape])),
    places: names.map((name, position) => ({
      name,
      position,
      tile: grid && tileOf(grid, name),
      shape: shapes.get(normalizeAreaName(name)),
    })),
  };
}

/** One scale for all points in time, so that they can be compared. */
function scaleOf(model: ChartModel, places: readonly Place[], locale: Locale): MapScale {
  const known = model.scaled.flatMap(({ values }) =>
    places.flatMap((at) => (hasPlace(at) ? (values[at.position] ?? []) : [])),
  );
  const largest = largestRadius[model.map.geometry === null ? 'tile' : 'shape'];
  const circles = model.kind === 'circles' ? circleScale(known, largest) : undefined;
  const { toneOf, classes } = mapClasses(known, model, locale);
  const valueOf: MapScale['valueOf'] = (series, index) => {
    const value = series.values[index] ?? null;
    const place = places[index];
    const compared = place !== undefined && hasPlace(place) ? value : null;
    return {
      tone: compared === null || circles !== undefined ? null : toneOf(compared),
      radius: compared === null ? null : (circles?.radius(compared) ?? null),
      text: value === null ? null : signedText(valueText(series, value, locale), series, index),
    };
  };
  const signs = model.series.slice(0, 1).flatMap((series) =>
    (circles?.signs ?? []).map((value) => ({
      radius: circles?.radius(value) ?? 0,
      text: valueText(series, value, locale),
    })),
  );
  return { valueOf, classes: circles === undefined ? classes : [], circles: signs };
}

/** The positions of a series by value in descending order, unknown ones last. */
export function ranking({ values }: Series): readonly number[] {
  const rank = (position: number): number => values[position] ?? -Infinity;
  return [...values.keys()].toSorted((one, other) => rank(other) - rank(one));
}

/** The value of an area in the list beside the map. */
export function listedText({ text }: AreaValue): string {
  return text ?? kindSigns.unavailable;
}

/** The layout of a map. The model has one series over areas. */
export function mapLayout(model: ChartModel, locale: Locale): MapLayout {
  const { geometry, tiles } = model.map;
  const names = model.positions.map(({ key }) => key);
  const { places, ...ground } = placesOf(names, geometry, tiles);
  const { valueOf, classes, circles } = scaleOf(model, places, locale);
  const areas = model.series.slice(0, 1).flatMap((series) => {
    const ranked = ranking(series).flatMap((position) => places.slice(position, position + 1));
    return ranked.map((place) => ({ ...place, ...valueOf(series, place.position) }));
  });
  return {
    ...ground,
    areas,
    periods: model.periods.map((period) => names.map((_, index) => valueOf(period, index))),
    classes,
    circles,
  };
}
