/** Keyboard navigation in a chart. */
import { shownPoints, clamp } from './chartPoints';
import type { Point, ShownChart } from './chartPoints';

/** The start of keyboard navigation: the newest value, or the first name. */
export function firstPoint(shown: ShownChart): Point | undefined {
  const points = shownPoints(shown);
  const [first] = points;
  return first && { ...first, position: shown.data.isInTime ? shown.last : first.position };
}

/** For each key the steps along positions and series. */
export const keyboardMoves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

export function movePoint(
  shown: ShownChart,
  { series, position }: Point,
  [along, across]: readonly [number, number],
): Point {
  const { data, off, first, last } = shown;
  const on = [...data.series.keys()].filter((index) => !off.has(index));
  // With a single series, up and down move along rows.
  const step = on.length === 1 && data.by === 'y' ? along + across : along;
  const place = clamp(on.indexOf(series) + across, 0, on.length - 1);
  return { series: on[place] ?? series, position: clamp(position + step, first, last) };
}
