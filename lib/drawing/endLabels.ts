/** Names and values of series beside their ends, in columns that are wide enough. */
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './model/chartModel';
import {
  columnWidths,
  fontSize,
  fitsWords,
  plotSize,
  roundToTenth,
  textWidth,
  wideColumn,
  wrapText,
} from './browser/chartMetrics';
import { lastValue, valueText } from './model/valueText';

export interface EndLabel {
  /** Which series, counted from 0. */
  readonly series: number;
  readonly lines: readonly string[];
  /** The base line of the first line, in units of the plot. */
  readonly y: number;
}

export const lineHeight = 1.2;

/** In px: the share of a column that names may take from the plot. */
const widest = columnWidths[wideColumn] * 0.3;

/** Labels with more lines are no labels. */
const mostLines = 3;

/**
 * The lines of each label: name and last value, of a single series its value only. Undefined if a label would not belong to
 * the end of its series, or leaves too little room for the chart.
 */
export function endLabelLines(model: ChartModel, locale: Locale): readonly (readonly string[])[] | undefined {
  if (model.positionKind === 'category') return undefined;
  const isOnly = model.series.length === 1;
  const isLevel = !model.isBehind && model.series.every((one) => lastValue(one)?.index === model.positions.length - 1);
  // The bounds of a range are named in the legend, so the series is, too.
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

/** How wide the widest line is, in px. */
export function widthOfLines(lines: readonly (readonly string[])[]): number {
  return Math.max(0, ...lines.flat().map((line) => textWidth(line)));
}

interface Wanted {
  readonly series: number;
  readonly lines: readonly string[];
  /** Where the series ends. */
  readonly at: number;
}

/** Moves labels apart until none covers another; undefined if the plot is too low for all of them. */
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
  // What was pushed out below comes back up, from the last label on.
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
