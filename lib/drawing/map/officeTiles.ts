/** The tile grids of the office, for code that can read the office's file. */
import { office } from '@/lib/shared/office';
import type { Office } from '@/lib/shared/office';
import { memoize } from '@/lib/shared/browser/memoize';
import type { TileGrid } from './tileGrid';

function gridFrom({ rows, short }: Office['tiles'][number]): TileGrid {
  const tiles = rows.flatMap((names, row) =>
    names.flatMap((name, column) => (name === '' ? [] : [{ name, short: short[name] ?? name, column, row }])),
  );
  return { columns: Math.max(...rows.map(({ length }) => length)), rows: rows.length, tiles };
}

const gridsOf = memoize(({ tiles }: Office): readonly TileGrid[] => tiles.map(gridFrom));

export function officeTiles(): readonly TileGrid[] {
  return gridsOf(office());
}
