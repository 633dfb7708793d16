/** Labels below a chart: the first and last position, and as many round years between as fit each column. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { isSplitYear, splitYear } from '@/lib/data/positions';
import type { Position } from '@/lib/data/positions';
import type { ChartModel } from './model/chartModel';
import { fontSize, plotSize, textWidth } from './browser/chartMetrics';
import type { Tick } from './browser/chartMetrics';

export interface PositionTick extends Tick {
  /** Index of the first of `columnWidths` that shows it. */
  readonly from: number;
  /** Keeps labels at the ends within the drawing. */
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface PositionAxis {
  /** Maps `Position.at` to units of the plot. */
  readonly place: (at: number) => number;
  /** The width of the plot for each of `columnWidths`, in px. */
  readonly plotWidths: readonly number[];
  /** Room on both sides of the narrowest plot, in px. */
  readonly left: number;
  readonly right: number;
  /** Whether each position has a column, so that no label may be between them. */
  readonly isBanded?: boolean;
}

/** Up to this many columns are named individually, more of them by round years. */
const mostNamedColumns = 12;

const yearSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

const gap = fontSize * 0.6;

type Label = Omit<PositionTick, 'from'>;

/** A label that stays within the narrowest drawing. */
export function labelAt(
  text: string,
  at: number,
  { plotWidths, left, right }: Pick<PositionAxis, 'plotWidths' | 'left' | 'right'>,
): Label {
  const [narrowest = 0] = plotWidths;
  const [half, place] = [textWidth(text) / 2, (at / plotSize.width) * narrowest];
  if (place - half < -left) return { text, at, anchor: 'start' };
  return { text, at, anchor: place + half > narrowest + right ? 'end' : 'middle' };
}

/** Both ends of a label in a plot of this width, in px. */
function endsOf({ text, at, anchor }: Label, plotWidth: number): readonly [number, number] {
  const [width, place] = [textWidth(text), (at / plotSize.width) * plotWidth];
  const start = { start: place, middle: place - width / 2, end: place - width }[anchor];
  return [start, start + width];
}

/** The labels that do not overlap earlier ones in the list. */
function keepApart(labels: readonly Label[], plotWidth: number): readonly Label[] {
  const kept: Label[] = [];
  for (const candidate of labels) {
    const [start, end] = endsOf(candidate, plotWidth);
    const isFree = kept.every((other) => {
      const [otherStart, otherEnd] = endsOf(other, plotWidth);
      return start > otherEnd + gap || end < otherStart - gap;
    });
    if (isFree) kept.push(candidate);
  }
  return kept;
}

/** A year in the form of the series' periods: `2025`, `2025/26`. */
function yearText(period: string, year: number): string {
  return isSplitYear(period) ? splitYear(year) : String(year);
}

/** How long after New Year the first week or day of a year may begin, in years. */
const beginning = 7 / 365;

/** Labels of round years within the series; if positions have columns, only of years that have one at their beginning. */
function yearsBetween({ positions, series }: ChartModel, step: number, axis: PositionAxis): readonly Label[] {
  const [first, last] = [positions.at(0), positions.at(-1)];
  if (first === undefined || last === undefined) return [];
  const start = Math.ceil(first.at / step) * step;
  const count = Math.max(0, Math.floor((last.at - start) / step) + 1);
  return Array.from({ length: count }, (_, index) => start + index * step).flatMap((year) => {
    const isFirst = ({ key, at }: Position, place: number): boolean =>
      key.startsWith(String(year)) && at - year < beginning && series.some(({ values }) => values[place] !== null);
    const place = axis.isBanded === true ? positions.find(isFirst)?.at : year;
    return place === undefined ? [] : [labelAt(yearText(first.key, year), axis.place(place), axis)];
  });
}

/** The smallest step at which labels of years do not touch; a multiple of `multipleOf`. */
function yearStep(perYear: number, multipleOf: number, widest: number): number {
  const room = widest * 1.5;
  const fits = (step: number): boolean => step * perYear >= room && step % multipleOf === 0;
  return yearSteps.find(fits) ?? Math.ceil(room / perYear / multipleOf) * multipleOf;
}

/**
 * The step of years for each width of the plot. Each is a multiple of that of the next wider plot, so that narrow columns show a
 * subset of the labels; of all such sequences it is the one with the most labels. `share`: of a year in the plot. `widest`: label in px.
 */
function stepsByWidth(share: number, plotWidths: readonly number[], widest: number): ReadonlyMap<number, number> {
  const rows = yearSteps.map((first) => {
    let step = first;
    return plotWidths.toReversed().map((plotWidth) => (step = yearStep(share * plotWidth, step, widest)));
  });
  const labels = (row: readonly number[]): number => row.reduce((sum, step) => sum + 1 / step, 0);
  const [most = []] = rows.toSorted((one, other) => labels(other) - labels(one));
  return new Map(plotWidths.toReversed().map((plotWidth, index) => [plotWidth, most[index] ?? 1]));
}

/** The labels for each width: a subset of those for the next wider one. `labelsFor` gets the width of the plot in px. */
function byWidth(axis: PositionAxis, labelsFor: (plotWidth: number) => readonly Label[]): readonly PositionTick[] {
  let shown = new Map<number, PositionTick>();
  const ticks = new Map<number, PositionTick>();
  for (const [from, plotWidth] of [...axis.plotWidths.entries()].toReversed()) {
    const isWidest = from === axis.plotWidths.length - 1;
    const labels = labelsFor(plotWidth).filter(({ at }) => isWidest || shown.has(at));
    shown = new Map(keepApart(labels, plotWidth).map((label) => [label.at, { ...label, from }]));
    for (const tick of shown.values()) ticks.set(tick.at, tick);
  }
  return [...ticks.values()].sort((left, right) => left.at - right.at);
}

/** Every nth name, counted from the last one so that it keeps its label. */
function nameTicks(labels: readonly Label[], axis: PositionAxis): readonly PositionTick[] {
  const widest = Math.max(...labels.map(({ text }) => textWidth(text))) + gap;
  let step = 1;
  return byWidth(axis, (plotWidth) => {
    const distance = plotWidth / Math.max(labels.length, 1);
    step = Math.ceil(Math.max(1, widest / Math.max(distance, 0.1)) / step) * step;
    return labels.filter((_, index) => (labels.length - 1 - index) % step === 0).toReversed();
  });
}

/** The labels of positions in a language, from left to right. */
export function positionTicks(model: ChartModel, axis: PositionAxis, locale: Locale): readonly PositionTick[] {
  const { positions, positionKind: kind } = model;
  const labels = positions.map(({ key, at }) => labelAt(formatDate(key, locale), axis.place(at), axis));
  const isBanded = axis.isBanded === true;
  if (kind === 'category' || (isBanded && positions.length <= mostNamedColumns)) return nameTicks(labels, axis);
  const [first, last] = [positions.at(0)?.at ?? 0, positions.at(-1)?.at ?? 0];
  const ends = labels.length > 1 ? [...labels.slice(-1), ...labels.slice(0, 1)] : labels;
  const perYear = Math.abs(axis.place(first + 1) - axis.place(first)) / plotSize.width;
  if (first === last || perYear === 0) return byWidth(axis, () => ends);
  const widest = textWidth(yearText(positions.at(0)?.key ?? '', 2000));
  const steps = stepsByWidth(perYear, axis.plotWidths, widest);
  return byWidth(axis, (plotWidth) => [...ends, ...yearsBetween(model, steps.get(plotWidth) ?? 1, axis)]);
}
