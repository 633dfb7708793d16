/** The data of an indicator as a table of typed cells. */
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { formatNumber } from '@/lib/language/format/number';
import { positionKind, timeOf } from './positions';

/** What the values of an indicator are read from. */
export type IndicatorData = Pick<
  Entry<'products'>,
  'columns' | 'headline' | 'data_rows' | 'chart_options' | 'unit' | 'decimals'
>;

export type DataColumn = IndicatorData['columns'][number];

/** The data alone: a copy of the whole entry would count as having read all its fields. */
export function dataOf(indicator: IndicatorData): IndicatorData {
  const { columns, headline, data_rows: rows, chart_options: options, unit, decimals } = indicator;
  return { columns, headline, data_rows: rows, chart_options: options, unit, decimals };
}

/** Digits after the decimal mark in a column. */
export function decimalsOf(indicator: IndicatorData, column: DataColumn | undefined): number | undefined {
  return column?.decimals ?? indicator.decimals ?? undefined;
}

function decimalsIn(rows: IndicatorData['data_rows'], index: number): number {
  const lengths = (rows ?? []).map((row) => String(row[index] ?? '').split('.')[1]?.length ?? 0);
  return lengths.reduce((most, length) => Math.max(most, length), 0);
}

/** The columns, each with as many decimals as all its numbers are shown with, so that they stand below each other. */
export function alignedColumns(indicator: IndicatorData): readonly DataColumn[] {
  return indicator.columns.map((column, index) =>
    isMeasured(column)
      ? { ...column, decimals: decimalsOf(indicator, column) ?? decimalsIn(indicator.data_rows, index) }
      : column,
  );
}

export function isMeasured({ role }: DataColumn): boolean {
  return role === 'value' || role === 'low' || role === 'high';
}

type Cell = string | number | null;

/** A cell as people read it: numbers grouped, periods as dates, the mark for what is missing. */
export function formatCell(indicator: IndicatorData, column: DataColumn, cell: Cell, language: Locale): string {
  if (isMeasured(column)) {
    return formatNumber(typeof cell === 'number' ? cell : null, language, { decimals: decimalsOf(indicator, column) });
  }
  if (cell === null) return '';
  return column.role === 'period' ? formatDate(String(cell), language) : String(cell);
}

type Row = readonly Cell[];

/** The rows with a period, in the order of time; unchanged if their periods are not points in time. */
function rowsInTime({ data_rows: rows }: IndicatorData, periodIndex: number): readonly Row[] {
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
  readonly decimals: number | undefined;
}

function valueKeys({ columns }: Pick<IndicatorData, 'columns'>): readonly string[] {
  return columns.filter(({ role }) => role === 'value').map(({ key }) => key);
}

/**
 * Key of the column that stands for an indicator: the one that the editor has named, else the only one that is drawn.
 * Undefined if several are drawn: none of them is the indicator.
 */
export function mainSeries({ columns, headline, chart_options: options }: IndicatorData): string | undefined {
  if (headline !== null) return headline;
  const [only, ...others] = options?.visible ?? valueKeys({ columns });
  return others.length === 0 ? only : undefined;
}

export interface ValueQuery {
  /** Key of the column; without it that of `mainSeries`. */
  readonly series?: string | null;
  /** As in the data; without it the last one with a value. */
  readonly period?: string | null;
}

/** The value of an indicator at a period; undefined if there is none or the data are not a series over time. */
export function valueOf(
  indicator: IndicatorData,
  { series = null, period = null }: ValueQuery = {},
): LatestValue | undefined {
  const { columns, unit } = indicator;
  const periodIndex = columns.findIndex(({ role }) => role === 'period');
  const wanted = series ?? mainSeries(indicator);
  const valueIndex = columns.findIndex(({ role, key }) => role === 'value' && key === wanted);
  const column = columns[valueIndex];
  // With several areas or categories in a period no row is the value.
  const isSeries = columns.every(({ role }) => role !== 'area' && role !== 'category');
  if (periodIndex === -1 || column === undefined || !isSeries) return undefined;
  const found = rowsInTime(indicator, periodIndex).findLast((row) => {
    const matches = period === null || String(row[periodIndex]) === period;
    return matches && typeof row[valueIndex] === 'number';
  });
  const value = found?.[valueIndex];
  if (found === undefined || typeof value !== 'number') return undefined;
  const isAlone = valueKeys(indicator).length === 1;
  return {
    value,
    series: isAlone ? null : column.label,
    period: String(found[periodIndex]),
    unit: column.unit ?? unit,
    decimals: decimalsOf(indicator, column),
  };
}

/** How a value stands to the one before it in its series. */
export interface Change {
  readonly direction: 'up' | 'down' | 'level';
  /** The period of the value before. */
  readonly since: string;
}

/** Whether a value went up or down since the one before it in its series; undefined if there is none before. */
export function changeOf(indicator: IndicatorData, query: ValueQuery = {}): Change | undefined {
  const latest = valueOf(indicator, query);
  if (latest === undefined) return undefined;
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  const rows = rowsInTime(indicator, periodIndex);
  const end = rows.findLastIndex((row) => String(row[periodIndex]) === latest.period);
  const before = valueOf(
    { ...dataOf(indicator), data_rows: rows.slice(0, end).map((row) => [...row]) },
    { series: query.series ?? null },
  );
  if (before === undefined) return undefined;
  const since = before.period;
  if (before.value === latest.value) return { direction: 'level', since };
  return { direction: before.value < latest.value ? 'up' : 'down', since };
}

/** First and last period of the data, if they are a series over time. */
export function periodsOf(indicator: IndicatorData): { readonly from: string; readonly to: string } | undefined {
  const index = indicator.columns.findIndex(({ role }) => role === 'period');
  const rows = rowsInTime(indicator, index);
  const [first, last] = [rows.at(0)?.[index], rows.at(-1)?.[index]];
  return index === -1 || first === undefined || last === undefined
    ? undefined
    : { from: String(first), to: String(last) };
}
