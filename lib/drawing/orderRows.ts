/** The order of what a chart shows. */
import type { ChartOptions } from '@/content-types/indicatorData';
import { positionsOf } from '@/lib/data/positions';
import type { Position, PositionKind } from '@/lib/data/positions';
import type { Series } from '@/lib/data/readSeries';

interface Table {
  readonly positions: readonly Position[];
  readonly series: readonly Series[];
}

/** The same table in another order of its positions. */
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

/** The greatest first value on top; what has none at the end. */
function sortByValue(table: Table): Table {
  const values = table.series[0]?.values ?? [];
  const order = values
    .map((value, index) => ({ value: value ?? -Infinity, index }))
    .sort((left, right) => right.value - left.value);
  const sorted = reorder(
    table,
    order.map(({ index }) => index),
  );
  // Names stand one after the other, wherever their rows are.
  return { ...sorted, positions: sorted.positions.map(({ key }, at) => ({ key, at })) };
}

/** Rows in the order of time, or as the editors sorted them. */
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

/** Without the periods before the first and after the last value: they are in the table. */
function withinValues({ positions, series }: Table): Table {
  const filled = positions.flatMap((_, index) => (series.some(({ values }) => values[index] !== null) ? [index] : []));
  const [first = 0, last = 0] = [filled.at(0), filled.at(-1)];
  return reorder({ positions, series }, [...positions.keys()].slice(first, last + 1));
}
