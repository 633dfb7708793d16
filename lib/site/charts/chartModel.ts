/** What the chart of an indicator shows, before anything is placed. */
import { drawnKinds } from '@/content-types/drawnKinds';
import type { DrawnKind } from '@/content-types/drawnKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import type { Entry } from '@/content-types/registry';
import type { IndicatorData } from '@/lib/content/figures/dataColumns';
import { valueOf } from '@/lib/content/figures/indicatorData';
import { arrange } from './arrange';
import { latestParts } from './latestParts';
import type { LatestParts } from './latestParts';
import { mapSettings } from './mapSettings';
import type { MapSettings } from './mapSettings';
import { inOrderOfPlace, markOf } from './marks';
import type { Mark } from './marks';
import { hasSizes, readPoints } from '@/lib/content/figures/readPoints';
import { positionKind, positionsOf, timeOf } from '@/lib/content/figures/positions';
import type { Position, PositionKind } from '@/lib/content/figures/positions';
import { readSeries } from '@/lib/content/figures/readSeries';
import type { ReadSeries, Series } from '@/lib/content/figures/readSeries';

/** What a chart is drawn from: of an indicator, or of what a visitor chose of it. */
export type ChartData = IndicatorData & Pick<Entry<'products'>, 'chart_type' | 'annotations' | 'geometry'>;

export type Stacking = 'none' | 'normal' | 'percent';

export interface ChartModel {
  readonly kind: DrawnKind;
  readonly positionKind: PositionKind;
  readonly positions: readonly Position[];
  /** At least one, at most `maximumSeries`, or `maximumPanels` of small charts; each with at least one value. */
  readonly series: readonly Series[];
  /** Measured on an axis on the right; the chart is a combination then. */
  readonly second: readonly Series[];
  readonly stacking: Stacking;
  /** Whether the value that stands for the indicator, such as a total that is not drawn, is newer than all that are. */
  readonly isBehind: boolean;
  /** Of when all values are, if a series over time is shown at its latest point only. */
  readonly period: string | null;
  /** Each series in a small chart of its own. */
  readonly hasPanels: boolean;
  readonly unit: string | null;
  readonly logarithmic: boolean;
  readonly yMin: number | undefined;
  readonly yMax: number | undefined;
  /** Of points: which group each position belongs to; empty if there are none. */
  readonly groups: readonly string[];
  readonly map: MapSettings;
  readonly marks: readonly Mark[];
  /** Names of series that are in the table only: another unit, or measured on a second axis. */
  readonly leftOut: readonly string[];
}

/** More cannot be told apart in one drawing. */
export const maximumSeries = 6;

/** More small charts than that are a table. */
export const maximumPanels = 24;

/** Of a heat map. */
const maximumRows = 40;

const inPanels: readonly DrawnKind[] = ['line', 'area', 'column', 'stacked'];

/** More bars than that are a table. */
const maximumBars = 60;

/** Ages of a pyramid in years are read as a shape. */
const maximumAges = 130;

/** Their values stand beside each other, whatever the editors chose. */
const neverStacked: readonly DrawnKind[] = ['line', 'pyramid', 'dot', 'pie', 'spider', 'map', 'circles'];

/** Their series are parts of a whole, so that a total is none of them. */
const ofParts: readonly DrawnKind[] = ['pyramid', 'survey', 'pie'];

/** They have an axis for each of two series. */
const ofPoints: readonly DrawnKind[] = ['scatter', 'bubble'];

/** More points than that hide each other. */
const maximumPoints = 500;

/** They show one point in time: the latest. */
const ofOnePeriod: readonly DrawnKind[] = ['pie', 'map', 'circles'];

/** They have one value for each area. */
const ofAreas: readonly DrawnKind[] = ['map', 'circles'];

function hasNegative(series: readonly Series[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value < 0));
}

function stackingOf(kind: DrawnKind, series: readonly Series[], wanted: Stacking | undefined): Stacking {
  if (neverStacked.includes(kind) || series.length === 1) return 'none';
  if (kind === 'survey') return hasNegative(series) ? 'normal' : 'percent';
  const stacking = wanted ?? (kind === 'stacked' ? 'normal' : 'none');
  // Shares of a sum with negative parts are meaningless.
  return stacking === 'percent' && hasNegative(series) ? 'normal' : stacking;
}

/** The series of a combination that have an axis of their own: those that editors named, else those of another unit. */
function secondOf(filled: readonly Series[], kind: DrawnKind, options: ChartOptions | null): readonly Series[] {
  if (kind !== 'combo') return [];
  const named = filled.filter(({ key }) => options?.secondAxis?.includes(key));
  const wanted = named.length > 0 ? named : filled.filter(({ unit }) => unit !== filled[0]?.unit);
  return wanted.filter(({ unit }) => unit === wanted[0]?.unit);
}

/** Series that can share one axis; the others are named, not drawn. A total is not stacked upon its own parts. */
function drawable(
  series: readonly Series[],
  kind: DrawnKind,
  options: ChartOptions | null,
): { readonly drawn: readonly Series[]; readonly second: readonly Series[]; readonly leftOut: readonly string[] } {
  const filled = series.filter(({ values }) => values.some((value) => value !== null));
  const hasParts = ofParts.includes(kind) || stackingOf(kind, filled, options?.stacking) !== 'none';
  const parts = filled.filter(({ key, isTotal }) => !options?.secondAxis?.includes(key) && !(hasParts && isTotal));
  const drawn = parts.filter(({ unit }) => unit === parts[0]?.unit);
  const second = secondOf(filled, kind, options);
  const isLeftOut = (one: Series): boolean => !drawn.includes(one) && !second.includes(one);
  return { drawn, second, leftOut: filled.filter(isLeftOut).map(({ label }) => label) };
}

/** Rows and series as the kind shows them. */
function shownParts(kind: DrawnKind, read: ReadSeries): LatestParts {
  return ofOnePeriod.includes(kind) ? latestParts(read) : { ...read, period: null };
}

/** Whether there are columns, and lines with another axis over time. Names may need columns that lie, which no line crosses. */
function isCombination(series: readonly Series[], along: PositionKind, options: ChartOptions | null): boolean {
  return along !== 'category' && drawable(series, 'combo', options).second.length > 0;
}

/** Whether there are more rows than anyone reads as a drawing. */
function isTable({
  kind,
  positionKind: along,
  positions: { length },
  series,
  stacking,
}: Pick<ChartModel, 'kind' | 'positionKind' | 'positions' | 'series' | 'stacking'>): boolean {
  if (kind === 'heat') return along === 'category' && length > maximumBars;
  if (kind === 'pyramid') return along === 'category' && length > maximumAges;
  // What has names may lie down, if the names or the data need it.
  const mayLie = kind === 'bar' || (along === 'category' && kind !== 'line' && kind !== 'area');
  const lanes = stacking === 'none' && kind !== 'dot' ? series.length : 1;
  return mayLie && length * lanes > maximumBars;
}

/** Whether each series over time has its own small chart: there are too many for one, or the editors want it. */
function needsPanels(kind: DrawnKind, along: PositionKind, count: number, options: ChartOptions | null): boolean {
  if (along === 'category' || !inPanels.includes(kind)) return false;
  return count > maximumSeries || (count > 1 && options?.multiples === true);
}

/** How many series a chart can hold. */
function mostSeries(kind: DrawnKind, hasPanels: boolean): number {
  if (kind === 'heat') return maximumRows;
  return hasPanels ? maximumPanels : maximumSeries;
}

function marksOf(
  { annotations }: ChartData,
  { positionKind: along, positions }: Pick<ChartModel, 'positionKind' | 'positions'>,
): readonly Mark[] {
  return inOrderOfPlace(annotations.flatMap((annotation) => markOf(annotation, along, positions)));
}

/** A chart of points, each with two or three values; undefined if the data are none. */
function pointsModel(indicator: ChartData, wanted: DrawnKind): ChartModel | undefined {
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
    stacking: 'none',
    isBehind: false,
    hasPanels: false,
    period,
    unit: series[1]?.unit ?? null,
    logarithmic: false,
    yMin: indicator.chart_options?.yMin,
    yMax: indicator.chart_options?.yMax,
    groups,
    map: mapSettings(indicator),
    marks: marksOf(indicator, places),
    leftOut: others,
  };
}

/** Whether the value that stands for the indicator is newer than all that is drawn. */
function isBehind(indicator: ChartData, positions: readonly Position[]): boolean {
  const newest = valueOf(indicator)?.period;
  return newest !== undefined && timeOf(newest) > (positions.at(-1)?.at ?? Infinity);
}

/** The kind that is drawn if the data are no points, or have no second axis. */
function kindOfSeries(wanted: DrawnKind, read: ReadSeries, options: ChartOptions | null): DrawnKind {
  const along = positionKind(read.keys);
  if (ofPoints.includes(wanted)) return along === 'category' ? 'bar' : 'line';
  return wanted === 'combo' && !isCombination(read.series, along, options) ? 'column' : wanted;
}

/** The chart of an indicator; undefined if its table says more than a drawing could. */
export function chartModel(indicator: ChartData): ChartModel | undefined {
  const { chart_type: chosen, chart_options: options } = indicator;
  const wanted = drawnKinds.find((drawn) => drawn === chosen);
  if (wanted === undefined) return undefined;
  const points = ofPoints.includes(wanted) ? pointsModel(indicator, wanted) : undefined;
  if (points !== undefined) return points;
  const read = readSeries(indicator);
  if (read === undefined) return undefined;
  const kind = kindOfSeries(wanted, read, options);
  const { drawn, second, leftOut } = drawable(read.series, kind, options);
  const parts = shownParts(kind, { keys: read.keys, series: drawn });
  const shown = ofAreas.includes(kind) ? { ...parts, series: parts.series.slice(0, 1) } : parts;
  const columnKind = positionKind(shown.keys);
  const all = [...shown.series, ...second];
  const hasPanels = needsPanels(kind, columnKind, drawn.length, options);
  if (drawn.length === 0 || all.length > mostSeries(kind, hasPanels)) return undefined;
  const { positions, series: arranged } = arrange(shown.keys, all, columnKind, options?.sort === 'value');
  const series = arranged.slice(0, shown.series.length);
  const stacking = hasPanels ? 'none' : stackingOf(kind, series, options?.stacking);
  if (isTable({ kind, positionKind: columnKind, positions, series, stacking })) return undefined;
  return {
    kind,
    positionKind: columnKind,
    positions,
    series,
    second: arranged.slice(shown.series.length),
    stacking,
    isBehind: columnKind !== 'category' && isBehind(indicator, positions),
    hasPanels,
    period: shown.period,
    unit: series[0]?.unit ?? null,
    logarithmic: options?.logarithmic ?? false,
    yMin: options?.yMin,
    yMax: options?.yMax,
    groups: [],
    map: mapSettings(indicator),
    marks: marksOf(indicator, { positionKind: columnKind, positions }),
    leftOut: [...leftOut, ...parts.series.slice(shown.series.length).map(({ label }) => label)],
  };
}
