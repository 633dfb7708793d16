/** Areas as tiles of equal size, roughly where they lie: used for maps without a file of their own. */
import { normalizeAreaName } from '@/lib/data/joinAreas';

export interface Tile {
  readonly name: string;
  /** The name shortened to the width of a tile. */
  readonly short: string;
  readonly column: number;
  readonly row: number;
}

export interface TileGrid {
  readonly columns: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

export function tileOf({ tiles }: TileGrid, name: string): Tile | undefined {
  return tiles.find((tile) => normalizeAreaName(tile.name) === normalizeAreaName(name));
}

/** The first grid with a tile for every name; undefined if there is none. */
export function gridWith(grids: readonly TileGrid[], names: readonly string[]): TileGrid | undefined {
  return grids.find((grid) => names.every((name) => tileOf(grid, name) !== undefined));
}
