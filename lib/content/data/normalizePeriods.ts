/** Brings the periods in data and annotations of entries into the form that the site uses. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import { memoize } from '@/lib/shared/browser/memoize';
import type { CheckedEntry } from '../checkedEntry';
import { parsePeriodRange, positionKind } from '@/lib/data/positions';
import { isTable } from '@/lib/data/files/headlineFaults';
import { periodReader, normalizeRowPeriods } from '@/lib/data/files/periodReader';

/** Normalizes the position of an annotation: a period, or a range of two. */
function readPlace(place: string, read: (text: string) => string): string {
  const whole = read(place);
  if (positionKind([whole]) !== 'category') return whole;
  return [...new Set(parsePeriodRange(place).map(read))].join('/');
}

/** The entry with normalized periods; the same object if there is nothing to change. */
export const normalizePeriods = memoize((entry: CheckedEntry): CheckedEntry => {
  const { columns, data_rows: rows, annotations } = entry.values;
  if (entry.meta.type !== 'products' || !Array.isArray(columns) || !isTable(rows)) return entry;
  const roles = columns.map((column: unknown) => (isRecord(column) ? column['role'] : undefined));
  const known = normalizeRowPeriods(rows, roles);
  const period = roles.indexOf('period');
  if (period === -1) return entry;
  const read = periodReader(known.map((row) => String(row[period])));
  const marks: readonly unknown[] = Array.isArray(annotations) ? annotations : [];
  const placed = marks.map((mark) =>
    isRecord(mark) && typeof mark['x'] === 'string' ? { ...mark, x: readPlace(mark['x'], read) } : mark,
  );
  const isSame = JSON.stringify([known, placed]) === JSON.stringify([rows, marks]);
  return isSame ? entry : { meta: entry.meta, values: { ...entry.values, data_rows: known, annotations: placed } };
});
