/** Where the bars of a population pyramid are: one row for each age, a series on each side of the middle. */
import type { Locale } from '@/content-types/locales';
import { certaintyAt } from './certainty';
import type { Certainty } from './certainty';
import type { ChartModel } from './chartModel';
import { fontSize, plotSize, round, textWidth } from './frame';
import type { Tick } from './frame';
import { firstWith, placeOfNames, rowTicks, rowWidths } from './rowRoom';
import type { NamesBeside, RowTick } from './rowRoom';
import { unitOf } from './valueText';
import { valueScale } from './valueScale';

export interface PyramidBar {
  readonly series: number;
  /** Both ends, in units of the plot. */
  readonly from: number;
  readonly to: number;
  readonly certainty: Certainty;
}

export interface PyramidRow {
  readonly key: string;
  readonly position: number;
  /** Empty where names would cover each other. */
  readonly name: string;
  readonly bars: readonly PyramidBar[];
}

export interface PyramidLayout {
  /** The oldest on top. */
  readonly rows: readonly PyramidRow[];
  readonly ticks: readonly RowTick[];
  readonly namesBeside: NamesBeside;
  /** Single years of age: rows lower than a line of text. */
  readonly isFine: boolean;
}

const middle = plotSize.width / 2;

/** About so many values stand on each side. */
const ticksPerSide = 3;

/** More rows than that are lower than their names. */
const mostNames = 30;

/** Every so manieth age keeps its name then. */
const nameStep = 10;

function ageOf(name: string): number | undefined {
  const digits = /\d+/.exec(name)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether the first name is the youngest, so that the order is to be turned round. */
function beginsYoung(names: readonly string[]): boolean {
  const [first, last] = [ageOf(names.at(0) ?? ''), ageOf(names.at(-1) ?? '')];
  return first !== undefined && last !== undefined && first < last;
}

function keepsName(name: string, index: number): boolean {
  return (ageOf(name) ?? index) % nameStep === 0;
}

/** The same values on both sides; zero between them wherever the ends leave it room. */
function ticksOf(half: readonly Tick[], widths: readonly number[], unit: string | null): readonly RowTick[] {
  const mirrored = half.slice(1).map(({ at, text }) => ({ at: round(middle - at), text }));
  const right = half.map(({ at, text }) => ({ at: round(middle + at), text }));
  const ticks = rowTicks([...mirrored.toReversed(), ...right], widths, unit);
  const zeroFrom = firstWith(widths, 0.5, textWidth(ticks.at(-1)?.text ?? '') + fontSize);
  return ticks.map((tick) => (tick.at === middle ? { ...tick, from: zeroFrom } : tick));
}

/** The layout of a pyramid; the model has two series over names. */
export function pyramidLayout(model: ChartModel, locale: Locale): PyramidLayout {
  const names = model.positions.map(({ key }) => key);
  const isFine = names.length > mostNames;
  const half = valueScale({ ...model, yMin: undefined, marks: [] }, [0, middle], ticksPerSide, locale);
  const sides = [-1, 1] as const;
  const rows = names.map((key, position): PyramidRow => {
    const bars = sides.flatMap((side, series): PyramidBar[] => {
      const one = model.series[series];
      const value = one?.values[position];
      if (one === undefined || typeof value !== 'number') return [];
      const to = round(middle + side * half.place(value));
      return [{ series, from: middle, to, certainty: certaintyAt(one, position) }];
    });
    return { key, position, name: isFine && !keepsName(key, position) ? '' : key, bars };
  });
  return {
    rows: beginsYoung(names) ? rows.toReversed() : rows,
    ticks: ticksOf(half.ticks, rowWidths(names), unitOf(model)),
    namesBeside: isFine ? 'everywhere' : placeOfNames(names),
    isFine,
  };
}
