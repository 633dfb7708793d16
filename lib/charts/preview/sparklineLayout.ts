/** The layout of a series as a line or columns without axes. */
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { Entry } from '@/content-types/registry';
import { roundToTenth } from '@/lib/drawing/browser/chartMetrics';
import { positionKind, positionsOf } from '@/lib/data/positions';
import { readColumn } from '@/lib/data/readSeries';
import { downsample } from '@/lib/drawing/downsample';
import { hasTotal } from '@/lib/data/areaUnits';

export interface SparklineSize {
  readonly width: number;
  readonly height: number;
}

export interface SparklinePoint {
  readonly x: number;
  readonly y: number;
}

/** A line with its last point, or columns on a base. */
export type SparklineLayout =
  | { readonly points: readonly (SparklinePoint | null)[]; readonly last: SparklinePoint }
  | { readonly points: readonly SparklinePoint[]; readonly base: number; readonly step: number };

/** Room for the dot at the end. */
const margin = 5;

/** More columns have no recognisable shape. */
const maxColumns = 80;

function columns(values: readonly (number | null)[], { width, height }: SparklineSize): SparklineLayout | undefined {
  const sorted = values.filter((value) => value !== null).sort((left, right) => right - left);
  if (sorted.length < 2 || sorted.length > maxColumns) return undefined;
  const scale = scaleLinear()
    .domain([Math.min(0, ...sorted), Math.max(0, ...sorted)])
    .range([height - 1, 1]);
  const step = width / sorted.length;
  const points = sorted.map((value, index) => ({
    x: roundToTenth(step * (index + 0.5)),
    y: roundToTenth(scale(value)),
  }));
  return { points, base: roundToTenth(scale(0)), step };
}

interface PlacedValue {
  readonly at: number;
  readonly value: number | null;
}

/** Share of the width; narrower gaps do not interrupt the shape of the line. */
const widestGap = 0.05;

/** Whether there is a gap that would need an explanation, which a sparkline has no room for: a wide one, or one before the last value. */
function hasWideGap(placed: readonly PlacedValue[], span: number): boolean {
  const known = placed.flatMap(({ at, value }, index) => (value === null ? [] : [{ at, index }]));
  return known.some(({ at, index }, place) => {
    const next = known[place + 1];
    if (next === undefined || next.index === index + 1) return false;
    return place === known.length - 2 || next.at - at > span * widestGap;
  });
}

/** One series of an indicator: a line over time, or its areas sorted by size. Undefined if there is no shape. */
export function sparklineLayout(
  indicator: Entry<'products'>,
  size: SparklineSize,
  series: string | null = null,
): SparklineLayout | undefined {
  const read = readColumn(indicator, series);
  const wanted = read?.series[0];
  if (read === undefined || wanted === undefined) return undefined;
  const kind = positionKind(read.keys);
  if (kind === 'category') return hasTotal(indicator) ? undefined : columns(wanted.values, size);
  const { width, height } = size;
  // Scenarios are left out: the dot at the end must be the latest value, which is written beside it.
  const isKnown = (index: number): boolean => wanted.statuses[index] !== 'scenario';
  const values = new Map(read.keys.map((key, index) => [key, isKnown(index) ? wanted.values[index] : null]));
  const placed = positionsOf(read.keys, kind).map(({ key, at }) => ({ at, value: values.get(key) ?? null }));
  const [low, high] = extent(placed.flatMap(({ value }) => (value === null ? [] : [value])));
  const [from, to] = extent(placed.flatMap(({ at, value }) => (value === null ? [] : [at])));
  if (low === undefined || from === undefined || from === to || hasWideGap(placed, to - from)) return undefined;
  const x = scaleLinear()
    .domain([from, to])
    .range([margin, width - margin]);
  const y = scaleLinear()
    .domain(low === high ? [low - 1, high + 1] : [low, high])
    .range([height - margin, margin]);
  const points = placed.map(({ at, value }) =>
    value === null ? null : { x: roundToTenth(x(at)), y: roundToTenth(y(value)) },
  );
  const last = points.findLast((point) => point !== null);
  return last && { points: downsample(points, width), last };
}
