/** Whether the names that stand for an indicator in lists occur in its data. */
import type { DataCell } from '@/content-types/dataCells';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { Fault } from '@/lib/faults/faults';

type Table = readonly (readonly DataCell[])[];

const rolesByField = { headline_area: 'area', headline_category: 'category' } as const;

/** Rows that were checked as the field of an entry. */
export function isTable(value: unknown): value is Table {
  return Array.isArray(value) && value.every((row) => Array.isArray(row));
}

/** By field what is wrong with the names in `values`; `rows` are the data of the same entry. Nothing while there are none yet. */
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
    // Of origin and destination, the first is meant.
    const own = role === 'area' ? places.slice(0, 1) : places;
    const isFound = rows.some((row) => own.some((place) => String(row[place]) === name));
    return isFound ? [] : [[field, { code: 'headline-not-in-data', values: { found: name } }] as const];
  });
}
