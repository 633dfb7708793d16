/** The layout of lines and areas. */
import { scaleLinear } from 'd3-scale';
import type { Locale } from '@/content-types/locales';
import { certaintyAt } from '@/lib/drawing/model/certainty';
import type { Certainty } from '@/lib/drawing/model/certainty';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { plotSize, roundToTenth } from '@/lib/drawing/browser/chartMetrics';
import { rangeAt } from '@/lib/drawing/valueRanges';
import type { PlacedRange } from '@/lib/drawing/valueRanges';
import { secondScale } from '@/lib/drawing/secondScale';
import { stackSeries } from '@/lib/drawing/stack';
import { downsample } from '@/lib/drawing/downsample';
import { cartesianLayout, verticalScale } from '@/lib/drawing/cartesianLayout';
import type { SecondAxis, CartesianLayout } from '@/lib/drawing/cartesianLayout';

/** In units of the plot. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  /** The lower edge of an area below the line. */
  readonly base: number;
  /** The interval of the value; the point itself if none is known. */
  readonly low: number;
  readonly high: number;
  readonly certainty: Certainty;
}

export interface Line {
  /** Null where a value is missing, which leaves a gap. */
  readonly points: readonly (LinePoint | null)[];
  readonly hasIntervals: boolean;
}

export interface LineLayout extends CartesianLayout {
  /** One per series, those of `ChartModel.second` last. */
  readonly lines: readonly Line[];
}

/** The axis on the right; undefined if the chart has none. */
export function secondAxisOf(model: ChartModel, locale: Locale): SecondAxis | undefined {
  if (!model.hasSecondAxis) return undefined;
  return { values: secondScale(model, verticalScale(model, locale), locale), unit: model.second[0]?.unit ?? null };
}

/** The lines of a model on given axes. */
export function linesOf(
  model: ChartModel,
  { values: scale, place }: Pick<CartesianLayout, 'values' | 'place'>,
): readonly Line[] {
  const segments = stackSeries(model.series, model.stacking);
  return model.series.map((one, series) => {
    const points = model.positions.map(({ at }, index): LinePoint | null => {
      const segment = segments[series]?.[index] ?? null;
      if (segment === null) return null;
      const range = rangeAt(one, index, { stacking: 'none' }, scale);
      const from = model.stacking === 'none' ? scale.base : segment.from;
      return {
        x: place(at),
        y: scale.place(segment.to),
        base: scale.place(from),
        low: range?.low ?? scale.place(segment.to),
        high: range?.high ?? scale.place(segment.to),
        certainty: certaintyAt(one, index),
      };
    });
    return {
      points: downsample(points, plotSize.width),
      hasIntervals: model.stacking === 'none' && one.boundNames !== null,
    };
  });
}

/** The lines of a combination, on the right axis if there is one. */
export function secondLines(
  model: ChartModel,
  { values, place, second }: Pick<CartesianLayout, 'values' | 'place' | 'second'>,
): readonly Line[] {
  const own: ChartModel = { ...model, series: model.second, stacking: 'none' };
  return linesOf(own, { values: second?.values ?? values, place });
}

/** In units of the plot. */
const halfOfEnds = 6;

/** The ranges of points between gaps, where a band would have no width. */
export function isolatedRanges({ points, hasIntervals }: Line): readonly PlacedRange[] {
  if (!hasIntervals) return [];
  const isKnown = (index: number): boolean => (points[index] ?? null) !== null;
  return points.flatMap((point, index) =>
    point === null || isKnown(index - 1) || isKnown(index + 1)
      ? []
      : [{ at: point.x, low: point.low, high: point.high, half: halfOfEnds }],
  );
}

/** Splits a line: a segment between two values is dashed if either of them is. */
export function splitByCertainty(points: Line['points']): Readonly<Record<'solid' | 'dashed', Line['points']>> {
  const isDashed = (point: LinePoint | null | undefined): boolean => point?.certainty === 'dashed';
  const dashed = points.flatMap((point, index): readonly (LinePoint | null)[] => {
    if (point === null) return [null];
    if (isDashed(point)) return [point];
    // Dashed segments may end here, begin here, or both.
    const [before, after] = [isDashed(points[index - 1]), isDashed(points[index + 1])];
    return [...(before ? [point] : []), null, ...(after ? [point] : [])];
  });
  return { solid: points.map((point) => (isDashed(point) ? null : point)), dashed };
}

/** Up to `fewPoints` all points have markers; otherwise about `markersPerLine`, which are enough to distinguish series. */
const fewPoints = 12;
const markersPerLine = 4;

function markedPoints(points: Line['points'], isOnly: boolean): readonly LinePoint[] {
  const known = points.filter((point) => point !== null);
  if (known.length <= fewPoints) return known;
  if (isOnly) return known.slice(-1);
  const step = Math.ceil(known.length / markersPerLine);
  return known.filter((_, index) => (known.length - 1 - index) % step === 0);
}

/** The points with markers: some of the line, and some of those that are not final. */
export function markerPoints(points: Line['points'], isOnly: boolean): readonly LinePoint[] {
  const hollow = points.filter((point) => point?.certainty === 'hollow');
  return [...new Set([...markedPoints(points, isOnly), ...markedPoints(hollow, false)])];
}

/** Maps `Position.at` to units of the plot, from edge to edge. */
export function placeAlong({ positions }: ChartModel): CartesianLayout['place'] {
  const [first = 0, last = 0] = [positions.at(0)?.at, positions.at(-1)?.at];
  const scale = scaleLinear().domain([first, last]).range([0, plotSize.width]);
  return (at) => roundToTenth(first === last ? plotSize.width / 2 : scale(at));
}

/** The layout of a line or area chart in a language. */
export function lineLayout(model: ChartModel, locale: Locale): LineLayout {
  const axes = { values: verticalScale(model, locale), place: placeAlong(model), second: secondAxisOf(model, locale) };
  const lines = linesOf(model, axes);
  const endOf = (series: number): number | undefined => {
    const end = lines[series]?.points.at(-1);
    if (end === undefined || end === null) return undefined;
    return model.stacking === 'none' ? end.y : (end.y + end.base) / 2;
  };
  return { ...cartesianLayout(model, axes, endOf, locale), lines: [...lines, ...secondLines(model, axes)] };
}
