/** Which area of a map belongs to which class of values or has which circle, and the areas by value. */
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
  /** Of its circle, in px. */
  readonly radius: number | null;
  /** Its value; null if that is unknown. */
  readonly text: string | null;
}

export interface MapArea extends AreaValue {
  readonly name: string;
  /** Its place in the data; areas of which the data say nothing follow. */
  readonly position: number;
  /** Where it stands; areas without a tile or a shape are listed only. */
  readonly tile: Tile | undefined;
  readonly shape: AreaShape | undefined;
}

/** A whole, or a group of areas, has none and is only listed: compared with it, they would all be small. */
export function hasPlace({ tile, shape }: Pick<MapArea, 'tile' | 'shape'>): boolean {
  return (tile ?? shape) !== undefined;
}

export interface MapLayout {
  /** The size of a map of tiles, and of one of shapes in its own units. */
  readonly grid: Pick<TileGrid, 'columns' | 'rows'>;
  readonly plane: Pick<MapGeometry, 'width' | 'height'> | undefined;
  /** By value, unknown ones at the end. */
  readonly areas: readonly MapArea[];
  /** Areas of which the data say nothing. */
  readonly rest: readonly AreaShape[];
  /** If there are several points in time: what each position shows at each of them. */
  readonly periods: readonly (readonly AreaValue[])[];
  /** Empty for a map of circles. */
  readonly classes: readonly MapClass[];
  /** Some sizes of circles; empty for a map of classes. */
  readonly circles: readonly { readonly radius: number; readonly text: string }[];
}

/** In px: in a tile there is its name, too. */
const largestRadius = { tile: 14, shape: 20 } as const;

/** The colour, circle and text of a value; what has no place on the map is not compared. */
interface MapScale extends Pick<MapLayout, 'classes' | 'circles'> {
  readonly valueOf: (series: Series, index: number) => AreaValue;
}

type Place = Pick<MapArea, 'name' | 'position' | 'tile' | 'shape'>;

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

/** The positions of a series, the highest value first, unknown ones at the end. */
export function ranking({ values }: Series): readonly number[] {
  const rank = (position: number): number => values[position] ?? -Infinity;
  return [...values.keys()].toSorted((one, other) => rank(other) - rank(one));
}

/** A value in the list beside the map. */
export function listedText({ text }: AreaValue): string {
  return text ?? kindSigns.unavailable;
}

/** The layout of a map; the model has one series over areas. */
export function mapLayout(model: ChartModel, locale: Locale): MapLayout {
  const { geometry, tiles } = model.map;
  const names = model.positions.map(({ key }) => key);
  const grid = geometry === null ? gridWith(tiles, names) : undefined;
  const shapes = new Map(geometry?.areas.map((area) => [normalizeAreaName(area.name), area]));
  const places = names.map((name, position) => ({
    name,
    position,
    tile: grid && tileOf(grid, name),
    shape: shapes.get(normalizeAreaName(name)),
  }));
  const { valueOf, classes, circles } = scaleOf(model, places, locale);
  const areas = model.series.slice(0, 1).flatMap((series) => {
    const ranked = ranking(series).flatMap((position) => places.slice(position, position + 1));
    return ranked.map((place) => ({ ...place, ...valueOf(series, place.position) }));
  });
  const listed = new Set(names.map(normalizeAreaName));
  return {
    grid: grid ?? { columns: 0, rows: 0 },
    plane: geometry ?? undefined,
    areas,
    rest: [...shapes].flatMap(([name, shape]) => (listed.has(name) ? [] : [shape])),
    periods: model.periods.map((period) => names.map((_, index) => valueOf(period, index))),
    classes,
    circles,
  };
}
