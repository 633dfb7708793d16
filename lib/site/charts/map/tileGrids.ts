/** Areas as tiles of the same size, about where they lie: the geometry of maps that have no file of their own. */
import { plainArea } from '@/lib/content/data-files/joinAreas';

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

/** The quarters of the city of Basel, Riehen and Bettingen; north is on top, empty cells are empty. */
const basel: readonly (readonly string[])[] = [
  ['', '', 'Klybeck', 'Kleinhüningen', '', 'Riehen'],
  ['', 'St. Johann', 'Matthäus', 'Rosental', 'Hirzbrunnen', 'Bettingen'],
  ['Iselin', 'Altstadt Grossbasel', 'Altstadt Kleinbasel', 'Clara', 'Wettstein', ''],
  ['Gotthelf', 'Am Ring', 'Vorstädte', 'St. Alban', 'Breite', ''],
  ['', 'Bachletten', 'Gundeldingen', '', '', ''],
  ['', '', 'Bruderholz', '', '', ''],
];

/** Names that are longer than a tile is wide on a phone. */
const shortNames: Readonly<Record<string, string>> = {
  Kleinhüningen: 'Kleinh.',
  'St. Johann': 'St. Joh.',
  Matthäus: 'Matth.',
  Rosental: 'Rosent.',
  Hirzbrunnen: 'Hirzbr.',
  Bettingen: 'Betting.',
  'Altstadt Grossbasel': 'Grossb.',
  'Altstadt Kleinbasel': 'Kleinb.',
  Wettstein: 'Wettst.',
  Gotthelf: 'Gotth.',
  Vorstädte: 'Vorst.',
  'St. Alban': 'St. Alb.',
  Bachletten: 'Bachl.',
  Gundeldingen: 'Gundel.',
  Bruderholz: 'Bruderh.',
};

function gridFrom(cells: readonly (readonly string[])[]): TileGrid {
  const tiles = cells.flatMap((names, row) =>
    names.flatMap((name, column) => (name === '' ? [] : [{ name, short: shortNames[name] ?? name, column, row }])),
  );
  return { columns: Math.max(...cells.map(({ length }) => length)), rows: cells.length, tiles };
}

const grids: readonly TileGrid[] = [gridFrom(basel)];

export function tileOf({ tiles }: TileGrid, name: string): Tile | undefined {
  return tiles.find((tile) => plainArea(tile.name) === plainArea(name));
}

/** The grid that has a tile for every name; undefined if none does. */
export function tileGridOf(names: readonly string[]): TileGrid | undefined {
  return grids.find((grid) => names.every((name) => tileOf(grid, name) !== undefined));
}
