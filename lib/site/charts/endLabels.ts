/** Names and values of series beside their ends. */
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './chartModel';
import type { Series } from './readSeries';
import { drawingSizes, round, textWidth, wrapText } from './frame';
import type { DrawingSize, Plot } from './frame';
import { valueText } from './frameOf';

export interface EndLabel {
  /** Which series, counted from 0. */
  readonly series: number;
  readonly lines: readonly string[];
  /** The place of the first line. */
  readonly y: number;
}

const lineHeight = 1.2;

/** The last value of a series, at whichever position. */
export function lastValue({ values }: Series): { readonly index: number; readonly value: number } | undefined {
  const index = values.findLastIndex((value) => value !== null);
  const value = values[index];
  return typeof value === 'number' ? { index, value } : undefined;
}

/** The share of the width that names may take from the plot. */
const widestShare = 0.3;

/** The lines of each label; undefined if they leave too little room for the chart. */
export function endLabelLines(
  model: ChartModel,
  size: DrawingSize,
  locale: Locale,
): readonly (readonly string[])[] | undefined {
  const { width, fontSize } = drawingSizes[size];
  if (size === 'narrow' || model.positionKind === 'category') return undefined;
  const room = width * widestShare;
  const lines = model.series.map((series) => {
    const last = lastValue(series);
    const value = last === undefined || model.stacking === 'percent' ? '' : valueText(series, last.value, locale);
    return wrapText(`${series.label} ${value}`.trim(), room, fontSize);
  });
  return lines.every((label) => label.length <= 3) ? lines : undefined;
}

/** How wide the widest line is. */
export function widthOfLines(lines: readonly (readonly string[])[], fontSize: number): number {
  return Math.max(0, ...lines.flat().map((line) => textWidth(line, fontSize)));
}

interface Wanted {
  readonly series: number;
  readonly lines: readonly string[];
  readonly at: number;
}

/** Moves labels apart until none covers another; undefined if the plot is too low for all of them. */
export function placeEndLabels(
  wanted: readonly Wanted[],
  plot: Plot,
  fontSize: number,
): readonly EndLabel[] | undefined {
  const heightOf = ({ lines }: Wanted): number => lines.length * fontSize * lineHeight + fontSize * 0.25;
  const sorted = [...wanted].sort((left, right) => left.at - right.at);
  const total = sorted.reduce((sum, label) => sum + heightOf(label), 0);
  if (total > plot.bottom - plot.top + fontSize) return undefined;
  const tops: number[] = [];
  let free = plot.top - fontSize / 2;
  for (const label of sorted) {
    const top = Math.max(free, label.at - heightOf(label) / 2);
    tops.push(top);
    free = top + heightOf(label);
  }
  // What was pushed out below comes back up, from the last label on.
  let limit = plot.bottom + fontSize / 2;
  for (const [index, label] of [...sorted.entries()].reverse()) {
    const top = Math.min(tops[index] ?? 0, limit - heightOf(label));
    tops[index] = top;
    limit = top;
  }
  return sorted.map(({ series, lines }, index) => ({
    series,
    lines,
    y: round((tops[index] ?? 0) + fontSize * 0.95),
  }));
}
