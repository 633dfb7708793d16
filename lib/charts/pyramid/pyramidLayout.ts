/** The layout of a population pyramid: one row per age, with series alternating between both sides. */
import type { Locale } from '@/content-types/locales';
import type { Series } from '@/lib/data/readSeries';
import type { RowBar, RowLayout } from '../bar/rowLayout';
import { insetSegment } from '@/lib/drawing/bars';
import { certaintyAt } from '@/lib/drawing/model/certainty';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { fontSize, plotSize, roundToTenth, textWidth } from '@/lib/drawing/browser/chartMetrics';
import type { Tick } from '@/lib/drawing/browser/chartMetrics';
import { firstFittingColumn, nameLayout, rowTicks, rowWidths } from '@/lib/drawing/rowRoom';
import type { RowTick } from '@/lib/drawing/rowRoom';
import { stackSeries } from '@/lib/drawing/stack';
import type { Segment } from '@/lib/drawing/stack';
import { unitOf } from '@/lib/drawing/model/valueText';
import { valueScale } from '@/lib/drawing/valueScale';
import type { ValueScale } from '@/lib/drawing/valueScale';

type PyramidBar = Pick<RowBar, 'series' | 'from' | 'to' | 'certainty' | 'range'>;

export interface PyramidRow {
  readonly key: string;
  readonly position: number;
  /** Empty where names would overlap. */
  readonly name: string;
  readonly bars: readonly PyramidBar[];
}

export interface PyramidLayout extends Pick<RowLayout, 'ticks' | 'namesBeside'> {
  /** The oldest first. */
  readonly rows: readonly PyramidRow[];
  /** Whether rows are single years of age, lower than a line of text. */
  readonly isFine: boolean;
}

const middle = plotSize.width / 2;

/** Approximate number of ticks per side. */
const ticksPerSide = 3;

/** With more rows, rows are lower than their names. */
const mostNames = 30;

/** Then only ages that are multiples of this keep their names. */
const nameStep = 10;

function ageOf(name: string): number | undefined {
  const digits = /\d+/.exec(name)?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether the first name is the youngest age, so that the order must be reversed. */
function beginsYoung(names: readonly string[]): boolean {
  const [first, last] = [ageOf(names.at(0) ?? ''), ageOf(names.at(-1) ?? '')];
  return first !== undefined && last !== undefined && first < last;
}

function keepsName(name: string, index: number): boolean {
  return (ageOf(name) ?? index) % nameStep === 0;
}

/** The same ticks on both sides, and zero between them where the outer ones leave room. */
function ticksOf(
  half: readonly Tick[],
  widths: readonly number[],
  locale: Locale,
  unit: string | null,
): readonly RowTick[] {
  const mirrored = half.slice(1).map(({ at, text }) => ({ at: roundToTenth(middle - at), text }));
  const right = half.map(({ at, text }) => ({ at: roundToTenth(middle + at), text }));
  const ticks = rowTicks([...mirrored.toReversed(), ...right], widths, locale, unit);
  const zeroFrom = firstFittingColumn(widths, 0.5, textWidth(ticks.at(-1)?.text ?? '') + fontSize);
  return ticks.map((tick) => (tick.at === middle ? { ...tick, from: zeroFrom } : tick));
}

/** The gap between stacked parts, in units of the plot. */
const gap = 3;

/** Splits groups into left and right ones, such as the women and the men of two nationalities. */
export function sidesOf<Group>(groups: readonly Group[]): readonly [left: readonly Group[], right: readonly Group[]] {
  return [groups.filter((_, index) => index % 2 === 0), groups.filter((_, index) => index % 2 === 1)];
}

/** The segments of each series on its side. */
function segmentsOf(series: readonly Series[]): readonly (readonly (Segment | null)[])[] {
  const sides = sidesOf(series).map((side) => stackSeries(side, 'normal'));
  return series.map((_, index) => sides[index % 2]?.[Math.floor(index / 2)] ?? []);
}

/** The scale of both sides; it covers the longer one. */
function scaleOf(model: ChartModel, segments: ReturnType<typeof segmentsOf>, locale: Locale): ValueScale {
  const highs =
    model.series.length > 2 ? [] : model.series.flatMap(({ intervals }) => intervals.map((own) => own?.high ?? 0));
  const longest = Math.max(...segments.flat().map((segment) => segment?.to ?? 0), ...highs);
  const bounds = { yMin: undefined, yMax: Math.max(longest, model.yMax ?? 0) };
  return valueScale({ ...model, ...bounds, series: [], marks: [] }, [0, middle], ticksPerSide, locale);
}

/** The layout of a pyramid. The model has an even number of series over names. */
export function pyramidLayout(model: ChartModel, locale: Locale): PyramidLayout {
  const { series, positions } = model;
  const names = positions.map(({ key }) => key);
  const isFine = names.length > mostNames;
  const segments = segmentsOf(series);
  const half = scaleOf(model, segments, locale);
  const isStacked = series.length > 2;
  const rows = names.map((key, position): PyramidRow => {
    const bars = series.flatMap((one, index): PyramidBar[] => {
      const segment = segments[index]?.[position] ?? null;
      if (segment === null) return [];
      const side = index % 2 === 0 ? -1 : 1;
      const [from, to] = insetSegment(half.place(segment.from), half.place(segment.to), isStacked ? gap : 0);
      const certainty = certaintyAt(one, position);
      const at = (place: number): number => roundToTenth(middle + side * place);
      const interval = isStacked ? null : (one.intervals[position] ?? null);
      const range = interval && { low: at(half.place(interval.low)), high: at(half.place(interval.high)) };
      return [{ series: index, from: at(from), to: at(to), certainty, range }];
    });
    return { key, position, name: isFine && !keepsName(key, position) ? '' : key, bars };
  });
  return {
    rows: beginsYoung(names) ? rows.toReversed() : rows,
    ticks: ticksOf(half.ticks, rowWidths(names), locale, unitOf(model)),
    namesBeside: isFine ? 'everywhere' : nameLayout(names),
    isFine,
  };
}
