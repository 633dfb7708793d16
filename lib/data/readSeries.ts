/** Reads the data of an indicator as series over positions. */
import type { DataCell, Status, ValueKind } from '@/content-types/dataCells';
import { missingPeriods } from './missingPeriods';
import { alignedColumns, dependentColumns, dataOf, decimalsOf, isSeries, valueIn } from './dataColumns';
import type { DataColumn, IndicatorData } from './dataColumns';
import { mainSeries, namedRows, statusesOf, statusOf } from './indicatorValues';

type Row = readonly DataCell[];

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly unit: string | null;
  readonly decimals: number;
  /** Whether it is the total of the other series. */
  readonly isTotal: boolean;
  /** One value per position; null if there is none. */
  readonly values: readonly (number | null)[];
  /** What each cell means, with or without a value. */
  readonly kinds: readonly ValueKind[];
  readonly statuses: readonly Status[];
  /** The interval of each value, if known. */
  readonly intervals: readonly (Interval | null)[];
  /** Labels of the bounds; null if no interval is known. */
  readonly boundNames: { readonly low: string; readonly high: string } | null;
}

export interface ReadSeries {
  /** One distinct key per position; periods without rows come after all others. */
  readonly keys: readonly string[];
  readonly series: readonly Series[];
}

export interface Dimension {
  readonly index: number;
  readonly keys: readonly string[];
}

function numberAt(row: Row | undefined, index: number): number | null {
  return valueIn(row?.[index]).value;
}

/** The text of a cell in a naming column; empty if it has none. */
export function keyAt(row: Row, index: number): string {
  return String(row[index] ?? '');
}

/** The naming columns whose values vary; the first one if none does. */
export function dimensionsOf({ columns }: Pick<IndicatorData, 'columns'>, rows: readonly Row[]): readonly Dimension[] {
  const all = columns.flatMap(({ role }, index) => {
    if (role !== 'period' && role !== 'area' && role !== 'category') return [];
    return [{ index, keys: [...new Set(rows.map((row) => keyAt(row, index)))] }];
  });
  const varied = all.filter(({ keys }) => keys.length > 1);
  return varied.length > 0 ? varied : all.slice(0, 1);
}

/** Whether a column is a series that editors want shown. */
export function isShown(column: DataColumn, visible: readonly string[] | undefined): boolean {
  return isSeries(column) && (visible === undefined || visible.includes(column.key));
}

/** Indexes of the bounds that belong to a column of values; -1 if there are none. */
function boundsOf(columns: readonly DataColumn[], index: number): { readonly low: number; readonly high: number } {
  const own = dependentColumns(columns, index);
  const place = (role: 'low' | 'high'): number => {
    const found = own.findIndex((column) => column.role === role);
    return found === -1 ? -1 : index + 1 + found;
  };
  return { low: place('low'), high: place('high') };
}

function intervalAt(row: Row | undefined, bounds: { readonly low: number; readonly high: number }): Interval | null {
  const [low, high] = [numberAt(row, bounds.low), numberAt(row, bounds.high)];
  return low === null || high === null ? null : { low: Math.min(low, high), high: Math.max(low, high) };
}

/** A list with the series of a column, one value per row; an undefined row is a gap. Empty if there is no such column. */
export function seriesFrom(
  indicator: IndicatorData,
  index: number,
  rows: readonly (Row | undefined)[],
  name?: string,
): readonly Series[] {
  const column = indicator.columns[index];
  if (column === undefined) return [];
  const places = boundsOf(indicator.columns, index);
  const intervals = rows.map((row) => intervalAt(row, places));
  const labelAt = (place: number): string => indicator.columns[place]?.label ?? '';
  const isKnown = intervals.some((interval) => interval !== null);
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  return [
    {
      key: name ?? column.key,
      label: name ?? column.label,
      unit: column.unit ?? indicator.unit,
      decimals: decimalsOf(indicator, column),
      isTotal: column.role === 'total',
      values: rows.map((row) => numberAt(row, index)),
      kinds: rows.map((row) => valueIn(row?.[index]).kind),
      statuses: rows.map((row) =>
        row === undefined ? 'measured' : statusOf(indicator, row, { valueIndex: index, periodIndex }),
      ),
      intervals,
      boundNames: isKnown ? { low: labelAt(places.low), high: labelAt(places.high) } : null,
    },
  ];
}

/** Missing periods among measured ones. Scenarios only name their target years, so gaps before these are not missing. */
function missingKeys(indicator: IndicatorData, rows: readonly Row[], { index, keys }: Dimension): readonly string[] {
  // Skips reading the rows in the usual case.
  if (missingPeriods(keys).length === 0) return [];
  const isScenario = (row: Row): boolean => {
    const statuses = statusesOf(indicator, row);
    return statuses.length > 0 && statuses.every((status) => status === 'scenario');
  };
  const supposed = new Set(rows.filter(isScenario).map((row) => keyAt(row, index)));
  return missingPeriods(keys.filter((key) => !supposed.has(key))).filter((key) => !supposed.has(key));
}

/** Series from rows with two names: the first runs along the chart, the second makes the series. */
function pivot(
  indicator: IndicatorData,
  rows: readonly Row[],
  [along, across]: readonly [Dimension, Dimension],
  column: number,
): ReadSeries | undefined {
  const place = (first: string, second: string): string => JSON.stringify([first, second]);
  const byPlace = new Map(rows.map((row) => [place(keyAt(row, along.index), keyAt(row, across.index)), row]));
  if (byPlace.size < rows.length) return undefined;
  const keys = [...along.keys, ...missingKeys(indicator, rows, along)];
  const series = across.keys.flatMap((name) =>
    seriesFrom(
      indicator,
      column,
      keys.map((key) => byPlace.get(place(key, name))),
      name,
    ),
  );
  return { keys, series };
}

/** The series of an indicator; undefined if rows are ambiguous or have more than two names. */
export function readSeries(indicator: IndicatorData): ReadSeries | undefined {
  const { columns, data_rows: rows, chart_options: options } = indicator;
  if (rows === null || rows.length === 0) return undefined;
  const shown = columns.flatMap((column, index) => (isShown(column, options?.visible) ? [index] : []));
  const [along, across, ...more] = dimensionsOf(indicator, rows);
  if (along === undefined || more.length > 0) return undefined;
  if (across !== undefined) {
    const [column, ...others] = shown;
    return column === undefined || others.length > 0 ? undefined : pivot(indicator, rows, [along, across], column);
  }
  if (along.keys.length < rows.length) return undefined;
  const absent = missingKeys(indicator, rows, along);
  const all = [...rows, ...absent.map(() => undefined)];
  return { keys: [...along.keys, ...absent], series: shown.flatMap((index) => seriesFrom(indicator, index, all)) };
}

/**
 * As `readSeries`, for a single column of values, visible or not; without a key for the main column, if there is one. Undefined if
 * the column holds several series and the editor chose none: the first would pass for the indicator.
 */
export function readColumn(indicator: IndicatorData, key: string | null = null): ReadSeries | undefined {
  const visible = [key ?? mainSeries(indicator)].filter((name) => name !== undefined);
  const rows = namedRows(indicator).map((row) => [...row]);
  const options = { ...indicator.chart_options, visible };
  const columns = alignedColumns(indicator);
  const read = readSeries({ ...dataOf(indicator), columns, data_rows: rows, chart_options: options });
  return read !== undefined && read.series.length > 1 ? undefined : read;
}
