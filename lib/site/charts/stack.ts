/** Series on top of each other: positive values upwards, negative ones downwards. */
import { decimal } from '@/lib/base/decimal';
import type { Stacking } from './drawableSeries';
import type { Series } from '@/lib/content/figures/readSeries';

export interface Segment {
  readonly from: number;
  readonly to: number;
}

function sumAt(series: readonly Series[], index: number): number {
  return series.reduce((sum, { values }) => sum + Math.abs(values[index] ?? 0), 0);
}

/** For each series and position what it covers; null if it has no value. */
export function stackSeries(series: readonly Series[], stacking: Stacking): readonly (readonly (Segment | null)[])[] {
  const count = series[0]?.values.length ?? 0;
  const above = Array.from({ length: count }, () => 0);
  const below = Array.from({ length: count }, () => 0);
  return series.map(({ values }) =>
    values.map((value, index) => {
      if (value === null) return null;
      if (stacking === 'none') return { from: 0, to: value };
      const total = sumAt(series, index);
      const share = stacking === 'percent' && total > 0 ? (value / total) * 100 : value;
      const ends = share < 0 ? below : above;
      const from = ends[index] ?? 0;
      // A hair above 100, an axis would go on to 120.
      const to = decimal(from + share);
      ends[index] = to;
      return { from, to };
    }),
  );
}

/** The lowest and highest end of all stacks. */
export function stackedExtent(series: readonly Series[]): readonly [number, number] {
  const ends = stackSeries(series, 'normal').flatMap((segments) => segments.map((segment) => segment?.to ?? 0));
  return [Math.min(0, ...ends), Math.max(0, ...ends)];
}
