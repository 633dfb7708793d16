/** The layout of a map without values, which shows where areas are. */
import type { MapGeometry } from '@/content-types/mapGeometry';
import { normalizeAreaName } from '@/lib/data/joinAreas';
import { placesOf } from './mapLayout';
import type { MapLayout } from './mapLayout';
import { gridWith } from '@/lib/drawing/map/tileGrid';
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
  const countIn = ({ areas }: MapGeometry): number => {
    const known = new Set(areas.map(({ name }) => normalizeAreaName(name)));
    return (own === null ? names : [own]).filter((name) => known.has(normalizeAreaName(name))).length;
  };
  const [best] = geometries.toSorted((left, right) => countIn(right) - countIn(left));
  const geometry = best !== undefined && countIn(best) > 0 ? best : null;
  if (geometry === null && gridWith(tiles, names) === undefined) return undefined;
  const { places, ...ground } = placesOf(names, geometry, tiles);
  const toneOf = (name: string): number => (name === own ? marked : unmarked);
  return {
    ...ground,
    areas: places.map((place) => ({ ...place, tone: toneOf(place.name), radius: null, text: '' })),
    periods: [],
    classes: [],
    circles: [],
  };
}
