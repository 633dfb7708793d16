/** The columns and rows of an indicator as series over positions. */
import { dataOf, decimalsOf, mainSeries } from './indicatorData';
import type { DataColumn, IndicatorData } from './indicatorData';

type Row = readonly (string | number | null)[];

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Series {
  readonly key: string;
  readonly label: string;
  readonly unit: string | null;
  readonly decimals: number | undefined;
  /** One value per position; null if there is none. */
  readonly values: readonly (number | null)[];
  /** The range in which each value lies, if known. */
  readonly intervals: readonly (Interval | null)[];
  /** What the bounds of the ranges are called; null if no range is known. */
  readonly boundNames: { readonly low: string; readonly high: string } | null;
}

export interface ReadSeries {
  /** One key per position, none twice. */
  readonly keys: readonly string[];
  readonly series: readonly Series[];
}

interface Dimension {
  readonly index: number;
  readonly keys: readonly string[];
}

function numberAt(row: Row | undefined, index: number): number | null {
  const cell = row?.[index];
  return typeof cell === 'number' && Number.isFinite(cell) ? cell : null;
}

function keyAt(row: Row, index: number): string {
  return String(row[index] ?? '');
}

/** Columns that say where a value belongs; those that always say the same are left out. */
function dimensionsOf({ columns }: IndicatorData, rows: readonly Row[]): readonly Dimension[] {
  const all = columns.flatMap(({ role }, index) => {
    if (role !== 'period' && role !== 'area' && role !== 'category') return [];
    return [{ index, keys: [...new Set(rows.map((row) => keyAt(row, index)))] }];
  });
  const varied = all.filter(({ keys }) => keys.length > 1);
  return varied.length > 0 ? varied : all.slice(0, 1);
}

function isShown({ role, key }: DataColumn, visible: readonly string[] | undefined): boolean {
  return role === 'value' && (visible === undefined || visible.includes(key));
}

/** The bounds that follow a column of values and belong to it. */
function boundsOf(columns: readonly DataColumn[], index: number): { readonly low: number; readonly high: number } {
  const following = columns.slice(index + 1);
  const end = following.findIndex(({ role }) => role === 'value');
  const own = end === -1 ? following : following.slice(0, end);
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

/** A series from a column and its rows, one per position; a missing row is a gap. */
function seriesFrom(
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
  return [
    {
      key: name ?? column.key,
      label: name ?? column.label,
      unit: column.unit ?? indicator.unit,
      decimals: decimalsOf(indicator, column),
      values: rows.map((row) => numberAt(row, index)),
      intervals,
      boundNames: isKnown ? { low: labelAt(places.low), high: labelAt(places.high) } : null,
    },
  ];
}

/** Rows that name two things each: the first runs along the chart, the second makes the series. */
function pivot(
  indicator: IndicatorData,
  rows: readonly Row[],
  [along, across]: readonly [Dimension, Dimension],
  column: number,
): ReadSeries | undefined {
  const place = (first: string, second: string): string => JSON.stringify([first, second]);
  const byPlace = new Map(rows.map((row) => [place(keyAt(row, along.index), keyAt(row, across.index)), row]));
  if (byPlace.size < rows.length) return undefined;
  const series = across.keys.flatMap((name) =>
    seriesFrom(
      indicator,
      column,
      along.keys.map((key) => byPlace.get(place(key, name))),
      name,
    ),
  );
  return { keys: along.keys, series };
}

/** The series of an indicator; undefined if rows cannot be told apart or name more than two things. */
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
  return { keys: along.keys, series: shown.flatMap((index) => seriesFrom(indicator, index, rows)) };
}

/** As `readSeries`, of one column of values, drawn or not; without its key of the one that stands for the indicator, if any. */
export function readColumn(indicator: IndicatorData, key: string | null = null): ReadSeries | undefined {
  const visible = [key ?? mainSeries(indicator)].filter((name) => name !== undefined);
  return readSeries({ ...dataOf(indicator), chart_options: { ...indicator.chart_options, visible } });
}
