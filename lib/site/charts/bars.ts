/** Bars of series along an axis: beside each other, or on top of each other. */
import type { Bands } from './bandScale';
import type { ChartModel } from './chartModel';
import { round } from './frame';
import { stackSeries } from './stack';
import type { ValueScale } from './valueScale';

export interface Bar {
  /** The middle across the bar. */
  readonly middle: number;
  /** Both ends along the bar, in units of the drawing. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly position: number;
}

export interface BarSeries {
  readonly bars: readonly Bar[];
  /** How thick each bar is. */
  readonly thickness: number;
}

/** Paper between stacked parts, so that neighbours are told apart without their colours. */
const gap = 1;

/** Stacked parts leave a little paper between them; a part too thin for it stays whole. */
function inset(from: number, to: number): readonly [number, number] {
  const direction = Math.sign(to - from);
  return Math.abs(to - from) <= gap * 2 ? [from, to] : [from + (direction * gap) / 2, to - (direction * gap) / 2];
}

/** The bars of each series; a missing value has none. */
export function barsOf(model: ChartModel, bands: Bands, values: ValueScale): readonly BarSeries[] {
  const { series, stacking, positions } = model;
  const segments = stackSeries(series, stacking);
  const count = stacking === 'none' ? series.length : 1;
  const slot = bands.size / count;
  return series.map((one, index) => ({
    thickness: round(Math.max(count > 1 ? slot * 0.92 : slot, 0.5)),
    bars: positions.flatMap(({ at }, position): Bar[] => {
      const segment = segments[index]?.[position];
      const value = one.values[position];
      if (segment === undefined || segment === null || typeof value !== 'number') return [];
      const offset = stacking === 'none' ? slot * (index + 0.5) - bands.size / 2 : 0;
      const ends = [values.place(stacking === 'none' ? values.base : segment.from), values.place(segment.to)] as const;
      const [from, to] = stacking === 'none' ? ends : inset(...ends);
      return [{ middle: round(bands.place(at) + offset), from: round(from), to: round(to), value, position }];
    }),
  }));
}
