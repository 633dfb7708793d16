/** Stacks series: positive values upwards, negative ones downwards. */
import { withoutFloatError } from '@/lib/shared/withoutFloatError';
import { isPercentUnit } from '@/lib/data/valueChanges';
import { roundingError } from './model/drawableSeries';
import type { Stacking } from './model/drawableSeries';
import type { ChartModel } from './model/chartModel';
import type { Series } from '@/lib/data/readSeries';

export interface Segment {
  readonly from: number;
  readonly to: number;
}

function sumAt(series: readonly Series[], index: number): number {
  return series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0);
}

/** The factor that turns values into shares of 100; null if a part is unknown, and so the whole. */
function shareFactor(series: readonly Series[], index: number): number | null {
  const total = sumAt(series, index);
  // Values in percent stay as in the data; the missing rest stays empty.
  if (isPercentUnit(series[0]?.unit) && total < 100 - roundingError) return 1;
  if (series.some(({ values }) => values[index] === null)) return null;
  return total > 0 ? 100 / total : 1;
}

/** The segment of each series at each position; null without a value, or if the whole is unknown. */
export function stackSeries(series: readonly Series[], stacking: Stacking): readonly (readonly (Segment | null)[])[] {
  const count = series[0]?.values.length ?? 0;
  const above = Array.from({ length: count }, () => 0);
  const below = Array.from({ length: count }, () => 0);
  const factors = above.map((_, index) => (stacking === 'percent' ? shareFactor(series, index) : 1));
  return series.map(({ values }) =>
    values.map((value, index) => {
      const factor = factors[index] ?? null;
      if (value === null || factor === null) return null;
      if (stacking === 'none') return { from: 0, to: value };
      const share = value * factor;
      const ends = share < 0 ? below : above;
      const from = ends[index] ?? 0;
      // Slightly above 100, the axis would continue to 120.
      const to = withoutFloatError(from + share);
      ends[index] = to;
      return { from, to };
    }),
  );
}

export interface MissingPart {
  /** The first series without a value. */
  readonly series: Series;
  /** The end of the known parts. */
  readonly end: number;
}

/** For each position the first missing part of its stack, whose end is then not the total; undefined if none is missing. */
export function missingParts({
  series,
  stacking,
}: Pick<ChartModel, 'series' | 'stacking'>): readonly (MissingPart | undefined)[] {
  const segments = stackSeries(series, stacking);
  return (series[0]?.values ?? []).map((_, index) => {
    const missing = series.find(({ values }) => values[index] === null);
    const end = Math.max(0, ...segments.map((own) => own[index]?.to ?? 0));
    return stacking === 'none' || missing === undefined ? undefined : { series: missing, end };
  });
}

/** The lowest and highest end of all stacks; includes zero. */
export function stackExtent(series: readonly Series[]): readonly [number, number] {
  const ends = stackSeries(series, 'normal').flatMap((segments) => segments.map((segment) => segment?.to ?? 0));
  return [Math.min(0, ...ends), Math.max(0, ...ends)];
}
