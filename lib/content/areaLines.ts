/** What an indicator says of one area, compared with the others. */
import type { DataCell, Status } from '@/content-types/dataCells';
import type { Entry } from '@/content-types/registry';
import { memoize } from '@/lib/shared/browser/memoize';
import type { Content } from './content';
import { areaRank, areaSeries } from '@/lib/data/areaSeries';
import { hasSeriesBreak, measuredChange } from '@/lib/data/valueChanges';
import type { MeasuredChange } from '@/lib/data/valueChanges';
import type { AreaSeries } from '@/lib/data/areaSeries';
import { regionRowNames, rowKindsOf } from '@/lib/data/areaMentions';
import { namesAreas, coversRegion } from '@/lib/data/areaUnits';
import { alignedColumns, decimalsOf, valueIn } from '@/lib/data/dataColumns';
import type { DataColumn } from '@/lib/data/dataColumns';
import { statusOf, valueOf } from '@/lib/data/indicatorValues';
import type { Rank } from '@/lib/data/valueRank';
import type { LatestValue } from '@/lib/data/indicatorValues';

/** Everything that pages show of the data, so that they need not read the rows. */
export interface AreaLine {
  /** What it measures, and of which group; null if the title of the indicator says so. */
  readonly name: string | null;
  /** As in the data: `2026`, `2026-07`. Without periods, the reference period or the date of the data; null if unknown. */
  readonly period: string | null;
  /** The column of the value, with the decimals of all its rows. */
  readonly column: DataColumn;
  readonly unit: string | null;
  /** Undefined if the newest data lack the area. */
  readonly cell: DataCell | undefined;
  readonly status: Status;
  /** Among the areas of its kind; null without a value or with too few areas. */
  readonly rank: Rank | null;
  /** Since the year or period before; null if that value is unknown or a difference would mislead. */
  readonly change: MeasuredChange | null;
  /** The value of the whole region; null if unknown. */
  readonly region: Pick<LatestValue, 'value' | 'unit' | 'decimals' | 'status' | 'isUncertain'> | null;
  readonly regionChange: MeasuredChange | null;
}

type Indicator = Entry<'products'>;

/** Cached: languages without a translation share the entry. */
const seriesOf = memoize((indicator: Indicator) => ({
  columns: alignedColumns(indicator),
  series: areaSeries(indicator),
}));

function isOfWholeRegion(indicator: Indicator): boolean {
  return coversRegion(indicator) && !namesAreas(indicator);
}

type ChangeOfArea = (area: string) => MeasuredChange | null;

/** Finds the change of an area since the earlier period; null unless both values are certain and no series break separates them. */
function changesIn(indicator: Indicator, column: DataColumn, series: AreaSeries): ChangeOfArea {
  const { period, earlier, rows, valueIndex } = series;
  const since = earlier?.period ?? null;
  if (earlier === null || period === null || since === null || hasSeriesBreak(indicator, since, period))
    return () => null;
  const firmValue = (row: readonly DataCell[] | undefined, own: Pick<AreaSeries, 'valueIndex'>): number | null => {
    const { kind, value } = valueIn(row?.[own.valueIndex]);
    const isFirm = row !== undefined && kind === 'known' && statusAt(indicator, own, row) === 'measured';
    return isFirm ? value : null;
  };
  const isAmount = [...rows.values()].every((row) => (valueIn(row[valueIndex]).value ?? 0) >= 0);
  const options = { unit: column.unit ?? indicator.unit, isAmount, decimals: decimalsOf(indicator, column), since };
  return (area) => {
    const [value, before] = [firmValue(rows.get(area), series), firmValue(earlier.rows.get(area), earlier)];
    return value === null || before === null ? null : (measuredChange(value, before, options) ?? null);
  };
}

/** The value in the row of the whole region; else that of the parent indicator, if it covers the region at the same time. */
function regionValue(
  indicator: Indicator,
  { valueIndex, period, rows }: AreaSeries,
  { name, content }: { readonly name: string; readonly content: Content },
): AreaLine['region'] {
  const column = indicator.columns[valueIndex];
  const whole = rows.get(name);
  const { value, kind } = valueIn(whole?.[valueIndex]);
  const unit = column?.unit ?? indicator.unit;
  if (column !== undefined && whole !== undefined && value !== null) {
    const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
    const status = statusOf(indicator, whole, { valueIndex, periodIndex });
    return { value, unit, decimals: decimalsOf(indicator, column), status, isUncertain: kind === 'uncertain' };
  }
  const parent = content.get(indicator.parent);
  if (parent === undefined || !isOfWholeRegion(parent)) return null;
  const latest = valueOf(parent, { period });
  const words = [column?.label, indicator.reference_period, indicator.data_as_of].join(' ');
  const isSameTime = period !== null || words.includes(latest?.period.slice(0, 'YYYY'.length) ?? '?');
  if (latest?.unit !== unit || !isSameTime) return null;
  const { value: ofCanton, decimals, status, isUncertain } = latest;
  return { value: ofCanton, unit, decimals, status, isUncertain };
}

/** The fields that all areas share. */
type SharedPart = Pick<AreaLine, 'name' | 'period' | 'column' | 'unit' | 'region' | 'regionChange'>;

interface SeriesInColumn {
  readonly column: DataColumn;
  readonly series: AreaSeries;
  readonly changeOf: ChangeOfArea;
}

function sharedPart(indicator: Indicator, { column, series, changeOf }: SeriesInColumn, content: Content): SharedPart {
  const wholes = regionRowNames();
  const name = [...series.rows.keys()].find((row) => wholes.has(row)) ?? '';
  return {
    name: series.name,
    period: series.period ?? indicator.reference_period ?? indicator.data_as_of,
    column,
    unit: column.unit ?? indicator.unit,
    region: regionValue(indicator, series, { name, content }),
    regionChange: changeOf(name),
  };
}

function statusAt(
  indicator: Indicator,
  { valueIndex }: Pick<AreaSeries, 'valueIndex'>,
  row: readonly DataCell[],
): Status {
  const periodIndex = indicator.columns.findIndex(({ role }) => role === 'period');
  return valueIn(row[valueIndex]).value === null ? 'measured' : statusOf(indicator, row, { valueIndex, periodIndex });
}

/** Leaves out the circle size of bubble charts: it belongs to another indicator and perhaps another date. */
function comparedSeries({ chart_type: chart }: Indicator, series: readonly AreaSeries[]): readonly AreaSeries[] {
  if (chart !== 'bubble') return series;
  const [across, upwards] = new Set(series.map(({ valueIndex }) => valueIndex));
  return series.filter(({ valueIndex }) => valueIndex === across || valueIndex === upwards);
}

/** Returns a function that makes a line per series for the row of an area (by `normalizeAreaName`); none if there are too many. */
export function areaLinesOf(indicator: Indicator, content: Content): (row: string) => readonly AreaLine[] {
  const { columns, series } = seriesOf(indicator);
  const known = comparedSeries(indicator, series).flatMap((one) => {
    const column = columns[one.valueIndex];
    if (column === undefined) return [];
    const changeOf = changesIn(indicator, column, one);
    return [{ one, changeOf, shared: sharedPart(indicator, { column, series: one, changeOf }, content) }];
  });
  return (row) =>
    known.map(({ one, changeOf, shared }) => {
      const cells = one.rows.get(row);
      return {
        ...shared,
        cell: cells === undefined ? undefined : (cells[one.valueIndex] ?? null),
        status: cells === undefined ? 'measured' : statusAt(indicator, one, cells),
        rank: areaRank(one, row, rowKindsOf(indicator)),
        change: changeOf(row),
      };
    });
}
