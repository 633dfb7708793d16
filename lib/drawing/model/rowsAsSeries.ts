/** Transposes tables with a column per period: rows become series, columns become points in time. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import { positionKind } from '@/lib/data/positions';
import type { ReadSeries, Series } from '@/lib/data/readSeries';

/** Kinds that always run over time. */
const overTime: readonly ChartKind[] = ['line', 'area'];
const alsoOverTime: readonly ChartKind[] = ['column', 'stacked', 'combo'];

/** Fewer points in time are compared side by side. */
const leastPeriods = 3;

/** More columns per name are read as a development over time. */
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

/** The values of all series at one position, as a series. */
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

/** The transposed table if its columns are periods, and editors or the kind of chart want these along the time axis. */
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
