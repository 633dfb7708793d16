/** The layout of a map without values, which shows where areas are. */
import type { MapGeometry } from '@/content-types/mapGeometry';
import { normalizeAreaName } from '@/lib/data/joinAreas';
import type { MapArea, MapLayout } from './mapLayout';
import { gridWith, tileOf } from '@/lib/drawing/map/tileGrid';
import type { TileGrid } from '@/lib/drawing/map/tileGrid';

const marked = 4;
const unmarked = 0;

/**
 * A map of areas that highlights `own`; undefined if their places are unknown. Uses the geometry that has the highlighted area, or
 * else the most areas; tiles if there is none.
 */
export function locatorLayout(
  allNames: readonly string[],
  { geometries, tiles }: { readonly geometries: readonly MapGeometry[]; readonly tiles: readonly TileGrid[] },
  own: string | null,
): MapLayout | undefined {
  const names = [...new Set(allNames)];
  const grid = gridWith(tiles, names);
  const countIn = ({ areas }: MapGeometry): number => {
    const known = new Set(areas.map(({ name }) => normalizeAreaName(name)));
    return (own === null ? names : [own]).filter((name) => known.has(normalizeAreaName(name))).length;
  };
  const [best] = geometries.toSorted((left, right) => countIn(right) - countIn(left));
  const geometry = best !== undefined && countIn(best) > 0 ? best : undefined;
  if (grid === undefined && geometry === undefined) return undefined;
  const shapes = new Map(geometry?.areas.map((area) => [normalizeAreaName(area.name), area]));
  const areas = names.map((name, position): MapArea => ({
    name,
    position,
    tile: geometry === undefined && grid !== undefined ? tileOf(grid, name) : undefined,
    shape: shapes.get(normalizeAreaName(name)),
    tone: name === own ? marked : unmarked,
    radius: null,
    text: '',
  }));
  const listed = new Set(names.map(normalizeAreaName));
  return {
    grid: grid ?? { columns: 0, rows: 0 },
    plane: geometry,
    areas,
    rest: [...shapes].flatMap(([name, shape]) => (listed.has(name) ? [] : [shape])),
    periods: [],
    classes: [],
    circles: [],
  };
}
