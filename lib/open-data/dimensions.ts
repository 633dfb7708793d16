/** The columns of an indicator as dimensions of JSON-stat. */
import { isMeasured } from '@/content-types/dataCells';
import type { DataCell } from '@/content-types/dataCells';
import { decimalsOf } from '@/lib/data/dataColumns';
import type { DataColumn } from '@/lib/data/dataColumns';
import { positionKind, positionsOf } from '@/lib/data/positions';
import { formatDate } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Indicator } from '@/lib/site/indicators';

const language = 'de';
const { dataFile } = messagesByLocale[language];

export type Row = readonly DataCell[];

export interface Dimension {
  readonly id: string;
  readonly label: string;
  readonly role: 'time' | 'geo' | 'metric' | null;
  readonly category: {
    readonly index: readonly string[];
    readonly label: Readonly<Record<string, string>>;
    readonly unit?: Readonly<Record<string, object>>;
  };
}

/** Returns the text of a cell in a naming column. */
export function nameAt(row: Row, place: number): string {
  return String(row[place] ?? '');
}

function roleOf({ role }: DataColumn, names: readonly string[]): Dimension['role'] {
  if (role === 'area') return 'geo';
  return role === 'period' && positionKind(names) !== 'category' ? 'time' : null;
}

/** Builds a record whose names can be anything, even `__proto__`. */
export function recordFromEntries<Value>(
  entries: readonly (readonly [string, Value])[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(entries);
}

function namingDimension(column: DataColumn, place: number, rows: readonly Row[]): Dimension {
  const found = [...new Set(rows.map((row) => nameAt(row, place)))];
  const role = roleOf(column, found);
  const names = role === 'time' ? positionsOf(found, positionKind(found)).map(({ key }) => key) : found;
  const labels = names.map((name) => [name, role === 'time' ? formatDate(name, language) : name] as const);
  return { id: column.key, label: column.label, role, category: { index: names, label: recordFromEntries(labels) } };
}

/** Numbers rows that no column names. */
function rowDimension(rows: readonly Row[]): Dimension {
  const numbers = rows.map((_, index) => String(index + 1));
  const label = recordFromEntries(numbers.map((number) => [number, number]));
  return { id: 'zeile', label: dataFile.row, role: null, category: { index: numbers, label } };
}

/** Returns the dimension of the value columns. `taken`: the ids of the other dimensions. */
export function metricDimension(indicator: Indicator, taken: readonly string[]): Dimension {
  const columns = indicator.columns.filter(isMeasured);
  const units = columns.map((column) => {
    const label = column.unit ?? indicator.unit ?? '';
    return [column.key, { label, decimals: decimalsOf(indicator, column) }] as const;
  });
  return {
    id: taken.includes('kennzahl') ? 'kennzahl (werte)' : 'kennzahl',
    label: dataFile.metric,
    role: 'metric',
    category: {
      index: columns.map(({ key }) => key),
      label: recordFromEntries(columns.map(({ key, label }) => [key, label])),
      unit: recordFromEntries(units),
    },
  };
}

/** The position of each row in the dimensions, in row-major order as in JSON-stat. */
function placesOf(rows: readonly Row[], places: readonly number[], dimensions: readonly Dimension[]): number[] {
  const indexes = dimensions.map(({ category }) => new Map(category.index.map((name, index) => [name, index])));
  return rows.map((row) =>
    places.reduce((position, place, which) => {
      const index = indexes[which] ?? new Map<string, number>();
      return position * index.size + (index.get(nameAt(row, place)) ?? 0);
    }, 0),
  );
}

export interface Table {
  /** The dimensions that name rows. */
  readonly naming: readonly Dimension[];
  /** The position of each row in them, in row-major order. */
  readonly positions: readonly number[];
}

/** Returns the dimensions that name the rows, with the position of each row. */
export function tableOf({ columns }: Indicator, rows: readonly Row[]): Table {
  const isNaming = ({ role }: DataColumn): boolean => role === 'period' || role === 'area' || role === 'category';
  const places = columns.flatMap((column, place) => (isNaming(column) ? [place] : []));
  if (places.length === 0) return { naming: [rowDimension(rows)], positions: rows.map((_, index) => index) };
  const naming = columns.flatMap((column, place) => (isNaming(column) ? [namingDimension(column, place, rows)] : []));
  return { naming, positions: placesOf(rows, places, naming) };
}
