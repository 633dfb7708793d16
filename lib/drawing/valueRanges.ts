/** The intervals of values as lines with a stroke at both ends. */
import type { Series } from '@/lib/data/readSeries';
import type { ChartModel } from './model/chartModel';
import { roundToTenth } from './browser/chartMetrics';
import type { ValueScale } from './valueScale';

/** Both ends, in units of the drawing. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Null if there is no interval, or in a stack, where it would be away from its value. */
export function rangeAt(
  { intervals }: Series,
  position: number,
  { stacking }: Pick<ChartModel, 'stacking'>,
  { place }: Pick<ValueScale, 'place'>,
): Range | null {
  const interval = stacking === 'none' ? (intervals[position] ?? null) : null;
  return interval && { low: place(interval.low), high: place(interval.high) };
}

export interface PlacedRange extends Range {
  /** Its place across, in units of the drawing. */
  readonly at: number;
  /** Half the length of the strokes at its ends. */
  readonly half: number;
}

/** The ranges of what has one. */
export function placedRanges<Item extends { readonly range: Range | null }>(
  items: readonly Item[],
  placeOf: (item: Item) => Pick<PlacedRange, 'at' | 'half'>,
): readonly PlacedRange[] {
  return items.flatMap((item) => (item.range === null ? [] : [{ ...item.range, ...placeOf(item) }]));
}

/** The path of vertical ranges. */
export function verticalRanges(ranges: readonly PlacedRange[]): string {
  return ranges
    .map(({ at, half, low, high }) => {
      const end = (y: number): string => `M${roundToTenth(at - half)} ${roundToTenth(y)}h${roundToTenth(half * 2)}`;
      return `M${at} ${roundToTenth(low)}V${roundToTenth(high)}${end(low)}${end(high)}`;
    })
    .join('');
}

/** The path of horizontal ranges, in rows that may be one unit high. */
export function horizontalRanges(ranges: readonly PlacedRange[]): string {
  const fine = (value: number): number => Math.round(value * 1000) / 1000;
  return ranges
    .map(({ at, half, low, high }) => {
      const end = (x: number): string => `M${roundToTenth(x)} ${fine(at - half)}v${fine(half * 2)}`;
      return `M${roundToTenth(low)} ${fine(at)}H${roundToTenth(high)}${end(low)}${end(high)}`;
    })
    .join('');
}
