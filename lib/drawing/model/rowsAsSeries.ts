/** Tables with a column for each year: their rows are the series, and their columns the points in time. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import { positionKind } from '@/lib/data/positions';
import type { ReadSeries, Series } from '@/lib/data/readSeries';

/** They run over time, whatever else the data may be. */
const overTime: readonly ChartKind[] = ['line', 'area'];
const alsoOverTime: readonly ChartKind[] = ['column', 'stacked', 'combo'];

/** Fewer points in time are compared name by name. */
const leastPeriods = 3;

/** More columns than that for each name are read as a course. */
const mostBeside = 6;

function arePeriods({ keys, series }: ReadSeries): boolean {
  const heads = series.map(({ label }) => label);
  const areOfOneUnit = series.every(({ unit }) => unit === series[0]?.unit);
  return positionKind(keys) === 'category' && positionKind(heads) !== 'category' && areOfOneUnit;
}

function isWanted(kind: ChartKind, columns: number, options: ChartOptions | null): boolean {
  if (options?.rowsAreSeries !== undefined) return options.rowsAreSeries;
  return (overTime.includes(kind) && columns >= leastPeriods) || (alsoOverTime.includes(kind) && columns > mostBeside);
}

/** What all series have at one position, as a series of its own: their values become its positions. */
export function rowAsSeries(series: readonly [Series, ...Series[]], row: number, name: string): Series {
  const pick = <Item>(itemsOf: (one: Series) => readonly Item[]): Item[] =>
    series.flatMap((one) => itemsOf(one).slice(row, row + 1));
  return {
    ...series[0],
    key: name,
    label: name,
    isTotal: false,
    values: pick(({ values }) => values),
    kinds: pick(({ kinds }) => kinds),
    statuses: pick(({ statuses }) => statuses),
    intervals: pick(({ intervals }) => intervals),
  };
}

/** The table turned if its heads are periods, and editors or the kind of the chart want them along the axis of time. */
export function rowsAsSeries(read: ReadSeries, kind: ChartKind, options: ChartOptions | null): ReadSeries {
  const { keys, series } = read;
  const [first, ...others] = series;
  if (first === undefined || !arePeriods(read) || !isWanted(kind, series.length, options)) return read;
  const decimals = Math.max(...series.map((one) => one.decimals));
  return {
    keys: series.map(({ label }) => label),
    series: keys.map((key, row) => ({ ...rowAsSeries([first, ...others], row, key), decimals })),
  };
}
