/** Labels under a chart: the first and the last, and as many round ones between as there is room for. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import type { ChartModel } from './chartModel';
import { round, textWidth } from './frame';
import type { Tick } from './frame';

export interface PositionAxis {
  /** The place of a position, in units of the drawing. */
  readonly place: (at: number) => number;
  readonly fontSize: number;
  /** Ends of the drawing, which no label crosses. */
  readonly from: number;
  readonly to: number;
}

const yearSteps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

interface Label extends Tick {
  readonly start: number;
  readonly end: number;
}

/** A label around its position, pushed inside the drawing if it would stick out. */
function label(text: string, place: number, { fontSize, from, to }: PositionAxis): Label {
  const width = textWidth(text, fontSize);
  const at = Math.min(Math.max(place, from + width / 2), Math.max(to - width / 2, from + width / 2));
  return { text, at: round(at), start: at - width / 2, end: at + width / 2 };
}

function keepApart(labels: readonly Label[], between: readonly Label[], gap: number): readonly Label[] {
  const kept = [...labels];
  for (const candidate of between) {
    const isFree = kept.every(({ start, end }) => candidate.start > end + gap || candidate.end < start - gap);
    if (isFree) kept.push(candidate);
  }
  return kept.sort((left, right) => left.at - right.at);
}

/** Round years inside the series, at a step at which their labels do not touch. */
function yearsBetween(first: number, last: number, axis: PositionAxis): readonly Label[] {
  const room = textWidth('0000', axis.fontSize) * 1.5;
  const perYear = Math.abs(axis.place(first + 1) - axis.place(first));
  const step = yearSteps.find((years) => years * perYear >= room) ?? Math.ceil(room / perYear);
  const start = Math.ceil(first / step) * step;
  const count = Math.max(0, Math.floor((last - start) / step) + 1);
  return Array.from({ length: count }, (_, index) => start + index * step).map((year) =>
    label(String(year), axis.place(year), axis),
  );
}

/** Every so many of the names, so that the last one keeps its label. */
function namesBetween(positions: ChartModel['positions'], labels: readonly Label[], gap: number): readonly Label[] {
  const widest = Math.max(...labels.map(({ start, end }) => end - start)) + gap;
  const distance = Math.abs((labels.at(-1)?.at ?? 0) - (labels.at(0)?.at ?? 0)) / Math.max(positions.length - 1, 1);
  const step = Math.max(1, Math.ceil(widest / Math.max(distance, 0.1)));
  return labels.filter((_, index) => (positions.length - 1 - index) % step === 0);
}

/** The labels of the positions in the language of the page. */
export function positionTicks(model: ChartModel, axis: PositionAxis, locale: Locale): readonly Tick[] {
  const { positions, positionKind: kind } = model;
  const [first, last] = [positions.at(0), positions.at(-1)];
  if (first === undefined || last === undefined) return [];
  const gap = axis.fontSize * 0.6;
  const labels = positions.map(({ key, at }) => label(formatDate(key, locale), axis.place(at), axis));
  if (kind === 'category') return keepApart([], namesBetween(positions, labels, gap).toReversed(), gap);
  const [start, end] = [labels.at(0), labels.at(-1)];
  if (start === undefined || end === undefined) return [];
  const ends = first === last ? [end] : keepApart([end], [start], gap);
  return keepApart(ends, yearsBetween(first.at, last.at, axis), gap);
}
