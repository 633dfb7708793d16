/** Rows that say when, where and of whom they are in the same words: the value of one would pass for that of the other. */
import type { DataCell } from '@/content-types/dataCells';
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';

const naming: readonly unknown[] = ['period', 'area', 'category'];

/** `rows`: cells by column; `numberOf` gives the number of a row as people count. Nothing is said of rows without a name. */
export function duplicateRows(
  rows: readonly (readonly DataCell[])[],
  roles: readonly unknown[],
  numberOf: (index: number) => number,
): readonly Fault[] {
  const places = roles.flatMap((role, index) => (naming.includes(role) ? [index] : []));
  const first = new Map<string, number>();
  if (places.length === 0) return [];
  return rows.flatMap((cells, index): readonly Fault[] => {
    const names = places.map((place) => String(cells[place] ?? ''));
    const key = JSON.stringify(names);
    const other = first.get(key);
    if (other === undefined) first.set(key, index);
    if (other === undefined || cells.length === 0) return [];
    const values = { row: numberOf(index), other: numberOf(other), found: describeValue(names.join(', ')) };
    return [{ code: 'data-row-twice', values }];
  });
}
