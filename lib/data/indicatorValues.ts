/** The value that represents an indicator, and its rows over time. */
import type { DataCell, Status } from '@/content-types/dataCells';
import { memoize } from '@/lib/shared/browser/memoize';
import { alignedColumns, dataOf, decimalsOf, isSeries, statusIn, valueIn } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { positionKind, timeOf } from './positions';

type Row = NonNullable<IndicatorData['data_rows']>[number];

/** The rows that have a period, in chronological order; in their own order if the periods are not points in time. */
export function sortByPeriod(rows: readonly Row[] | null, periodIndex: number): readonly Row[] {
  const dated = (rows ?? []).flatMap((row) => {
    const cell = row[periodIndex];
    return cell === null || cell === undefined ? [] : [{ row, period: String(cell) }];
  });
  const isTime = positionKind(dated.map(({ period }) => period)) !== 'category';
  const sorted = isTime ? dated.toSorted((left, right) => timeOf(left.period) - timeOf(right.period)) : dated;
  return sorted.map(({ row }) => row);
}

export interface LatestValue {
  readonly value: number;
  /** Name of the series; null if the indicator has only one, which its title names. */
  readonly series: string | null;
  /** As in the data: `2026`, `2026-07`. */
  readonly period: string;
  readonly unit: string | null;
  readonly decimals: number;
  readonly status: Status;
  /** Whether the office marks the number as unreliable. */
  readonly isUncertain: boolean;
}

function valueKeys({ columns }: Pick<IndicatorData, 'columns'>): readonly string[] {
  return columns.filter(isSeries).map(({ key }) => key);
}

/**
 * Key of the main column of an indicator: the one that the editor chose, else the only total, else the only visible one. Undefined
 * if several are visible, since none of them represents the indicator.
 */
export function mainSeries({ columns, headline, chart_options: options }: IndicatorData): string | undefined {
  if (headline !== null) return headline;
  const [total, ...otherTotals] = columns.filter(({ role }) => role === 'total');
  if (total !== undefined && otherTotals.length === 0) return total.key;
  const [only, ...others] = options?.visible ?? valueKeys({ columns });
  return others.length === 0 ? only : undefined;
}

function placesOf({ columns }: IndicatorData, role: 'area' | 'category'): readonly number[] {
  return columns.flatMap((column, index) => (column.role === role ? [index] : []));
}

/** The rows of the headline area and category; all rows if the editor chose none. With origin and destination, the origin counts. */
export function namedRows(indicator: IndicatorData): readonly Row[] {
  const { headline_area: area, headline_category: category, data_rows: rows } = indicator;
  const [areas, categories] = [placesOf(indicator, 'area').slice(0, 1), placesOf(indicator, 'category')];
  const isNamed = (row: Row, places: readonly number[], name: string | null): boolean =>
    name === null || places.some((index) => String(row[index]) === name);
  return (rows ?? []).filter((row) => isNamed(row, areas, area) && isNamed(row, categories, category));
}

/** The rows that represent an indicator; undefined if they belong to several areas or groups. */
export function mainRows(indicator: IndicatorData): readonly Row[] | undefined {
  const rows = namedRows(indicator);
  const places = [...placesOf(indicator, 'area'), ...placesOf(indicator, 'category')];
  return places.every((index) => new Set(rows.map((row) => row[index])).size <= 1) ? rows : undefined;
}

/** Whether a period lies after the last update of the data, when nothing can have been measured. */
export function isFuturePeriod({ last_update: updated, data_as_of: asOf }: IndicatorData, period: string): boolean {
  const day = updated ?? asOf;
  // For a name, timeOf returns NaN, which is never greater.
  return day !== null && timeOf(period) > timeOf(day);
}

/** The status of a value as in the data; a scenario if nothing can have been measured yet. */
export function statusOf(
  indicator: IndicatorData,
  row: readonly DataCell[],
  { valueIndex, periodIndex }: Places,
): Status {
  const status = statusIn(indicator.columns, row, valueIndex);
  return status === 'measured' && isFuturePeriod(indicator, String(row[periodIndex])) ? 'scenario' : status;
}

/** The statuses of the values in a row, without missing values. */
export function statusesOf(indicator: IndicatorData, row: readonly DataCell[]): readonly Status[] {
  const { columns } = indicator;
  const periodIndex = columns.findIndex(({ role }) => role === 'period');
  return columns.flatMap((column, valueIndex) =>
    isSeries(column) && valueIn(row[valueIndex]).value !== null
      ? [statusOf(indicator, row, { valueIndex, periodIndex })]
      : [],
  );
}

/** Whether any value is a scenario. */
export const hasScenarios = memoize((indicator: IndicatorData): boolean =>
  (indicator.data_rows ?? []).some((row) => statusesOf(indicator, row).includes('scenario')),
);

interface Places {
  readonly periodIndex: number;
  readonly valueIndex: number;
}

export interface ValueQuery {
  /** Key of the column; by default that of `mainSeries`. */
  readonly series?: string | null;
  /** As in the data; by default the last one with a value that is not a scenario. */
  readonly period?: string | null;
}

function findValue(indicator: IndicatorData, { series, period }: Required<ValueQuery>): LatestValue | undefined {
  const { columns, unit } = indicator;
  const periodIndex = columns.findIndex(({ role }) => role === 'period');
  const wanted = series ?? mainSeries(indicator);
  const valueIndex = columns.findIndex((column) => isSeries(column) && column.key === wanted);
  const column = columns[valueIndex];
  const rows = mainRows(indicator);
  if (periodIndex === -1 || column === undefined || rows === undefined) return undefined;
  const places = { periodIndex, valueIndex };
  const found = sortByPeriod(rows, periodIndex).findLast((row) => {
    if (valueIn(row[valueIndex]).value === null) return false;
    return period === null ? statusOf(indicator, row, places) !== 'scenario' : String(row[periodIndex]) === period;
  });
  const { value, kind } = valueIn(found?.[valueIndex]);
  if (found === undefined || value === null) return undefined;
  const isAlone = valueKeys(indicator).length === 1;
  return {
    value,
    series: isAlone ? null : column.label,
    period: String(found[periodIndex]),
    unit: column.unit ?? unit,
    decimals: decimalsOf(indicator, column),
    status: statusOf(indicator, found, places),
    isUncertain: kind === 'uncertain',
  };
}

const newestValue = memoize((indicator: IndicatorData) => findValue(indicator, { series: null, period: null }));

/**
 * The value of an indicator at a period, by default the newest; undefined if there is none, or if the data are not a series over
 * time. Scenarios are returned only if their period is given.
 */
export function valueOf(
  indicator: IndicatorData,
  { series = null, period = null }: ValueQuery = {},
): LatestValue | undefined {
  return series === null && period === null ? newestValue(indicator) : findValue(indicator, { series, period });
}

/** The previous value in the series; undefined if there is none. */
export function valueBefore(indicator: IndicatorData, query: ValueQuery = {}): LatestValue | undefined {
  const latest = valueOf(indicator, query);
  const rows = mainRows(indicator);
  if (latest === undefined || rows === undefined) return undefined;
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  const sorted = sortByPeriod(rows, periodIndex);
  const end = sorted.findLastIndex((row) => String(row[periodIndex]) === latest.period);
  const earlier = sorted.slice(0, end).map((row) => [...row]);
  const before = { ...dataOf(indicator), columns: alignedColumns(indicator), data_rows: earlier };
  return valueOf(before, { series: query.series ?? null });
}

/** First and last period of the data; undefined if they have no periods. */
export const periodsOf = memoize(
  (indicator: IndicatorData): { readonly from: string; readonly to: string } | undefined => {
    const index = indicator.columns.findIndex(({ role }) => role === 'period');
    const rows = sortByPeriod(indicator.data_rows, index);
    const [first, last] = [rows.at(0)?.[index], rows.at(-1)?.[index]];
    return index === -1 || first === undefined || last === undefined
      ? undefined
      : { from: String(first), to: String(last) };
  },
);
