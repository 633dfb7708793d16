/** Decides which series of an indicator are drawn, and whether they are stacked. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { ChartOptions } from '@/content-types/indicatorData';
import { isPercentUnit } from '@/lib/data/valueChanges';
import type { Series } from '@/lib/data/readSeries';

export type Stacking = 'none' | 'normal' | 'percent';

/** Kinds that are not stacked, whatever editors chose. */
const neverStacked: readonly ChartKind[] = ['line', 'pyramid', 'dot', 'pie', 'spider', 'map', 'circles'];

/** Kinds whose series are parts of a whole, so that the total is not drawn. */
const ofParts: readonly ChartKind[] = ['pyramid', 'survey', 'pie'];

export function hasNegative(series: readonly Series[]): boolean {
  return series.some(({ values }) => values.some((value) => value !== null && value < 0));
}

/** How far the sum of rounded parts may be from 100 %. */
export const roundingError = 1;

function hasValues({ values }: Series): boolean {
  return values.some((value) => value !== null);
}

function sumsOf(parts: readonly Series[]): readonly number[] {
  return (parts[0]?.values ?? []).map((_, index) => parts.reduce((sum, { values }) => sum + (values[index] ?? 0), 0));
}

/** Whether shares add up to more than 100 %: they belong to several wholes, or respondents may give several answers. */
function exceedHundred(series: readonly Series[]): boolean {
  const parts = series.filter(({ isTotal }) => !isTotal);
  const shares = parts.filter(({ unit }) => isPercentUnit(unit) && unit === parts[0]?.unit);
  return sumsOf(shares).some((sum) => sum > 100 + roundingError);
}

/** How far the sum of parts may be from the total, as a share of it: both may be rounded. */
const tolerated = 0.02;

/**
 * How the sum of parts compares with the total at any position. `more`: there are subtotals among them, or they are rates of several
 * groups. `less`: some parts are missing. Empty without a single total.
 */
function comparedWithTotal(series: readonly Series[]): ReadonlySet<'more' | 'less'> {
  const [total, ...others] = series.filter(({ isTotal }) => isTotal);
  if (total === undefined || others.length > 0) return new Set();
  const parts = series.filter(({ isTotal, unit }) => !isTotal && unit === total.unit);
  const found = sumsOf(parts).flatMap((sum, index) => {
    const whole = total.values[index] ?? null;
    if (whole === null || whole <= 0) return [];
    if (sum > whole * (1 + tolerated)) return ['more' as const];
    const isComplete = parts.every(({ values }) => values[index] !== null);
    return isComplete && sum < whole * (1 - tolerated) ? ['less' as const] : [];
  });
  return new Set(found);
}

/** Whether values are percentages, or all parts of the whole are known at some position. */
function haveWhole(series: readonly Series[]): boolean {
  const [first] = series;
  const isKnown = (_: number | null, index: number): boolean => series.every(({ values }) => values[index] !== null);
  return isPercentUnit(first?.unit) || first?.values.some(isKnown) === true;
}

/** Whether these are all parts of one whole, in one unit and adding up to it: otherwise shares make no sense. */
export function areWhole(series: readonly Series[]): boolean {
  const [first, ...others] = series.filter((one) => !one.isTotal && hasValues(one));
  const isOfOneUnit = others.every(({ unit }) => unit === first?.unit);
  return isOfOneUnit && !exceedHundred(series) && comparedWithTotal(series).size === 0;
}

/** How series are stacked: as editors chose, if the values allow it. `all`: includes series that are not drawn. */
export function stackingOf(
  kind: ChartKind,
  series: readonly Series[],
  wanted: Stacking | undefined,
  all = series,
): Stacking {
  if (neverStacked.includes(kind) || series.length === 1) return 'none';
  if (kind === 'survey' && !areWhole(all)) return 'none';
  if (exceedHundred(all) || comparedWithTotal(all).has('more')) return 'none';
  // Shares of a sum with negative or unknown parts are meaningless.
  const isUnclear = hasNegative(series) || !haveWhole(series) || comparedWithTotal(all).has('less');
  const share = isUnclear ? 'normal' : 'percent';
  if (kind === 'survey') return share;
  const stacking = wanted ?? (kind === 'stacked' ? 'normal' : 'none');
  return stacking === 'percent' ? share : stacking;
}

/** Beginnings of names of targets, means and balances, in the languages of the site. */
const measures =
  /^(ziel|soll|plan|richt|grenz|mittel|durchschnitt|saldo|objectif|cible|moyenne|solde|obiettiv|media|target|goal|mean|average|balance)/iu;

/** The lines that share the axis of the columns: those that editors chose, else targets and means, else the last series. */
function linesAmong(filled: readonly Series[], options: ChartOptions | null): readonly Series[] {
  if (filled.length < 2) return [];
  const named = filled.filter(({ key }) => options?.lines?.includes(key));
  const found = named.length > 0 ? named : filled.filter(({ label }) => measures.test(label));
  const lines = found.length > 0 ? found : filled.slice(-1);
  return lines.length < filled.length ? lines : [];
}

interface Lines {
  readonly second: readonly Series[];
  /** Whether the lines have their own axis. */
  readonly hasSecondAxis: boolean;
}

/** The lines of a combination. Those that editors chose for the second axis, else those of another unit, get their own axis. */
function linesOf(filled: readonly Series[], kind: ChartKind, options: ChartOptions | null): Lines {
  if (kind !== 'combo') return { second: [], hasSecondAxis: false };
  const named = filled.filter(({ key }) => options?.secondAxis?.includes(key));
  const wanted = named.length > 0 ? named : filled.filter(({ unit }) => unit !== filled[0]?.unit);
  const hasSecondAxis = wanted.length > 0 && options?.lines === undefined;
  const second = hasSecondAxis
    ? wanted.filter(({ unit }) => unit === wanted[0]?.unit)
    : linesAmong(
        filled.filter(({ unit }) => unit === filled[0]?.unit),
        options,
      );
  return { second, hasSecondAxis };
}

/** Splits series into those that can share one axis and those that are only named. A total is not stacked on its own parts. */
export function drawable(
  series: readonly Series[],
  kind: ChartKind,
  options: ChartOptions | null,
): Lines & { readonly drawn: readonly Series[]; readonly leftOut: readonly Series[] } {
  const filled = series.filter(hasValues);
  const { second, hasSecondAxis } = linesOf(filled, kind, options);
  const hasParts = ofParts.includes(kind) || stackingOf(kind, filled, options?.stacking) !== 'none';
  const isOnLeft = (one: Series): boolean => !options?.secondAxis?.includes(one.key) && !second.includes(one);
  const parts = filled.filter((one) => isOnLeft(one) && !(hasParts && one.isTotal));
  const drawn = parts.filter(({ unit }) => unit === parts[0]?.unit);
  const isLeftOut = (one: Series): boolean => !drawn.includes(one) && !second.includes(one);
  return { drawn, second, hasSecondAxis, leftOut: filled.filter(isLeftOut) };
}
