/** Values of areas in classes, each with a tone of one colour. */
import { extent } from 'd3-array';
import { scaleQuantile } from 'd3-scale';
import type { Locale } from '@/content-types/locales';
import { formatRange } from '@/lib/language/format/number';
import type { ChartModel } from './chartModel';
import { classTexts } from './heatLayout';
import { valueText } from './valueText';

/** From 0, the palest, to 4 in steps of a half; null for an unknown value. */
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

/** Evenly spread over the tones, by how many classes there are. */
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

/** Classes of about as many areas each; equal values are in the same. */
function quantiles(values: readonly number[], model: ChartModel, locale: Locale): MapClasses {
  const count = Math.min(model.map.classCount, new Set(values).size);
  const scale = scaleQuantile()
    .domain(values)
    .range(tonesByCount[count] ?? []);
  const [series] = model.series;
  const textOf = (value: number, unit = model.unit): string =>
    series === undefined ? '' : valueText({ ...series, unit }, value, locale);
  const classes = (tonesByCount[count] ?? []).toReversed().flatMap((tone): MapClass[] => {
    const [low, high] = extent(values.filter((value) => scale(value) === tone));
    if (low === undefined) return [];
    return [{ tone, text: low === high ? textOf(high) : formatRange(textOf(low, null), textOf(high)) }];
  });
  return { toneOf: (value) => scale(value), classes };
}

function between(thresholds: readonly number[], locale: Locale): MapClasses {
  const tones = tonesByCount[thresholds.length + 1] ?? [];
  const texts = classTexts(thresholds, locale);
  return {
    toneOf: (value) => tones[thresholds.filter((threshold) => threshold <= value).length] ?? null,
    classes: tones.map((tone, index) => ({ tone, text: texts[index] ?? '' })).toReversed(),
  };
}

/** Bounds between steps of the same size; none if all values are the same. */
function equalSteps(values: readonly number[], count: number): readonly number[] {
  const [low = 0, high = 0] = extent(values);
  if (low === high) return [];
  const step = (high - low) / count;
  return Array.from({ length: count - 1 }, (_, index) => Number((low + (index + 1) * step).toPrecision(3)));
}

/** The classes of the known values of a map, as editors want them. */
export function mapClasses(values: readonly number[], model: ChartModel, locale: Locale): MapClasses {
  const { classes: wanted, classCount } = model.map;
  if (wanted === 'quantiles') return quantiles(values, model, locale);
  const thresholds =
    wanted === 'equal' ? equalSteps(values, classCount) : [...new Set(wanted)].sort((one, other) => one - other);
  return thresholds.length === 0 ? quantiles(values, model, locale) : between(thresholds, locale);
}
