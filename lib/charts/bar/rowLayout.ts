/** The layout of horizontal bars: one row per name, with text beside it as HTML. */
import { kindSigns } from '@/content-types/dataCells';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { insetSegment } from '@/lib/drawing/bars';
import { certaintyAt } from '@/lib/drawing/model/certainty';
import type { Certainty } from '@/lib/drawing/model/certainty';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { plotSize } from '@/lib/drawing/browser/chartMetrics';
import { valueLines } from '@/lib/drawing/chartMarks';
import { nameLayout, textRoom, rowTicks, rowWidths } from '@/lib/drawing/rowRoom';
import type { NamesBeside, RowTick } from '@/lib/drawing/rowRoom';
import { rangeAt } from '@/lib/drawing/valueRanges';
import type { Range } from '@/lib/drawing/valueRanges';
import { missingParts, stackSeries } from '@/lib/drawing/stack';
import type { MissingPart } from '@/lib/drawing/stack';
import { unitOf, valueText } from '@/lib/drawing/model/valueText';
import { valueScale } from '@/lib/drawing/valueScale';
import type { ValueScale } from '@/lib/drawing/valueScale';

export interface RowBar {
  /** Index of the series. */
  readonly series: number;
  /** Both ends, in units of the plot. */
  readonly from: number;
  readonly to: number;
  /** The text at its end; null if there is an axis instead. */
  readonly text: string | null;
  /** The place of the text: beyond the range, if there is one. In units of the plot. */
  readonly textAt: number;
  readonly isNegative: boolean;
  readonly certainty: Certainty;
  readonly range: Range | null;
}

/** A sign for a missing value, where its bar would begin, or after the known parts of its stack. */
export interface RowSign {
  readonly series: number;
  /** In units of the plot. */
  readonly at: number;
  readonly text: string;
}

export interface Row {
  readonly name: string;
  readonly bars: readonly RowBar[];
  readonly signs: readonly RowSign[];
}

export interface RowLayout {
  readonly rows: readonly Row[];
  readonly values: ValueScale;
  /** Of the axis; empty if bars have their values. */
  readonly ticks: readonly RowTick[];
  /** Marks of editors across all rows, in units of the plot. */
  readonly lines: readonly number[];
  /** The number of bars per row. */
  readonly lanes: number;
  /** Whether there is an axis, because stacked parts do not show their values. */
  readonly hasAxis: boolean;
  readonly namesBeside: NamesBeside;
  /** Room for the values of negative bars (left) and other bars (right), in steps. */
  readonly left: number;
  readonly right: number;
}

/** Approximate number of ticks. */
const valueTicks = 4;

/** Between stacked parts, in units of the plot. */
const gap = 3;

function roomFor(rows: readonly Row[], isNegative: boolean, hasSigns: boolean): number {
  const texts = rows.flatMap(({ bars }) =>
    bars.flatMap((bar) => (bar.isNegative === isNegative ? (bar.text ?? []) : [])),
  );
  return textRoom([...texts, ...(hasSigns ? rows.flatMap(({ signs }) => signs.map(({ text }) => text)) : [])]);
}

/** The signs of missing values; in a stack only the first, after the known parts. */
function signsAt(
  { series, stacking }: ChartModel,
  position: number,
  missing: MissingPart | undefined,
  { place, base }: ValueScale,
): readonly RowSign[] {
  return series.flatMap((one, index): RowSign[] => {
    const { kinds, values } = one;
    if (stacking !== 'none' && one !== missing?.series) return [];
    const kind = kinds[position] ?? 'known';
    const at = place(missing?.end ?? base);
    return kind === 'known' || values[position] !== null ? [] : [{ series: index, at, text: kindSigns[kind] }];
  });
}

/** The layout of a bar chart in a language. */
export function rowLayout(model: ChartModel, locale: Locale): RowLayout {
  const { series, positions, stacking } = model;
  const hasAxis = stacking !== 'none';
  const lines = valueLines(model.marks);
  const values = valueScale({ ...model, marks: lines }, [0, plotSize.width], valueTicks, locale);
  const segments = stackSeries(series, stacking);
  const missing = missingParts(model);
  const rows = positions.map(({ key }, position): Row => {
    const bars = series.flatMap((one, index): RowBar[] => {
      const [segment, value] = [segments[index]?.[position], one.values[position]];
      if (segment === undefined || segment === null || typeof value !== 'number') return [];
      const end = values.place(segment.to);
      const [from, to] = hasAxis
        ? insetSegment(values.place(segment.from), end, gap)
        : [values.place(values.base), end];
      const text = hasAxis ? null : valueText(one, value, locale);
      const isNegative = value < 0;
      const range = rangeAt(one, position, model, values);
      const textAt = isNegative ? Math.min(to, range?.low ?? to) : Math.max(to, range?.high ?? to);
      return [{ series: index, from, to, text, textAt, isNegative, certainty: certaintyAt(one, position), range }];
    });
    return { name: formatDate(key, locale), bars, signs: signsAt(model, position, missing[position], values) };
  });
  const names = rows.map(({ name }) => name);
  return {
    rows,
    values,
    ticks: hasAxis ? rowTicks(values.ticks, rowWidths(names), locale, unitOf(model)) : [],
    lines: lines.map(({ value }) => values.place(value)),
    lanes: hasAxis ? 1 : series.length,
    hasAxis,
    namesBeside: nameLayout(names),
    left: roomFor(rows, true, false),
    right: roomFor(rows, false, hasAxis),
  };
}
