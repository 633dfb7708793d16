/** What the data of an indicator say of each area at their newest period. */
import type { DataCell } from '@/content-types/dataCells';
import { groupBy } from '@/lib/base/groupBy';
import { onceFor } from '@/lib/base/onceFor';
import { plainArea } from '../data-files/joinAreas';
import type { AreaLevel } from './areaUnits';
import { dataOf, isSeries, valueIn } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { mainSeries, namedRows, statusOf } from './indicatorData';
import { positionKind, timeOf } from './positions';
import { rankAmong } from './rank';
import type { Rank } from './rank';
import { isShown, keyAt } from './readSeries';

type Row = readonly DataCell[];

export interface AreaSeries {
  /** What it measures, and of which group; null if the title of the indicator says so. */
  readonly name: string | null;
  /** As in the data; null if they do not say. */
  readonly period: string | null;
  /** The column of the values. */
  readonly valueIndex: number;
  /** By name of the area as `plainArea` writes it. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** More values of one area say nothing that could be compared in a line. */
const mostSeries = 6;

interface DatedRows {
  readonly period: string | null;
  readonly rows: readonly Row[];
}

/** The rows of the newest period with a value that is no scenario; all if the data know no periods. */
function newestRows(indicator: IndicatorData, rows: readonly Row[], valueIndex: number): DatedRows {
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  if (periodIndex === -1) return { period: null, rows };
  const periods = rows.flatMap((row) => {
    const isMeasured =
      valueIn(row[valueIndex]).value !== null && statusOf(indicator, row, { valueIndex, periodIndex }) !== 'scenario';
    return isMeasured ? [keyAt(row, periodIndex)] : [];
  });
  const isTime = positionKind(periods) !== 'category';
  const ordered = isTime ? periods.toSorted((left, right) => timeOf(left) - timeOf(right)) : periods;
  const period = ordered.at(-1) ?? null;
  return { period, rows: rows.filter((row) => keyAt(row, periodIndex) === period) };
}

function byArea(rows: readonly Row[], areaIndex: number): ReadonlyMap<string, Row> | undefined {
  const areas = new Map(rows.map((row) => [plainArea(row[areaIndex]), row]));
  return areas.size === rows.length ? areas : undefined;
}

/** The rows by area, one list for each group if there are several; none if rows cannot be told apart. */
function groupsOf(
  { columns }: IndicatorData,
  rows: readonly Row[],
  areaIndex: number,
): readonly { readonly group: string | null; readonly rows: ReadonlyMap<string, Row> }[] {
  const alone = byArea(rows, areaIndex);
  if (alone !== undefined) return [{ group: null, rows: alone }];
  const categories = columns.flatMap(({ role }, index) => (role === 'category' ? [index] : []));
  const groups = groupBy(rows, (row) => categories.map((index) => keyAt(row, index)).join(', '));
  return [...groups].flatMap(([group, own]) => {
    const areas = byArea(own, areaIndex);
    return areas === undefined ? [] : [{ group, rows: areas }];
  });
}

/** The column that stands for the indicator, else all that are drawn; of columns for points in time the newest. */
function valueColumns(indicator: IndicatorData): readonly number[] {
  const { columns, chart_options: options } = indicator;
  const main = columns.findIndex((column) => isSeries(column) && column.key === mainSeries(indicator));
  if (main !== -1) return [main];
  const shown = columns.flatMap((column, index) => (isShown(column, options?.visible) ? [index] : []));
  const labels = shown.map((index) => columns[index]?.label ?? '');
  if (positionKind(labels) === 'category') return shown;
  const newest = labels.toSorted((left, right) => timeOf(left) - timeOf(right)).at(-1) ?? '';
  return shown.slice(labels.indexOf(newest)).slice(0, 1);
}

/** Whether rows name pairs of areas, such as origin and destination. */
function hasPairs({ columns }: IndicatorData): boolean {
  return columns.filter(({ role }) => role === 'area').length > 1;
}

/** One series for each column and group; none if the data have too many to compare, or none of single areas. */
export function areaSeries(indicator: IndicatorData): readonly AreaSeries[] {
  const { columns } = indicator;
  const areaIndex = columns.findIndex(({ role }) => role === 'area');
  if (areaIndex === -1 || hasPairs(indicator)) return [];
  const all = namedRows({ ...dataOf(indicator), headline_area: null });
  const hasOne = columns.filter(isSeries).length === 1;
  const series = valueColumns(indicator).flatMap((valueIndex) => {
    const { period, rows } = newestRows(indicator, all, valueIndex);
    return groupsOf(indicator, rows, areaIndex).map(({ group, rows: own }): AreaSeries => {
      const parts = [hasOne ? null : (columns[valueIndex]?.label ?? null), group].filter((part) => part !== null);
      return { name: parts.length === 0 ? null : parts.join(', '), period, valueIndex, rows: own };
    });
  });
  return series.length > mostSeries ? [] : series;
}

/** The values by name of the area as `plainArea` writes it. */
const valuesOf = onceFor(
  ({ rows, valueIndex }: AreaSeries): ReadonlyMap<string, number> =>
    new Map(
      [...rows].flatMap(([name, row]) => {
        const { value } = valueIn(row[valueIndex]);
        return value === null ? [] : [[name, value] as const];
      }),
    ),
);

type Levels = ReadonlyMap<string, AreaLevel>;

/** The values of each kind of areas. */
const valuesByLevel = onceFor((levels: Levels) =>
  onceFor((series: AreaSeries): ReadonlyMap<AreaLevel | undefined, readonly number[]> => {
    const groups = groupBy([...valuesOf(series)], ([name]) => levels.get(name));
    return new Map([...groups].map(([level, own]) => [level, own.map(([, value]) => value)]));
  }),
);

/** The rank of an area among those of its kind; null without a value or a kind, or among few. */
export function areaRank(series: AreaSeries, area: string, levels: Levels): Rank | null {
  const value = valuesOf(series).get(area);
  const level = levels.get(area);
  if (value === undefined || level === undefined) return null;
  return rankAmong(value, valuesByLevel(levels)(series).get(level) ?? []);
}
