/** Marks in a chart for annotations of editors: points, ranges, lines and breaks of a series. */
import type { Entry } from '@/content-types/registry';
import { parsePeriodRange, positionKind, timeOf } from '@/lib/data/positions';
import type { Position, PositionKind } from '@/lib/data/positions';
import type { Series } from '@/lib/data/readSeries';

type Annotation = Entry<'products'>['annotations'][number];

interface MarkText {
  /** Null for a gap without values. */
  readonly text: string | null;
  /** The period or name as editors wrote it; null for a horizontal line. */
  readonly place: string | null;
}

/** Places are in the unit of `Position.at`. */
export type Mark = MarkText &
  (
    | { readonly type: 'point'; readonly at: number; readonly value: number }
    | { readonly type: 'break'; readonly at: number }
    | { readonly type: 'range'; readonly from: number; readonly to: number }
    | { readonly type: 'line'; readonly value: number }
  );

function placeOf(key: string, kind: PositionKind, positions: readonly Position[]): number | undefined {
  if (kind === 'category') return positions.find((position) => position.key === key)?.at;
  return positionKind([key]) === 'category' ? undefined : timeOf(key);
}

/** A list with the mark of an annotation; empty if it lies outside the data or lacks a place. */
export function markOf(annotation: Annotation, kind: PositionKind, positions: readonly Position[]): readonly Mark[] {
  const { type, x, y: value, text } = annotation;
  if (type === 'line') return value === null ? [] : [{ type, value, text, place: null }];
  const ends = positions.map(({ at }) => at);
  const inside = (at: number): boolean => at >= Math.min(...ends) && at <= Math.max(...ends);
  if (x === null) return [];
  // A name may contain a slash.
  const whole = placeOf(x, kind, positions);
  const [from, to] =
    whole === undefined ? parsePeriodRange(x).map((key) => placeOf(key, kind, positions)) : [whole, whole];
  if (from === undefined || to === undefined) return [];
  if (type === 'range') {
    const start = Math.max(from, Math.min(...ends));
    const end = Math.min(to, Math.max(...ends));
    return start > end ? [] : [{ type, from: start, to: end, text, place: x }];
  }
  if (!inside(from)) return [];
  if (type === 'break') return [{ type, at: from, text, place: x }];
  return value === null ? [] : [{ type, at: from, value, text, place: x }];
}

/** Sorted by place, horizontal lines first: the order of their numbers. */
export function sortMarks(marks: readonly Mark[]): readonly Mark[] {
  const start = (mark: Mark): number =>
    mark.type === 'line' ? -Infinity : mark.type === 'range' ? mark.from : mark.at;
  return marks.toSorted((one, other) => start(one) - start(other) || 0);
}

/** The marks at a value, which are all that charts with a horizontal value axis can show. */
export function valueLines(marks: readonly Mark[]): readonly Extract<Mark, { readonly type: 'line' }>[] {
  return marks.filter((mark) => mark.type === 'line');
}

/** More gaps are not named: the names would amount to another table. */
const mostGaps = 3;

/**
 * The longest gaps without any value, extended half-way to the neighbouring values, unless editors annotated them. Without a name,
 * a gap looks like an error in the chart.
 */
export function gapMarks(
  positions: readonly Position[],
  series: readonly Pick<Series, 'values'>[],
  marks: readonly Mark[],
): readonly Mark[] {
  const isEmpty = positions.map((_, index) => series.every(({ values }) => values[index] === null));
  const starts = [...positions.keys()].filter((index) => isEmpty[index] === true && isEmpty[index - 1] === false);
  const gaps = starts.flatMap((start) => {
    const end = isEmpty.indexOf(false, start);
    const [before, first, last, after] = [start - 1, start, end - 1, end].map((index) => positions[index]);
    if (before === undefined || first === undefined || last === undefined || after === undefined) return [];
    const isInside = (at: number): boolean => at > before.at && at <= after.at;
    const isNamed = marks.some((mark) =>
      mark.type === 'range' ? mark.from < after.at && mark.to > before.at : mark.type === 'break' && isInside(mark.at),
    );
    const [from, to] = [(before.at + first.at) / 2, (last.at + after.at) / 2];
    return isNamed ? [] : [{ type: 'range' as const, from, to, text: null, place: `${first.key}/${last.key}` }];
  });
  return gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from)).slice(0, mostGaps);
}
