/** Sorts the values of areas into classes with tones of one colour, and of a second one for values below zero. */
import { extent } from 'd3-array';
import type { Locale } from '@/content-types/locales';
import { formatRange } from '@/lib/i18n/format/number';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { classTexts } from '../heat/heatLayout';
import { valueText } from '@/lib/drawing/model/valueText';

/**
 * From 0 (palest) to 4 in steps of 0.5. If values are on both sides of zero, those below have -1 to -5. Null for an unknown value.
 */
export type Tone = number | null;

export interface MapClass {
  readonly tone: Tone;
  /** Its lowest and highest value, or its bounds: `0,24–0,44 %`, `10 bis unter 20`. */
  readonly text: string;
}

export interface MapClasses {
  readonly toneOf: (value: number) => Tone;
  /** The highest first. */
  readonly classes: readonly MapClass[];
}

/** Tones by number of classes, evenly spread. */
const tonesByCount: readonly (readonly number[])[] = [
  [],
  [2],
  [0, 4],
  [0, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 2, 3, 4],
  [0, 1, 1.5, 2.5, 3, 4],
  [0, 0.5, 1.5, 2, 2.5, 3.5, 4],
];

function hasBothSigns(values: readonly number[]): boolean {
  return values.some((value) => value < 0) && values.some((value) => value >= 0);
}

/** The tones of classes in ascending order, of which the first `below` are below zero: the farther from zero, the stronger. */
function tonesOf(count: number, below: number): readonly number[] {
  const under = (tonesByCount[below] ?? []).map((tone) => -1 - tone).toReversed();
  return [...under, ...(tonesByCount[count - below] ?? [])];
}

/**
 * Bounds between classes with about as many areas each. Each bound is a value, and equal values are in the same class, so no class
 * is empty.
 */
function quantileBounds(values: readonly number[], count: number): readonly number[] {
  const sorted = values.toSorted((one, other) => one - other);
  const steps = sorted.flatMap((value, index) => (index > 0 && value !== sorted[index - 1] ? [index] : []));
  const most = Math.min(count - 1, steps.length);
  const bounds: number[] = [];
  let first = 0;
  for (let bound = 1; bound <= most; bound += 1) {
    const wanted = (sorted.length * bound) / (most + 1);
    // Leave enough steps for the bounds after this one.
    const possible = steps.slice(first, steps.length - (most - bound));
    const [nearest = 0] = possible.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    first = steps.indexOf(nearest) + 1;
    bounds.push(sorted[nearest] ?? 0);
  }
  return bounds;
}

/** Bounds for values that are not negative. Zero is a class of its own, because it means that there is nothing. */
function upwardBounds(values: readonly number[], count: number): readonly number[] {
  const above = values.filter((value) => value > 0);
  if (above.length === 0 || above.length === values.length) return quantileBounds(values, count);
  return [Math.min(...above), ...quantileBounds(above, Math.max(1, count - 1))];
}

/** If values are on both sides of zero, it is a bound, and each side gets classes in proportion to its number of values. */
function signedBounds(values: readonly number[], count: number): readonly number[] {
  const [below, above] = [values.filter((value) => value < 0), values.filter((value) => value >= 0)];
  if (below.length === 0) return upwardBounds(values, count);
  if (above.length === 0) return quantileBounds(values, count);
  const share = Math.round((count * below.length) / values.length);
  const countBelow = Math.min(Math.max(1, share), Math.max(1, count - 1));
  return [...quantileBounds(below, countBelow), 0, ...upwardBounds(above, Math.max(1, count - countBelow))];
}

interface Bounded {
  /** The index of the class of a value. */
  readonly classOf: (value: number) => number;
  readonly tones: readonly number[];
}

function bounded(values: readonly number[], bounds: readonly number[]): Bounded {
  const below = hasBothSigns(values) ? bounds.filter((bound) => bound <= 0).length : 0;
  const classOf = (value: number): number => bounds.filter((bound) => bound <= value).length;
  const ofZero = values.includes(0) ? classOf(0) : -1;
  const isAlone = values.every((value) => value === 0 || classOf(value) !== ofZero);
  const tones = tonesOf(bounds.length + 1, below).map((tone, index) => (isAlone && index === ofZero ? 0 : tone));
  return { classOf, tones };
}

/** Quantile classes, named after their lowest and highest value. */
function quantiles(values: readonly number[], model: ChartModel, locale: Locale): MapClasses {
  const { classOf, tones } = bounded(values, signedBounds(values, model.map.classCount));
  const [series] = model.series;
  const textOf = (value: number, unit = model.unit): string =>
    series === undefined ? '' : valueText({ ...series, unit }, value, locale);
  const classes = tones.flatMap((tone, index): MapClass[] => {
    const [low, high] = extent(values.filter((value) => classOf(value) === index));
    if (low === undefined) return [];
    return [{ tone, text: low === high ? textOf(high) : formatRange(textOf(low, null), textOf(high)) }];
  });
  return { toneOf: (value) => tones[classOf(value)] ?? null, classes: classes.toReversed() };
}

/** Classes between given bounds, named after these. */
function between(values: readonly number[], bounds: readonly number[], locale: Locale): MapClasses {
  const { classOf, tones } = bounded(values, bounds);
  const texts = classTexts(bounds, locale);
  return {
    toneOf: (value) => tones[classOf(value)] ?? null,
    classes: tones.map((tone, index) => ({ tone, text: texts[index] ?? '' })).toReversed(),
  };
}

/** Rounds to two digits of the step, so that bounds far from zero stay distinct. */
function roundedBy(step: number, value: number): number {
  const unit = 10 ** (Math.floor(Math.log10(step)) - 1);
  return Number((Math.round(value / unit) * unit).toPrecision(12));
}

/** Bounds of equal steps, counted from zero if values are on both sides of it; empty if all values are the same. */
function equalSteps(values: readonly number[], count: number): readonly number[] {
  const [low = 0, high = 0] = extent(values);
  if (low === high) return [];
  const step = (high - low) / count;
  const start = hasBothSigns(values) ? 0 : low;
  const first = Math.floor((low - start) / step) + 1;
  const length = Math.max(1, Math.ceil((high - start) / step - 1e-9) - first);
  return Array.from({ length }, (_, index) => roundedBy(step, start + (first + index) * step));
}

/** The classes for the known values of a map, as editors chose them. */
export function mapClasses(values: readonly number[], model: ChartModel, locale: Locale): MapClasses {
  const { classes: wanted, classCount } = model.map;
  if (wanted === 'quantiles') return quantiles(values, model, locale);
  const thresholds =
    wanted === 'equal' ? equalSteps(values, classCount) : [...new Set(wanted)].sort((one, other) => one - other);
  return thresholds.length === 0 ? quantiles(values, model, locale) : between(values, thresholds, locale);
}
