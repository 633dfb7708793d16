/** Reads the data of an indicator as points: a name, and two or three values measured for it. */
import type { DataCell } from '@/content-types/dataCells';
import { valueIn } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { positionKind, timeOf } from './positions';
import { dimensionsOf, isShown, keyAt, seriesFrom } from './readSeries';
import type { Dimension, Series } from './readSeries';

type Row = readonly DataCell[];

export interface Points {
  /** One name per point. */
  readonly names: readonly string[];
  /** The group of each point; empty if there are no groups. */
  readonly groups: readonly string[];
  /** The period of all values, if the data have several and points are named by something else. */
  readonly period: string | null;
  /** One per measure, in the order of the data, each with a value per point. */
  readonly series: readonly Series[];
  /** Labels of the remaining columns. */
  readonly others: readonly string[];
}

/** More groups cannot be told apart by colour and shape. */
const mostGroups = 6;

/** The rows of the newest period, if rows also name something else; otherwise all rows. */
function latestRows(
  rows: readonly Row[],
  { columns }: IndicatorData,
): Pick<Points, 'period'> & { readonly rows: readonly Row[] } {
  const dimensions = dimensionsOf({ columns }, rows);
  const time = dimensions.find(({ index }) => columns[index]?.role === 'period');
  const isTime = time !== undefined && positionKind(time.keys) !== 'category';
  if (!isTime || dimensions.length === 1) return { rows, period: null };
  const period = time.keys.toSorted((one, other) => timeOf(one) - timeOf(other)).at(-1) ?? '';
  return { rows: rows.filter((row) => keyAt(row, time.index) === period), period };
}

interface Naming {
  readonly name: Dimension;
  readonly group: Dimension | undefined;
}

/** The dimensions that name and group the points; undefined if these do not identify each row. */
function namingOf(rows: readonly Row[], dimensions: readonly Dimension[]): Naming | undefined {
  const [name, group, ...more] = dimensions.toSorted((one, other) => other.keys.length - one.keys.length);
  if (name === undefined || more.length > 0 || (group?.keys.length ?? 0) > mostGroups) return undefined;
  const keys = rows.map((row) => JSON.stringify([name, group].map((one) => one && keyAt(row, one.index))));
  return new Set(keys).size === rows.length ? { name, group } : undefined;
}

/** Sorts points named by periods chronologically. */
function inTime(rows: readonly Row[], { index, keys }: Dimension): readonly Row[] {
  if (positionKind(keys) === 'category') return rows;
  return rows.toSorted((one, other) => timeOf(keyAt(one, index)) - timeOf(keyAt(other, index)));
}

function shownColumns({ columns, chart_options: options }: IndicatorData): readonly number[] {
  return columns.flatMap((column, index) => (isShown(column, options?.visible) ? [index] : []));
}

/** Whether the third column can set the area of circles: it has no negative values. */
export function hasSizes(indicator: IndicatorData): boolean {
  const [, , place] = shownColumns(indicator);
  return place !== undefined && (indicator.data_rows ?? []).every((row) => (valueIn(row[place]).value ?? 0) >= 0);
}

/** The points of an indicator with `count` values each; undefined if its data cannot be read as points. */
export function readPoints(indicator: IndicatorData, count: 2 | 3): Points | undefined {
  const { columns } = indicator;
  const shown = shownColumns(indicator);
  const values = shown.slice(0, count);
  const isKnown = (row: Row): boolean => values.every((index) => valueIn(row[index]).value !== null);
  const { rows, period } = latestRows((indicator.data_rows ?? []).filter(isKnown), indicator);
  const naming = namingOf(rows, dimensionsOf({ columns }, rows));
  if (values.length < count || rows.length < 2 || naming === undefined) return undefined;
  const { name, group } = naming;
  const points = inTime(rows, name);
  return {
    names: points.map((row) => keyAt(row, name.index)),
    groups: group === undefined ? [] : points.map((row) => keyAt(row, group.index)),
    period,
    series: values.flatMap((index) => seriesFrom(indicator, index, points)),
    others: shown.slice(count).map((index) => columns[index]?.label ?? ''),
  };
}
