/** What visitors can choose in the data of an indicator: areas, groups, value columns; and what runs along the chart. */
import type { DataCell } from '@/content-types/dataCells';
import { isSeries } from '@/lib/data/dataColumns';
import type { IndicatorData } from '@/lib/data/dataColumns';
import { positionKind, positionsOf } from '@/lib/data/positions';

export type Row = readonly DataCell[];

export interface Item {
  /** As in the data, and in the address. */
  readonly key: string;
  readonly label: string;
}

export interface Dimension {
  /** Its name in the address. */
  readonly id: string;
  /** Null for the value columns, which have no common name in the data. */
  readonly label: string | null;
  readonly items: readonly Item[];
}

export interface SelectionSpace {
  /** In the order of time, or of the data. */
  readonly along: { readonly index: number; readonly keys: readonly string[]; readonly isTime: boolean };
  /** The value columns come last, if there are several. */
  readonly dimensions: readonly Dimension[];
  /** The row of a place along the chart, for one name of each dimension. */
  readonly rowAt: (along: string, names: readonly string[]) => Row | undefined;
  /** The index of the value column, for one name of each dimension. */
  readonly columnAt: (names: readonly string[]) => number;
}

/** Query parameters with other meanings. */
export const reservedParameters = {
  figure: 'auswahl',
  series: 'reihe',
  measure: 'werte',
  kind: 'form',
  from: 'von',
  to: 'bis',
};

function idOf(key: string): string {
  return Object.values(reservedParameters).includes(key) ? `${key}_` : key;
}

function keyAt(row: Row, index: number): string {
  return String(row[index] ?? '');
}

interface Named {
  readonly index: number;
  readonly keys: readonly string[];
}

/** The columns that name rows, time first. Columns with a single name are left out, unless there is no other. */
function namedColumns({ columns, data_rows: rows }: IndicatorData): readonly Named[] {
  const named = columns.flatMap(({ role }, index) => {
    if (role !== 'period' && role !== 'area' && role !== 'category') return [];
    return [{ index, keys: [...new Set((rows ?? []).map((row) => keyAt(row, index)))] }];
  });
  const varied = named.filter(({ keys }) => keys.length > 1);
  const found = varied.length > 0 ? varied : named.slice(0, 1);
  const period = found.find(({ index }) => columns[index]?.role === 'period');
  return period === undefined ? found : [period, ...found.filter((one) => one !== period)];
}

function rowsByPlace(rows: readonly Row[], places: readonly number[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [JSON.stringify(places.map((index) => keyAt(row, index))), row]));
}

/** Returns the number of series for these numbers of chosen names per dimension. */
export function combinations(counts: readonly number[]): number {
  return counts.reduce((product, count) => product * count, 1);
}

/** Returns what can be chosen; undefined if there are no values, or rows share all names. */
export function selectionSpace(data: IndicatorData): SelectionSpace | undefined {
  const rows = data.data_rows ?? [];
  const values = data.columns.flatMap((column, index) => (isSeries(column) ? [{ ...column, index }] : []));
  const [along, ...others] = namedColumns(data);
  const [firstValue, secondValue] = values;
  if (along === undefined || firstValue === undefined) return undefined;
  const byPlace = rowsByPlace(
    rows,
    [along, ...others].map(({ index }) => index),
  );
  if (byPlace.size < rows.length) return undefined;
  const kind = positionKind(along.keys);
  const dimensions = others.map(({ index, keys }): Dimension => {
    const { key = '', label = '' } = data.columns[index] ?? {};
    return { id: idOf(key), label, items: keys.map((name) => ({ key: name, label: name })) };
  });
  const ofColumns: Dimension = { id: reservedParameters.series, label: null, items: values };
  return {
    along: {
      index: along.index,
      keys: positionsOf(along.keys, kind).map(({ key }) => key),
      isTime: kind !== 'category',
    },
    dimensions: secondValue === undefined ? dimensions : [...dimensions, ofColumns],
    rowAt: (place, names) => byPlace.get(JSON.stringify([place, ...names.slice(0, others.length)])),
    columnAt: (names) => (values.find(({ key }) => key === names[others.length]) ?? firstValue).index,
  };
}
