/** The value that stands for an indicator, and its rows over time. */
import type { DataCell, Status } from '@/content-types/dataCells';
import { memoize } from '@/lib/shared/browser/memoize';
import { alignedColumns, dataOf, decimalsOf, isSeries, statusIn, valueIn } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { positionKind, timeOf } from './positions';

type Row = NonNullable<IndicatorData['data_rows']>[number];

/** The rows with a period, in the order of time; unchanged if their periods are not points in time. */
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
  /** Name of the series; null if the indicator has no other, so that its title says enough. */
  readonly series: string | null;
  /** As in the data: `2026`, `2026-07`. */
  readonly period: string;
  readonly unit: string | null;
  readonly decimals: number;
  readonly status: Status;
  /** The office says that the number is unreliable. */
  readonly isUncertain: boolean;
}

function valueKeys({ columns }: Pick<IndicatorData, 'columns'>): readonly string[] {
  return columns.filter(isSeries).map(({ key }) => key);
}

/**
 * Key of the column that stands for an indicator: the one that the editor has named, else the total, else the only one
 * that is drawn. Undefined if several are drawn: none of them is the indicator.
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

/** The rows of the area and the group that the editor has named; all if none is named. Of origin and destination the first counts. */
export function namedRows(indicator: IndicatorData): readonly Row[] {
  const { headline_area: area, headline_category: category, data_rows: rows } = indicator;
  const [areas, categories] = [placesOf(indicator, 'area').slice(0, 1), placesOf(indicator, 'category')];
  const isNamed = (row: Row, places: readonly number[], name: string | null): boolean =>
    name === null || places.some((index) => String(row[index]) === name);
  return (rows ?? []).filter((row) => isNamed(row, areas, area) && isNamed(row, categories, category));
}

/** The rows that stand for an indicator; undefined if they are of several areas or groups. */
export function mainRows(indicator: IndicatorData): readonly Row[] | undefined {
  const rows = namedRows(indicator);
  const places = [...placesOf(indicator, 'area'), ...placesOf(indicator, 'category')];
  return places.every((index) => new Set(rows.map((row) => row[index])).size <= 1) ? rows : undefined;
}

/** Whether a period lies after the data were last updated: nothing can have been measured then. */
export function isFuturePeriod({ last_update: updated, data_as_of: asOf }: IndicatorData, period: string): boolean {
  const day = updated ?? asOf;
  // The time of a name is no number, which is never greater.
  return day !== null && timeOf(period) > timeOf(day);
}

/** How sure a value is: as the data say, and a scenario if nothing can have been measured yet. */
export function statusOf(
  indicator: IndicatorData,
  row: readonly DataCell[],
  { valueIndex, periodIndex }: Places,
): Status {
  const status = statusIn(indicator.columns, row, valueIndex);
  return status === 'measured' && isFuturePeriod(indicator, String(row[periodIndex])) ? 'scenario' : status;
}

/** How sure the values of a row are, without those that are missing. */
export function statusesOf(indicator: IndicatorData, row: readonly DataCell[]): readonly Status[] {
  const { columns } = indicator;
  const periodIndex = columns.findIndex(({ role }) => role === 'period');
  return columns.flatMap((column, valueIndex) =>
    isSeries(column) && valueIn(row[valueIndex]).value !== null
      ? [statusOf(indicator, row, { valueIndex, periodIndex })]
      : [],
  );
}

/** Whether some of the values are supposed for the future. */
export const hasScenarios = memoize((indicator: IndicatorData): boolean =>
  (indicator.data_rows ?? []).some((row) => statusesOf(indicator, row).includes('scenario')),
);

interface Places {
  readonly periodIndex: number;
  readonly valueIndex: number;
}

export interface ValueQuery {
  /** Key of the column; without it that of `mainSeries`. */
  readonly series?: string | null;
  /** As in the data; without it the last one with a value. */
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
 * The value of an indicator at a period, else its newest; undefined if there is none, or the data are not a series over
 * time. A scenario is given only for the period that is asked for.
 */
export function valueOf(
  indicator: IndicatorData,
  { series = null, period = null }: ValueQuery = {},
): LatestValue | undefined {
  return series === null && period === null ? newestValue(indicator) : findValue(indicator, { series, period });
}

/** The value before in the series; undefined if there is none. */
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

/** First and last period of the data, if they are a series over time. */
export function periodsOf(indicator: IndicatorData): { readonly from: string; readonly to: string } | undefined {
  const index = indicator.columns.findIndex(({ role }) => role === 'period');
  const rows = sortByPeriod(indicator.data_rows, index);
  const [first, last] = [rows.at(0)?.[index], rows.at(-1)?.[index]];
  return index === -1 || first === undefined || last === undefined
    ? undefined
    : { from: String(first), to: String(last) };
}
