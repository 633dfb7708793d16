/** Names and values of series beside their ends, shown in columns that are wide enough. */
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './model/chartModel';
import {
  columnWidths,
  fontSize,
  fitsWords,
  plotSize,
  roundToTenth,
  wideColumn,
  wrapText,
} from './browser/chartMetrics';
import { lastValue, valueText } from './model/valueText';

export interface EndLabel {
  /** Index of the series. */
  readonly series: number;
  readonly lines: readonly string[];
  /** Baseline of the first line, in units of the plot. */
  readonly y: number;
}

export const lineHeight = 1.2;

/** The width that names may take from the plot, in px. */
const widest = columnWidths[wideColumn] * 0.3;

/** A label with more lines would be too long. */
const mostLines = 3;

/**
 * The lines of each label: name and last value, or only the value for a single series. Undefined if a series ends before the edge,
 * or if names would leave too little room for the chart.
 */
export function endLabelLines(model: ChartModel, locale: Locale): readonly (readonly string[])[] | undefined {
  if (model.positionKind === 'category') return undefined;
  const isOnly = model.series.length === 1;
  const isLevel = !model.isBehind && model.series.every((one) => lastValue(one)?.index === model.positions.length - 1);
  // The legend names the bounds of intervals, so it names the series, too.
  const hasBounds = model.series.some(({ boundNames }) => boundNames !== null);
  if (!isLevel || hasBounds) return undefined;
  const texts = model.series.map((series) => {
    const last = lastValue(series);
    const value = last === undefined || model.stacking === 'percent' ? '' : valueText(series, last.value, locale);
    return isOnly ? value : `${series.label} ${value}`.trim();
  });
  const lines = texts.map((text) => wrapText(text, widest));
  const isReadable = texts.every((text) => fitsWords(text, widest));
  return isReadable && lines.every((label) => label.length <= mostLines) ? lines : undefined;
}

interface Wanted {
  readonly series: number;
  readonly lines: readonly string[];
  /** The height at which the series ends, in units of the plot. */
  readonly at: number;
}

/** Moves labels apart until none overlap; undefined if the plot is not tall enough for all. */
export function placeEndLabels(wanted: readonly Wanted[]): readonly EndLabel[] | undefined {
  const heightOf = ({ lines }: Wanted): number => lines.length * fontSize * lineHeight + fontSize * 0.25;
  const sorted = [...wanted].sort((left, right) => left.at - right.at);
  const total = sorted.reduce((sum, label) => sum + heightOf(label), 0);
  if (total > plotSize.height + fontSize) return undefined;
  const tops: number[] = [];
  let free = -fontSize / 2;
  for (const label of sorted) {
    const top = Math.max(free, label.at - heightOf(label) / 2);
    tops.push(top);
    free = top + heightOf(label);
  }
  // Move labels below the plot back up, from the last one on.
  let limit = plotSize.height + fontSize / 2;
  for (const [index, label] of [...sorted.entries()].reverse()) {
    const top = Math.min(tops[index] ?? 0, limit - heightOf(label));
    tops[index] = top;
    limit = top;
  }
  return sorted.map(({ series, lines }, index) => ({
    series,
    lines,
    y: roundToTenth((tops[index] ?? 0) + fontSize * 0.95),
  }));
}
