/** Whether the headline area and category of an indicator occur in its data. */
import type { DataCell } from '@/content-types/dataCells';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { Fault } from '@/lib/faults/faults';

type Table = readonly (readonly DataCell[])[];

const rolesByField = { headline_area: 'area', headline_category: 'category' } as const;

/** For rows that were already checked as a field of the entry. */
export function isTable(value: unknown): value is Table {
  return Array.isArray(value) && value.every((row) => Array.isArray(row));
}

/** The fault of each headline field whose name in `values` is not in `rows`, the data of the same entry. None while there are no data. */
export function headlineFaults(
  values: Readonly<Record<string, unknown>>,
  rows: Table,
): readonly (readonly [field: string, fault: Fault])[] {
  const { columns } = values;
  if (rows.length === 0) return [];
  const known: readonly unknown[] = Array.isArray(columns) ? columns : [];
  return Object.entries(rolesByField).flatMap(([field, role]) => {
    const name = values[field];
    if (typeof name !== 'string') return [];
    const places = known.flatMap((column, index) => (isRecord(column) && column['role'] === role ? [index] : []));
    // With origin and destination, the name means the origin.
    const own = role === 'area' ? places.slice(0, 1) : places;
    const isFound = rows.some((row) => own.some((place) => String(row[place]) === name));
    return isFound ? [] : [[field, { code: 'headline-not-in-data', values: { found: name } }] as const];
  });
}
