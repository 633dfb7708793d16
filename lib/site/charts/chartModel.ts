/** What the chart of an indicator shows, before anything is placed. */
import { drawnKinds } from '@/content-types/indicatorData';
import type { DrawnKind } from '@/content-types/indicatorData';
import type { Entry } from '@/content-types/registry';
import { markOf } from './marks';
import type { Mark } from './marks';
import { positionKind, positionsOf } from './positions';
import type { Position, PositionKind } from './positions';
import { readSeries } from './readSeries';
import type { Series } from './readSeries';

type Indicator = Entry<'products'>;

export type Stacking = 'none' | 'normal' | 'percent';

export interface ChartModel {
  readonly kind: DrawnKind;
  readonly positionKind: PositionKind;
  readonly positions: readonly Position[];
  /** At least one, at most `maximumSeries`, each with at least one value. */
  readonly series: readonly Series[];
  readonly stacking: Stacking;
  readonly unit: string | null;
  readonly logarithmic: boolean;
  readonly yMin: number | undefined;
  readonly yMax: number | undefined;
  readonly marks: readonly Mark[];
  /** Names of series that are in the table only: another unit, or measured on a second axis. */
  readonly leftOut: readonly string[];
}

/** More cannot be told apart; the table comes first then. */
export const maximumSeries = 6;

/** More bars than that are a table. */
const maximumBars = 60;

function stackingOf(kind: DrawnKind, series: readonly Series[], wanted: Stacking | undefined): Stacking {
  if (kind === 'line' || series.length === 1) return 'none';
  const stacking = wanted ?? (kind === 'stacked' ? 'normal' : 'none');
  // Shares of a sum with negative parts are meaningless.
  const hasNegative = series.some(({ values }) => values.some((value) => value !== null && value < 0));
  return stacking === 'percent' && hasNegative ? 'normal' : stacking;
}

interface Table {
  readonly positions: readonly Position[];
  readonly series: readonly Series[];
}

/** The same table in another order of its positions. */
function reorder({ positions, series }: Table, order: readonly number[]): Table {
  const pick = <Item>(items: readonly Item[]): Item[] => order.flatMap((index) => items.slice(index, index + 1));
  return {
    positions: pick(positions),
    series: series.map((one) => ({ ...one, values: pick(one.values), intervals: pick(one.intervals) })),
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
function arrange(keys: readonly string[], series: readonly Series[], kind: PositionKind, sorted: boolean): Table {
  const placed = positionsOf(keys, kind);
  if (kind === 'category') {
    const table = { positions: placed, series };
    return sorted ? sortByValue(table) : table;
  }
  const table = { positions: keys.map((key) => ({ key, at: 0 })), series };
  const order = placed.map(({ key }) => keys.indexOf(key));
  return { positions: placed, series: reorder(table, order).series };
}

/** Series that can share one axis; the others are named, not drawn. */
function drawable(
  series: readonly Series[],
  secondAxis: readonly string[],
): { readonly drawn: readonly Series[]; readonly leftOut: readonly string[] } {
  const filled = series.filter(({ values }) => values.some((value) => value !== null));
  const [first] = filled.filter(({ key }) => !secondAxis.includes(key));
  const drawn = filled.filter(({ key, unit }) => unit === first?.unit && !secondAxis.includes(key));
  return { drawn, leftOut: filled.filter((one) => !drawn.includes(one)).map(({ label }) => label) };
}

/** The chart of an indicator; undefined if its table says more than a drawing could. */
export function chartModel(indicator: Indicator): ChartModel | undefined {
  const { chart_type: chosen, chart_options: options } = indicator;
  const kind = drawnKinds.find((drawn) => drawn === chosen);
  if (kind === undefined) return undefined;
  const read = readSeries(indicator);
  if (read === undefined) return undefined;
  const { drawn, leftOut } = drawable(read.series, options?.secondAxis ?? []);
  if (drawn.length === 0 || drawn.length > maximumSeries) return undefined;
  const columnKind = positionKind(read.keys);
  const { positions, series } = arrange(read.keys, drawn, columnKind, options?.sort === 'value');
  const stacking = stackingOf(kind, series, options?.stacking);
  // Columns with names become horizontal bars if the names need it.
  const mayLie = kind === 'bar' || (columnKind === 'category' && (kind === 'column' || kind === 'stacked'));
  if (mayLie && positions.length * (stacking === 'none' ? series.length : 1) > maximumBars) return undefined;
  return {
    kind,
    positionKind: columnKind,
    positions,
    series,
    stacking,
    unit: series[0]?.unit ?? null,
    logarithmic: options?.logarithmic ?? false,
    yMin: options?.yMin,
    yMax: options?.yMax,
    marks: indicator.annotations.flatMap((annotation) => markOf(annotation, columnKind, positions)),
    leftOut,
  };
}
