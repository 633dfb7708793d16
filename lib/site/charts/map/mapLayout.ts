/** Which area of a map belongs to which class of values or has which circle, and the areas by value. */
import type { Locale } from '@/content-types/locales';
import type { MapGeometry } from '@/content-types/mapGeometry';
import { plainArea } from '@/lib/content/data-files/joinAreas';
import type { ChartModel } from '../chartModel';
import { circleScale } from '../circleScale';
import { mapClasses } from './mapClasses';
import type { MapClass, Tone } from './mapClasses';
import { tileGridOf, tileOf } from './tileGrids';
import type { Tile, TileGrid } from './tileGrids';
import { signedText } from '../valueSigns';
import { valueText } from '../valueText';

export type AreaShape = MapGeometry['areas'][number];

export interface MapArea {
  readonly name: string;
  /** Where it stands; areas without a tile or a shape are listed only. */
  readonly tile: Tile | undefined;
  readonly shape: AreaShape | undefined;
  readonly tone: Tone;
  /** Of its circle, in px. */
  readonly radius: number | null;
  /** Its value; null if that is unknown. */
  readonly text: string | null;
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
  /** Empty for a map of circles. */
  readonly classes: readonly MapClass[];
  /** Some sizes of circles; empty for a map of classes. */
  readonly circles: readonly { readonly radius: number; readonly text: string }[];
}

/** In px: in a tile there is its name, too. */
const largestRadius = { tile: 14, shape: 20 } as const;

/** The layout of a map; the model has one series over areas. */
export function mapLayout(model: ChartModel, locale: Locale): MapLayout {
  const { geometry } = model.map;
  const names = model.positions.map(({ key }) => key);
  const grid = geometry === null ? tileGridOf(names) : undefined;
  const shapes = new Map(geometry?.areas.map((area) => [plainArea(area.name), area]));
  const [series] = model.series;
  const values = names.map((name, index) => ({
    name,
    index,
    value: series?.values[index] ?? null,
    tile: grid && tileOf(grid, name),
    shape: shapes.get(plainArea(name)),
  }));
  const known = values.filter(hasPlace).flatMap(({ value }) => value ?? []);
  const scale =
    model.kind === 'circles' ? circleScale(known, largestRadius[grid === undefined ? 'shape' : 'tile']) : undefined;
  const { toneOf, classes } = mapClasses(known, model, locale);
  const ranked = values.toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity));
  const textOf = (value: number): string => (series === undefined ? '' : valueText(series, value, locale));
  const listed = new Set(names.map(plainArea));
  return {
    grid: grid ?? { columns: 0, rows: 0 },
    plane: geometry ?? undefined,
    areas: ranked.map(({ name, value, index, tile, shape }) => {
      const compared = hasPlace({ tile, shape }) ? value : null;
      return {
        name,
        tile,
        shape,
        tone: compared === null || scale !== undefined ? null : toneOf(compared),
        radius: compared === null ? null : (scale?.radius(compared) ?? null),
        text: value === null ? null : signedText(textOf(value), series, index),
      };
    }),
    rest: [...shapes].flatMap(([name, shape]) => (listed.has(name) ? [] : [shape])),
    classes: scale === undefined ? classes : [],
    circles: (scale?.signs ?? []).map((value) => ({ radius: scale?.radius(value) ?? 0, text: textOf(value) })),
  };
}
