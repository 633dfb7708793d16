/** The value axis: its ends and the round numbers on it. */
import { max, min } from 'd3-array';
import { scaleLinear, scaleLog } from 'd3-scale';
import type { ScaleLinear } from 'd3-scale';
import type { ChartKind } from '@/content-types/chartKinds';
import type { Locale } from '@/content-types/locales';
import { formatNumber } from '@/lib/i18n/format/number';
import { isPercentUnit } from '@/lib/data/valueChanges';
import type { ChartModel } from './model/chartModel';
import { roundingError } from './model/drawableSeries';
import { roundToTenth } from './browser/chartMetrics';
import type { Tick } from './browser/chartMetrics';
import { stackExtent } from './stack';

export interface ValueScale {
  /** Maps a value to units of the drawing. */
  readonly place: (value: number) => number;
  readonly ticks: readonly Tick[];
  /** The value at which bars and areas begin. */
  readonly base: number;
  /** Whether the axis does not include zero, so that heights are not proportional to values. */
  readonly leavesOutZero: boolean;
}

/** Kinds that may leave out zero if it is far from their values; areas and bars would be misleading without it. */
const mayLeaveOutZero: readonly ChartKind[] = ['line', 'dot', 'scatter', 'bubble'];
export const zeroIsFar = 0.4;

/** The end of an axis of shares. */
export const wholeShare = 100;

function shownValues({ series, second, hasSecondAxis, marks, stacking }: ChartModel): readonly number[] {
  const measured =
    stacking === 'none'
      ? series.flatMap(({ values, intervals }) => [
          ...values,
          ...intervals.flatMap((interval) => (interval === null ? [] : [interval.low, interval.high])),
        ])
      : [];
  const marked = marks.flatMap((mark) => (mark.type === 'line' || mark.type === 'point' ? [mark.value] : []));
  const lines = hasSecondAxis ? [] : second.flatMap(({ values }) => values);
  return [...measured, ...lines, ...marked].filter((value) => value !== null);
}

/** The least and greatest value to show, before rounding to ticks. */
function extentOf(model: ChartModel): readonly [number, number] {
  if (model.stacking === 'percent') return [0, 100];
  const values = shownValues(model);
  const [stackLow, stackHigh] = model.stacking === 'normal' ? stackExtent(model.series) : [Infinity, -Infinity];
  const hasPowers = isLogarithmic(model);
  // A logarithmic axis never reaches zero.
  const bounds = [model.yMin, model.yMax].map((bound) =>
    bound === undefined || (hasPowers && bound <= 0) ? undefined : bound,
  );
  const [yMin, yMax] = bounds;
  const low = Math.min(min(values) ?? 0, stackLow, yMin ?? Infinity);
  const high = Math.max(max(values) ?? 0, stackHigh, yMax ?? -Infinity);
  const showsZero = !mayLeaveOutZero.includes(model.kind) || (yMin === undefined && low > 0 && low < high * zeroIsFar);
  const needsZero = showsZero && !hasPowers;
  const [from, to] = needsZero ? [Math.min(low, 0), Math.max(high, 0)] : [low, high];
  // Leaves room on both sides if all values are the same.
  if (from === to)
    return from === 0 ? [0, 1] : [Math.min(from, from * 0.9, from * 1.1), Math.max(to, to * 0.9, to * 1.1)];
  return [from, to];
}

/** The decimals that distinguish ticks with this step. */
export function decimalsOfStep(step: number): number {
  const decimals = -Math.floor(Math.log10(step) + 1e-9);
  // 2.5 needs one more than its power of ten.
  const isWhole = Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) < 1e-6;
  return Math.max(0, Math.min(10, isWhole ? decimals : decimals + 1));
}

/** Whether a logarithmic axis is wanted and possible. */
export function isLogarithmic(model: ChartModel): boolean {
  return model.logarithmic && model.kind === 'line' && shownValues(model).every((value) => value > 0);
}

function logarithmicScale(model: ChartModel, range: readonly [number, number], locale: Locale): ValueScale {
  const scale = scaleLog().domain(extentOf(model)).range(range).nice();
  const [from = 1, to = 10] = scale.domain();
  const powers = Array.from({ length: Math.round(Math.log10(to / from)) + 1 }, (_, index) => from * 10 ** index);
  const values = powers.length > 2 ? powers : powers.flatMap((power) => [power, power * 2, power * 5]);
  const ticks = values.filter((value) => value <= to * 1.0001);
  return {
    place: (value) => roundToTenth(scale(value)),
    ticks: ticks.map((value) => ({
      at: roundToTenth(scale(value)),
      text: formatNumber(Number(value.toPrecision(6)), locale),
    })),
    base: from,
    // A logarithmic axis has no zero; readers expect distances to be ratios.
    leavesOutZero: false,
  };
}

/** Ends an axis of shares at 100, although a sum of rounded shares may be slightly more. */
function endAtHundred(scale: ScaleLinear<number, number>): void {
  const [from = 0, to = 0] = scale.domain();
  if (to > wholeShare) scale.domain([from, wholeShare]);
}

/** The value axis over a range of coordinates, with about `count` ticks. */
export function valueScale(
  model: ChartModel,
  range: readonly [number, number],
  count: number,
  locale: Locale,
): ValueScale {
  if (isLogarithmic(model)) return logarithmicScale(model, range, locale);
  const shown = extentOf(model);
  const scale = scaleLinear().domain(shown).range(range).nice(count);
  if (isPercentUnit(model.unit) && shown[1] <= wholeShare + roundingError) endAtHundred(scale);
  const values = scale.ticks(count);
  const [first = 0, second = first + 1] = values;
  const decimals = decimalsOfStep(second - first);
  const [from = 0, to = 1] = scale.domain();
  return {
    place: (value) => roundToTenth(scale(value)),
    ticks: values.map((value) => ({ at: roundToTenth(scale(value)), text: formatNumber(value, locale, { decimals }) })),
    base: Math.min(Math.max(0, from), to),
    leavesOutZero: from > 0 || to < 0,
  };
}
