/** Rows with the same period, areas and categories: one value would pass for the other. */
import type { DataCell } from '@/content-types/dataCells';
import { describeValue } from '@/content-types/describeValue';
import type { Fault } from '@/lib/faults/faults';

const naming: readonly unknown[] = ['period', 'area', 'category'];

/** `rows`: cells by column. `numberOf` gives the number of a row, counted from 1. Tables without naming columns have no duplicates. */
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
