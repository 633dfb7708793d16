/** What the data of an indicator say of each area at their newest period. */
import type { DataCell } from '@/content-types/dataCells';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { memoize } from '@/lib/shared/browser/memoize';
import { normalizeAreaName } from './joinAreas';
import type { RowKinds } from './areaMentions';
import { dataOf, isSeries, valueIn } from './dataColumns';
import type { IndicatorData } from './dataColumns';
import { mainSeries, namedRows, statusOf } from './indicatorValues';
import { positionKind, timeOf } from './positions';
import { rankAmong } from './valueRank';
import type { Rank } from './valueRank';
import { yearBefore } from './valueChanges';
import { isShown, keyAt } from './readSeries';

type Row = readonly DataCell[];

interface AreaValues {
  /** As in the data; null if they do not say. */
  readonly period: string | null;
  /** The column of the values. */
  readonly valueIndex: number;
  /** By name of the area as `normalizeAreaName` writes it. */
  readonly rows: ReadonlyMap<string, Row>;
}

export interface AreaSeries extends AreaValues {
  /** What it measures, and of which group; null if the title of the indicator says so. */
  readonly name: string | null;
  /** What the newest values are compared with: those of a year before, else of the period before; null if there are none. */
  readonly earlier: AreaValues | null;
}

/** More values of one area say nothing that could be compared in a line. */
const mostSeries = 6;

interface DatedRows {
  readonly period: string | null;
  readonly rows: readonly Row[];
}

/** The rows of the newest period with a value that is no scenario, then those to compare them with; all if the data know no periods. */
function newestRows(indicator: IndicatorData, rows: readonly Row[], valueIndex: number): readonly DatedRows[] {
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  if (periodIndex === -1) return [{ period: null, rows }];
  const periods = rows.flatMap((row) => {
    const isMeasured =
      valueIn(row[valueIndex]).value !== null && statusOf(indicator, row, { valueIndex, periodIndex }) !== 'scenario';
    return isMeasured ? [keyAt(row, periodIndex)] : [];
  });
  const isTime = positionKind(periods) !== 'category';
  const ordered = isTime ? periods.toSorted((left, right) => timeOf(left) - timeOf(right)) : periods;
  const newest = ordered.at(-1) ?? null;
  const earlier = isTime && newest !== null ? comparedPeriod(ordered, newest) : undefined;
  const datedRows = (period: string | null): DatedRows => ({
    period,
    rows: rows.filter((row) => keyAt(row, periodIndex) === period),
  });
  return [datedRows(newest), ...(earlier === undefined ? [] : [datedRows(earlier)])];
}

/** Of periods in their order the one a year before the newest, else the one before it. */
function comparedPeriod(ordered: readonly string[], newest: string): string | undefined {
  const year = yearBefore(newest);
  return ordered.find((period) => period === year) ?? ordered.findLast((period) => period !== newest);
}

function byArea(rows: readonly Row[], areaIndex: number): ReadonlyMap<string, Row> | undefined {
  const areas = new Map(rows.map((row) => [normalizeAreaName(row[areaIndex]), row]));
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

interface ValueColumn {
  readonly index: number;
  /** Of columns for points in time, what the column is of, and the one to compare it with. */
  readonly time?: string;
  readonly earlier?: { readonly index: number; readonly time: string } | undefined;
}

/** The column that stands for the indicator, else all that are drawn; of columns for points in time the newest. */
function valueColumns(indicator: IndicatorData): readonly ValueColumn[] {
  const { columns, chart_options: options } = indicator;
  const main = columns.findIndex((column) => isSeries(column) && column.key === mainSeries(indicator));
  if (main !== -1) return [{ index: main }];
  const shown = columns.flatMap((column, index) =>
    isShown(column, options?.visible) ? [{ index, time: column.label }] : [],
  );
  if (positionKind(shown.map(({ time }) => time)) === 'category') return shown.map(({ index }) => ({ index }));
  const ordered = shown.toSorted((left, right) => timeOf(left.time) - timeOf(right.time));
  const newest = ordered.at(-1);
  const times = ordered.map(({ time }) => time);
  const before = newest && comparedPeriod(times, newest.time);
  return newest ? [{ ...newest, earlier: ordered.find(({ time }) => time === before) }] : [];
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
  const series = valueColumns(indicator).flatMap(({ index: valueIndex, time, earlier }) => {
    const [newest, before] = newestRows(indicator, all, valueIndex);
    if (newest === undefined) return [];
    const groupsBefore = before === undefined ? [] : groupsOf(indicator, before.rows, areaIndex);
    return groupsOf(indicator, newest.rows, areaIndex).map(({ group, rows }): AreaSeries => {
      const label = hasOne || time !== undefined ? null : (columns[valueIndex]?.label ?? null);
      const parts = [label, group].filter((part) => part !== null);
      const rowsBefore = groupsBefore.find((one) => one.group === group)?.rows;
      return {
        name: parts.length === 0 ? null : parts.join(', '),
        period: newest.period ?? time ?? null,
        valueIndex,
        rows,
        earlier:
          earlier !== undefined
            ? { period: earlier.time, valueIndex: earlier.index, rows }
            : before !== undefined && rowsBefore !== undefined
              ? { period: before.period, valueIndex, rows: rowsBefore }
              : null,
      };
    });
  });
  return series.length > mostSeries ? [] : series;
}

/** The values by name of the area as `normalizeAreaName` writes it. */
const valuesOf = memoize(
  ({ rows, valueIndex }: AreaSeries): ReadonlyMap<string, number> =>
    new Map(
      [...rows].flatMap(([name, row]) => {
        const { value } = valueIn(row[valueIndex]);
        return value === null ? [] : [[name, value] as const];
      }),
    ),
);

/** The values of each kind of areas. */
const valuesByKind = memoize((kinds: RowKinds) =>
  memoize((series: AreaSeries): ReadonlyMap<string | undefined, readonly number[]> => {
    const groups = groupBy([...valuesOf(series)], ([row]) => kinds.get(row));
    return new Map([...groups].map(([kind, own]) => [kind, own.map(([, value]) => value)]));
  }),
);

/** The rank of an area among those of its kind; null without a value or a kind, or among few. */
export function areaRank(series: AreaSeries, row: string, kinds: RowKinds): Rank | null {
  const value = valuesOf(series).get(row);
  const kind = kinds.get(row);
  if (value === undefined || kind === undefined) return null;
  return rankAmong(value, valuesByKind(kinds)(series).get(kind) ?? []);
}
