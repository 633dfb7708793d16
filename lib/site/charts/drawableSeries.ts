/** Which series of an indicator are drawn, and whether on top of each other. */
import type { DrawnKind } from '@/content-types/drawnKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import type { Series } from '@/lib/content/figures/readSeries';

export type Stacking = 'none' | 'normal' | 'percent';

/** Their values stand beside each other, whatever the editors chose. */
const neverStacked: readonly DrawnKind[] = ['line', 'pyramid', 'dot', 'pie', 'spider', 'map', 'circles'];

/** Their series are parts of a whole, so that a total is none of them. */
const ofParts: readonly DrawnKind[] = ['pyramid', 'survey', 'pie'];

export function hasNegative(series: readonly Series[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value < 0));
}

/** By how much the parts of a hundred per cent may miss it, because each was rounded. */
export const roundingError = 1;

/** Whether they add up to more than there is: shares of several wholes, such as the rates of several groups. */
function exceedWhole(series: readonly Series[]): boolean {
  const shares = series.filter(({ unit, isTotal }) => unit === '%' && !isTotal).map(({ values }) => values);
  const sums = (shares[0] ?? []).map((_, index) => shares.reduce((sum, values) => sum + (values[index] ?? 0), 0));
  return sums.some((sum) => sum > 100 + roundingError);
}

/** Parts and total may be rounded, each for itself: by so much of the total they may miss each other. */
const toleratedExcess = 0.02;

/** Whether they add up to more than the total beside them: subtotals among the parts, or rates of several groups. */
function exceedTotal(series: readonly Series[]): boolean {
  const totals = series.filter(({ isTotal }) => isTotal);
  const [total] = totals;
  if (total === undefined || totals.length > 1) return false;
  const parts = series.filter(({ isTotal, unit }) => !isTotal && unit === total.unit);
  return total.values.some((whole, index) => {
    const sum = parts.reduce((before, { values }) => before + (values[index] ?? 0), 0);
    return whole !== null && whole > 0 && sum > whole * (1 + toleratedExcess);
  });
}

/** Whether all parts of a whole are known somewhere, or are shares of it as they are. */
function haveWhole(series: readonly Series[]): boolean {
  const [first] = series;
  const isKnown = (_: number | null, index: number): boolean => series.every(({ values }) => values[index] !== null);
  return first?.unit === '%' || first?.values.some(isKnown) === true;
}

/** Whether series are drawn on top of each other, as editors want it if their values allow it. */
export function stackingOf(kind: DrawnKind, series: readonly Series[], wanted: Stacking | undefined): Stacking {
  if (neverStacked.includes(kind) || series.length === 1) return 'none';
  // Shares of a sum with negative or unknown parts are meaningless.
  const share = hasNegative(series) || !haveWhole(series) ? 'normal' : 'percent';
  if (kind === 'survey') return share;
  if (exceedWhole(series) || exceedTotal(series)) return 'none';
  const stacking = wanted ?? (kind === 'stacked' ? 'normal' : 'none');
  return stacking === 'percent' ? share : stacking;
}

/** The series of a combination that have an axis of their own: those that editors named, else those of another unit. */
function secondOf(filled: readonly Series[], kind: DrawnKind, options: ChartOptions | null): readonly Series[] {
  if (kind !== 'combo') return [];
  const named = filled.filter(({ key }) => options?.secondAxis?.includes(key));
  const wanted = named.length > 0 ? named : filled.filter(({ unit }) => unit !== filled[0]?.unit);
  return wanted.filter(({ unit }) => unit === wanted[0]?.unit);
}

/** Series that can share one axis; the others are named, not drawn. A total is not stacked upon its own parts. */
export function drawable(
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
