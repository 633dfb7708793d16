/** Orders the rows of a chart. */
import type { ChartOptions } from '@/content-types/indicatorData';
import { positionsOf } from '@/lib/data/positions';
import type { Position, PositionKind } from '@/lib/data/positions';
import type { Series } from '@/lib/data/readSeries';

interface Table {
  readonly positions: readonly Position[];
  readonly series: readonly Series[];
}

/** The table with its positions in another order. */
function reorder(table: Table, order: readonly number[]): Table {
  const { positions, series } = table;
  if (order.length === positions.length && order.every((place, index) => place === index)) return table;
  const pick = <Item>(items: readonly Item[]): Item[] => order.flatMap((index) => items.slice(index, index + 1));
  return {
    positions: pick(positions),
    series: series.map((one) => ({
      ...one,
      values: pick(one.values),
      kinds: pick(one.kinds),
      statuses: pick(one.statuses),
      intervals: pick(one.intervals),
    })),
  };
}

/** Sorts by the first series, the greatest value first and missing values last. */
function sortByValue(table: Table): Table {
  const values = table.series[0]?.values ?? [];
  const order = values
    .map((value, index) => ({ value: value ?? -Infinity, index }))
    .sort((left, right) => right.value - left.value);
  const sorted = reorder(
    table,
    order.map(({ index }) => index),
  );
  // Names are spaced evenly, whatever their row numbers were.
  return { ...sorted, positions: sorted.positions.map(({ key }, at) => ({ key, at })) };
}

/** Rows in chronological order without empty ends; names as editors sorted them. */
export function orderRows(
  keys: readonly string[],
  series: readonly Series[],
  kind: PositionKind,
  sort: ChartOptions['sort'],
): Table {
  const placed = positionsOf(keys, kind);
  if (kind === 'category') {
    const table = { positions: placed, series };
    return sort === 'value' ? sortByValue(table) : table;
  }
  const table = { positions: keys.map((key) => ({ key, at: 0 })), series };
  const rows = new Map(keys.map((key, index) => [key, index]));
  const order = placed.flatMap(({ key }) => rows.get(key) ?? []);
  return withinValues({ positions: placed, series: reorder(table, order).series });
}

/** Drops periods before the first and after the last value; the table has them. */
function withinValues({ positions, series }: Table): Table {
  const filled = positions.flatMap((_, index) => (series.some(({ values }) => values[index] !== null) ? [index] : []));
  const [first = 0, last = 0] = [filled.at(0), filled.at(-1)];
  return reorder({ positions, series }, [...positions.keys()].slice(first, last + 1));
}
