/** Bars of series along an axis, side by side or stacked. */
import type { Bands } from './bandScale';
import { certaintyAt } from './model/certainty';
import type { Certainty } from './model/certainty';
import type { ChartModel } from './model/chartModel';
import { roundToTenth } from './browser/chartMetrics';
import { placedRanges, rangeAt } from './valueRanges';
import type { PlacedRange, Range } from './valueRanges';
import { stackSeries } from './stack';
import type { ValueScale } from './valueScale';

export interface Bar {
  /** The middle of its thickness, in units of the drawing. */
  readonly middle: number;
  /** Both ends along the bar, in units of the drawing. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly position: number;
  readonly certainty: Certainty;
  readonly range: Range | null;
}

export interface BarSeries {
  readonly bars: readonly Bar[];
  /** Of each bar, in units of the drawing. */
  readonly thickness: number;
}

/** Ends of a stacked part, with a small gap that separates neighbours even without colours; too thin parts have none. */
export function insetSegment(from: number, to: number, gap = 1): readonly [number, number] {
  const direction = Math.sign(to - from);
  return Math.abs(to - from) <= gap * 2 ? [from, to] : [from + (direction * gap) / 2, to - (direction * gap) / 2];
}

/** The thickness of bars, and the offset of each series from the middle of the band. */
export function lanesOf(
  { series, stacking }: ChartModel,
  { size }: Bands,
): { thickness: number; offsets: readonly number[] } {
  const count = stacking === 'none' ? series.length : 1;
  const slot = size / count;
  return {
    thickness: roundToTenth(Math.max(count > 1 ? slot * 0.92 : slot, 0.5)),
    offsets: series.map((_, index) => (stacking === 'none' ? slot * (index + 0.5) - size / 2 : 0)),
  };
}

/** In units of the drawing. */
const longestHalf = 9;

/** The ranges of vertical bars. */
export function rangesOf({ bars, thickness }: BarSeries): readonly PlacedRange[] {
  const half = Math.min(longestHalf, thickness / 3);
  return placedRanges(bars, ({ middle }) => ({ at: middle, half }));
}

/** The bars of each series; missing values have none. */
export function barsOf(model: ChartModel, bands: Bands, values: ValueScale): readonly BarSeries[] {
  const { series, stacking, positions } = model;
  const segments = stackSeries(series, stacking);
  const { thickness, offsets } = lanesOf(model, bands);
  return series.map((one, index) => ({
    thickness,
    bars: positions.flatMap(({ at }, position): Bar[] => {
      const segment = segments[index]?.[position];
      const value = one.values[position];
      if (segment === undefined || segment === null || typeof value !== 'number') return [];
      const ends = [values.place(stacking === 'none' ? values.base : segment.from), values.place(segment.to)] as const;
      const [from, to] = stacking === 'none' ? ends : insetSegment(...ends);
      const middle = roundToTenth(bands.place(at) + (offsets[index] ?? 0));
      const range = rangeAt(one, position, model, values);
      const certainty = certaintyAt(one, position);
      return [{ middle, from: roundToTenth(from), to: roundToTenth(to), value, position, certainty, range }];
    }),
  }));
}
