/** The newest values of an indicator by area. */
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
  /** As in the data; null if they have no periods. */
  readonly period: string | null;
  /** Index of the column of values. */
  readonly valueIndex: number;
  /** By name of the area as `normalizeAreaName` writes it. */
  readonly rows: ReadonlyMap<string, Row>;
}

export interface AreaSeries extends AreaValues {
  /** Column and group; null if the title of the indicator is enough. */
  readonly name: string | null;
  /** Values to compare with: those of a year before, else of the previous period; null if there are none. */
  readonly earlier: AreaValues | null;
}

/** More values than this cannot be compared in the line of an area. */
const mostSeries = 6;

interface DatedRows {
  readonly period: string | null;
  readonly rows: readonly Row[];
}

/** The rows of the newest period with a value other than a scenario, then those to compare them with; all rows if there are no periods. */
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

/** The period a year before the newest one, else the previous one. `ordered`: from old to new. */
function comparedPeriod(ordered: readonly string[], newest: string): string | undefined {
  const year = yearBefore(newest);
  return ordered.find((period) => period === year) ?? ordered.findLast((period) => period !== newest);
}

function byArea(rows: readonly Row[], areaIndex: number): ReadonlyMap<string, Row> | undefined {
  const areas = new Map(rows.map((row) => [normalizeAreaName(row[areaIndex]), row]));
  return areas.size === rows.length ? areas : undefined;
}

/** The rows by area, one list per group if there are several; none if an area has several rows in one group. */
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
  /** If each column is a point in time: its own, and the column to compare with. */
  readonly time?: string;
  readonly earlier?: { readonly index: number; readonly time: string } | undefined;
}

/** The main column of the indicator, else all visible ones; if columns are points in time, only the newest. */
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

/** One series per column and group; none if there are more than can be compared, no areas, or pairs of them. */
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

/** Values by name of the area, as `normalizeAreaName` writes it. */
const valuesOf = memoize(
  ({ rows, valueIndex }: AreaSeries): ReadonlyMap<string, number> =>
    new Map(
      [...rows].flatMap(([name, row]) => {
        const { value } = valueIn(row[valueIndex]);
        return value === null ? [] : [[name, value] as const];
      }),
    ),
);

/** Values by kind of area. */
const valuesByKind = memoize((kinds: RowKinds) =>
  memoize((series: AreaSeries): ReadonlyMap<string | undefined, readonly number[]> => {
    const groups = groupBy([...valuesOf(series)], ([row]) => kinds.get(row));
    return new Map([...groups].map(([kind, own]) => [kind, own.map(([, value]) => value)]));
  }),
);

/** The rank of an area among those of its kind; null without a value or a kind, or among too few. */
export function areaRank(series: AreaSeries, row: string, kinds: RowKinds): Rank | null {
  const value = valuesOf(series).get(row);
  const kind = kinds.get(row);
  if (value === undefined || kind === undefined) return null;
  return rankAmong(value, valuesByKind(kinds)(series).get(kind) ?? []);
}
