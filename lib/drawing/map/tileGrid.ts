/** Areas as tiles of the same size, about where they lie: the ground of maps that have no file of their own. */
import { normalizeAreaName } from '@/lib/data/joinAreas';

export interface Tile {
  readonly name: string;
  /** As much of it as a tile has room for. */
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

/** The first grid that has a tile for every name; undefined if none does. */
export function gridWith(grids: readonly TileGrid[], names: readonly string[]): TileGrid | undefined {
  return grids.find((grid) => names.every((name) => tileOf(grid, name) !== undefined));
}
