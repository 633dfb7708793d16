/** The layout of a dot plot: one row per name, one point per series. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { certaintyAt } from '@/lib/drawing/model/certainty';
import type { Certainty } from '@/lib/drawing/model/certainty';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { plotSize, textWidth } from '@/lib/drawing/browser/chartMetrics';
import { valueLines } from '@/lib/drawing/chartMarks';
import { rangeAt } from '@/lib/drawing/valueRanges';
import type { Range } from '@/lib/drawing/valueRanges';
import { firstFittingColumn, nameLayout, textRoom, rowTicks, rowWidths } from '@/lib/drawing/rowRoom';
import type { RowLayout } from '../bar/rowLayout';
import { unitOf, valueText } from '@/lib/drawing/model/valueText';
import { valueScale } from '@/lib/drawing/valueScale';
import type { ValueScale } from '@/lib/drawing/valueScale';

export interface Dot {
  /** Index of the series. */
  readonly series: number;
  /** In units of the plot. */
  readonly at: number;
  readonly certainty: Certainty;
  readonly range: Range | null;
}

export interface DotLabel {
  readonly text: string;
  readonly at: number;
  readonly side: 'left' | 'right';
}

export interface DotRow {
  readonly name: string;
  /** Sorted by value, the lowest first. */
  readonly dots: readonly Dot[];
  /** Values of the outermost points; empty if there are more than two series. */
  readonly labels: readonly DotLabel[];
}

export interface DotLayout extends Pick<RowLayout, 'ticks' | 'lines' | 'namesBeside' | 'right'> {
  readonly rows: readonly DotRow[];
  /** Index of the first of `columnWidths` with room for values on the left; undefined if there is none. */
  readonly leftFrom: number | undefined;
}

/** Values of more series would be ambiguous. */
const mostLabelled = 2;

const valueTicks = 4;

/** The start of the axis if values are written on its left, in units of the plot. */
const leftRoom = 130;

/** The distance between a point and its value, in px. */
const labelGap = 12;

/** The value axis along the rows. */
export function dotScale(model: ChartModel, locale: Locale): ValueScale {
  return valueScale(
    { ...model, marks: valueLines(model.marks) },
    [model.series.length === mostLabelled ? leftRoom : 0, plotSize.width],
    valueTicks,
    locale,
  );
}

function rowOf(model: ChartModel, position: number, values: ValueScale, locale: Locale): DotRow {
  const known = model.series.flatMap((series, index) => {
    const value = series.values[position];
    return typeof value === 'number'
      ? [
          {
            series: index,
            value,
            at: values.place(value),
            text: valueText(series, value, locale),
            certainty: certaintyAt(series, position),
            range: rangeAt(series, position, model, values),
          },
        ]
      : [];
  });
  const sorted = known.toSorted((left, right) => left.value - right.value);
  const [lowest, highest] = [sorted.at(0), sorted.at(-1)];
  const labels: DotLabel[] = [];
  if (model.series.length <= mostLabelled && lowest !== undefined && highest !== undefined) {
    // Place values beyond the ranges, if there are any.
    const ends = known.flatMap(({ at, range }) => [at, range?.low ?? at, range?.high ?? at]);
    labels.push({ text: highest.text, at: Math.max(...ends), side: 'right' });
    if (lowest.at !== highest.at) labels.push({ text: lowest.text, at: Math.min(...ends), side: 'left' });
  }
  return {
    name: formatDate(model.positions[position]?.key ?? '', locale),
    dots: sorted.map(({ series, at, certainty, range }) => ({ series, at, certainty, range })),
    labels,
  };
}

/** The layout of a dot plot in a language. */
export function dotLayout(model: ChartModel, locale: Locale): DotLayout {
  const values = dotScale(model, locale);
  const rows = model.positions.map((_, position) => rowOf(model, position, values, locale));
  const labels = rows.flatMap((row) => row.labels);
  const textsOn = (wanted: DotLabel['side']): readonly string[] =>
    labels.flatMap(({ side, text }) => (side === wanted ? [text] : []));
  const right = textRoom(textsOn('right'), labelGap);
  const names = rows.map(({ name }) => name);
  const widths = rowWidths(names, right);
  const steps = labels.flatMap(({ side, at, text }) =>
    side === 'left' ? [firstFittingColumn(widths, at / plotSize.width, textWidth(text) + labelGap) ?? Infinity] : [],
  );
  const leftFrom = Math.max(0, ...steps);
  return {
    rows,
    ticks: rowTicks(values.ticks, widths, locale, unitOf(model)),
    lines: valueLines(model.marks).map(({ value }) => values.place(value)),
    namesBeside: nameLayout(names),
    right,
    leftFrom: Number.isFinite(leftFrom) ? leftFrom : undefined,
  };
}
