/** What the chart of an indicator shows, before its layout. */
import { chartKinds, areaChartKinds } from '@/content-types/chartKinds';
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import type { IndicatorData } from '@/lib/data/dataColumns';
import { memoize } from '@/lib/shared/browser/memoize';
import { valueOf } from '@/lib/data/indicatorValues';
import { messagesByLocale } from '@/lib/i18n/messages';
import { orderRows } from '../orderRows';
import { isTable, maximumBars, maximumSeries, mostSeries, needsPanels } from './chartLimits';
import { areWhole, drawable, hasNegative, stackingOf } from './drawableSeries';
import type { Stacking } from './drawableSeries';
import { mergeSmallest } from './mergeSmallest';
import type { MergedParts } from './mergeSmallest';
import { partsForKind } from './latestParts';
import { namesOf } from './measureNames';
import type { MeasureNames } from './measureNames';
import { mapSettings } from '../map/mapSettings';
import type { MapData, MapSettings } from '../map/mapSettings';
import type { TileGrid } from '../map/tileGrid';
import { gapMarks, sortMarks, markOf } from '../chartMarks';
import type { Mark } from '../chartMarks';
import { rowsAsSeries } from './rowsAsSeries';
import { areCounted } from './orderedNames';
import { hasSizes, readPoints } from '@/lib/data/readPoints';
import { positionKind, positionsOf, timeOf } from '@/lib/data/positions';
import type { Position, PositionKind } from '@/lib/data/positions';
import { dimensionsOf, readSeries } from '@/lib/data/readSeries';
import type { ReadSeries, Series } from '@/lib/data/readSeries';

/** The data of a chart: those of an indicator, or a visitor's selection of them. */
export type ChartData = IndicatorData &
  Pick<Entry<'products'>, 'chart_type' | 'annotations'> &
  MapData & {
    readonly meta?: { readonly locale: Locale };
    /** Sent to the browser, which cannot read the office's file. */
    readonly tiles?: readonly TileGrid[];
  };

export interface ChartModel extends MeasureNames {
  readonly kind: ChartKind;
  readonly positionKind: PositionKind;
  readonly positions: readonly Position[];
  /** At least one, at most `maximumSeries`, or `maximumPanels` in small multiples; each has a value. */
  readonly series: readonly Series[];
  /** The lines of a combination chart. */
  readonly second: readonly Series[];
  /** Whether these lines have their own axis on the right. */
  readonly hasSecondAxis: boolean;
  /** Names of the small parts that were merged into the last series; empty if none were. */
  readonly joined: readonly string[];
  readonly stacking: Stacking;
  /** Whether the main value of the indicator, such as a total that is not drawn, is newer than all drawn values. */
  readonly isBehind: boolean;
  /** The period of all values, if only the latest of a series over time is shown. */
  readonly period: string | null;
  /** For a map with several points in time: the values at each, in chronological order, with the time as `key`; else empty. */
  readonly periods: readonly Series[];
  /** The series that colours or circles of a map are scaled to: those of all points in time. */
  readonly scaled: readonly Series[];
  /** Whether each series has its own small chart. */
  readonly hasPanels: boolean;
  readonly unit: string | null;
  readonly logarithmic: boolean;
  readonly yMin: number | undefined;
  readonly yMax: number | undefined;
  /** Limits of the axis on the right. */
  readonly secondMin: number | undefined;
  readonly secondMax: number | undefined;
  /** Keys of the emphasised series; if there are none, all look alike. */
  readonly emphasis: readonly string[];
  /** The editors' choice for the axes of small multiples. */
  readonly panelAxes: ChartOptions['panelAxes'];
  /** In charts of points: the group of each position; empty if there are no groups. */
  readonly groups: readonly string[];
  readonly map: MapSettings;
  readonly marks: readonly Mark[];
}

/** Kinds with an axis for each of two series. */
export const pointChartKinds: readonly ChartKind[] = ['scatter', 'bubble'];

/** More points would hide each other. */
const maximumPoints = 500;

/** Whether there are both columns and lines. Only over time: names may need horizontal bars, which no line can cross. */
function isCombination(series: readonly Series[], along: PositionKind, options: ChartOptions | null): boolean {
  return along !== 'category' && drawable(series, 'combo', options).second.length > 0;
}

/** The annotations of editors, and gaps in time. */
function marksOf(
  { annotations }: ChartData,
  { positionKind: along, positions }: Pick<ChartModel, 'positionKind' | 'positions'>,
  series: readonly Series[],
): readonly Mark[] {
  const own = annotations.flatMap((annotation) => markOf(annotation, along, positions));
  return sortMarks(along === 'category' ? own : [...own, ...gapMarks(positions, series, own)]);
}

type Look = Pick<
  ChartModel,
  'logarithmic' | 'yMin' | 'yMax' | 'secondMin' | 'secondMax' | 'emphasis' | 'panelAxes' | 'map'
>;

/** The editors' settings for axes, colours and classes. */
function lookOf(indicator: ChartData, tiles: readonly TileGrid[]): Look {
  const {
    logarithmic = false,
    yMin,
    yMax,
    secondMin,
    secondMax,
    emphasis = [],
    panelAxes,
  } = indicator.chart_options ?? {};
  return { logarithmic, yMin, yMax, secondMin, secondMax, emphasis, panelAxes, map: mapSettings(indicator, tiles) };
}

/** The model of a chart of points, each with two or three values; undefined if the data are not points. */
function pointsModel(indicator: ChartData, wanted: ChartKind, tiles: readonly TileGrid[]): ChartModel | undefined {
  const kind = wanted === 'bubble' && hasSizes(indicator) ? wanted : 'scatter';
  const points = readPoints(indicator, kind === 'bubble' ? 3 : 2);
  if (points === undefined || points.names.length > maximumPoints) return undefined;
  const { names, groups, period, series, others } = points;
  const places = { positionKind: positionKind(names), positions: positionsOf(names, 'category') };
  return {
    kind,
    ...places,
    series,
    second: [],
    hasSecondAxis: false,
    joined: [],
    stacking: 'none',
    isBehind: false,
    hasPanels: false,
    period,
    periods: [],
    scaled: [],
    unit: series[1]?.unit ?? null,
    ...lookOf(indicator, tiles),
    logarithmic: false,
    groups,
    marks: marksOf(indicator, places, series),
    ...namesOf(
      indicator,
      series,
      others.map((label) => ({ label })),
    ),
  };
}

/** Whether the main value of the indicator is newer than all drawn values. */
function isBehind(indicator: ChartData, positions: readonly Position[]): boolean {
  const newest = valueOf(indicator)?.period;
  return newest !== undefined && timeOf(newest) > (positions.at(-1)?.at ?? Infinity);
}

/** Whether rows name pairs of areas, such as origin and destination. */
function hasPairs({ columns, data_rows: rows }: IndicatorData): boolean {
  const areas = dimensionsOf({ columns }, rows ?? []).filter(({ index }) => columns[index]?.role === 'area');
  return areas.length > 1;
}

/** The kind to draw. It is not the wanted one if the data are not points, lack a second axis, or have several values per area. */
function kindOfSeries(wanted: ChartKind, read: ReadSeries, indicator: ChartData): ChartKind {
  const { chart_options: options } = indicator;
  const along = positionKind(read.keys);
  if (areaChartKinds.includes(wanted) && hasPairs(indicator)) return 'heat';
  if (pointChartKinds.includes(wanted)) return along === 'category' ? 'bar' : 'line';
  // Hours and ages make too many columns, and horizontal bars would not show their order.
  const isLong = along === 'category' && read.keys.length * read.series.length > maximumBars;
  if (wanted === 'column' && isLong && areCounted(read.keys) && options?.stacking === undefined) return 'line';
  // The parts of a pie are the series at the latest point in time.
  if (wanted === 'pie' && along !== 'category' && !areWhole(read.series)) return 'column';
  return wanted === 'combo' && !isCombination(read.series, along, options) ? 'column' : wanted;
}

/** Merges the smallest of too many stacked parts, unless editors want small multiples. */
function joinedParts(
  parts: readonly Series[],
  kind: ChartKind,
  { chart_options: options, meta }: ChartData,
): MergedParts {
  const isStacked = kind !== 'survey' && stackingOf(kind, parts, options?.stacking) !== 'none';
  const isWanted = isStacked && options?.multiples !== true && !hasNegative(parts);
  const { rest } = messagesByLocale[meta?.locale ?? defaultLocale].charts;
  return isWanted ? mergeSmallest(parts, maximumSeries, rest) : { series: parts, joined: [] };
}

function readTable(indicator: ChartData, wanted: ChartKind): ReadSeries | undefined {
  const read = readSeries(indicator);
  return read && rowsAsSeries(read, wanted, indicator.chart_options);
}

/** Like `chartModel`, but not memoized. `tiles`: grids for maps without a file of their own. */
export function makeModel(indicator: ChartData, tiles: readonly TileGrid[]): ChartModel | undefined {
  const { chart_type: chosen, chart_options: options } = indicator;
  const wanted = chartKinds.find((drawn) => drawn === chosen);
  if (wanted === undefined) return undefined;
  const points = pointChartKinds.includes(wanted) ? pointsModel(indicator, wanted, tiles) : undefined;
  if (points !== undefined) return points;
  const read = readTable(indicator, wanted);
  if (read === undefined) return undefined;
  const kind = kindOfSeries(wanted, read, indicator);
  const { drawn: wholes, second, hasSecondAxis, leftOut } = drawable(read.series, kind, options);
  const { series: drawn, joined } = joinedParts(wholes, kind, indicator);
  const shown = partsForKind(kind, { keys: read.keys, series: drawn });
  const [along, all] = [positionKind(shown.keys), [...shown.series, ...second]];
  const hasPanels = needsPanels(kind, along, drawn.length, options);
  if (drawn.length === 0 || all.length > mostSeries(kind, hasPanels)) return undefined;
  const { positions, series: sorted } = orderRows(shown.keys, [...all, ...shown.periods], along, options?.sort);
  const [series, periods] = [sorted.slice(0, shown.series.length), sorted.slice(all.length)];
  const stacking = hasPanels ? 'none' : stackingOf(kind, series, options?.stacking, read.series);
  if (isTable({ kind, positionKind: along, positions, series, stacking })) return undefined;
  return {
    kind,
    positionKind: along,
    positions,
    series,
    second: sorted.slice(shown.series.length, all.length),
    hasSecondAxis,
    joined,
    stacking,
    isBehind: along !== 'category' && isBehind(indicator, positions),
    hasPanels,
    period: shown.period,
    periods,
    scaled: periods.length === 0 ? series : periods,
    unit: series[0]?.unit ?? null,
    ...lookOf(indicator, tiles),
    groups: [],
    marks: marksOf(indicator, { positionKind: along, positions }, sorted),
    ...namesOf(indicator, [...all, ...shown.periods], [...leftOut, ...shown.others]),
  };
}

/** The model of a chart; undefined if the data are better read as a table. Memoized, because a page needs it several times. */
export const chartModel = memoize((data: ChartData) => makeModel(data, data.tiles ?? []));
