/** The places of a chart's values in the window, and the value nearest to a place. */
import type { TooltipData, PointPositions } from '@/lib/drawing/browser/tooltipData';

export interface Point {
  readonly series: number;
  readonly position: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In px of the window; null if there is no value. */
export interface PointPosition {
  readonly x: number | null;
  readonly y: number | null;
  readonly box: Box;
}

/** The current state of a chart. */
export interface ShownChart {
  readonly sheet: Element;
  readonly data: TooltipData;
  /** Indexes of hidden series. */
  readonly off: ReadonlySet<number>;
  /** Indexes of the first and last shown position. */
  readonly first: number;
  readonly last: number;
  /** The shown part of the plot, in thousandths. */
  readonly from: number;
  readonly to: number;
}

export function positionOf(places: PointPositions | undefined, { series, position }: Point): number | null {
  if (places === undefined) return 500;
  const own = places[series];
  const place = typeof own === 'object' && own !== null ? own[position] : places[position];
  return typeof place === 'number' ? place : null;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function plotOf({ sheet, data: { plot } }: ShownChart, { series, position }: Point): Element | null {
  if (plot === undefined) return sheet;
  const number = plot === 'position' ? position : plot === 'series' ? series : plot[position];
  return sheet.querySelector(`[data-plot="${number}"]`);
}

/** The box of a plot without its padding, which holds the values beside it. */
function boxOf(plot: Element): Box {
  const { left, top, width, height } = plot.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(plot);
  const start = Number.parseFloat(paddingLeft) || 0;
  return { left: left + start, top, width: width - start - (Number.parseFloat(paddingRight) || 0), height };
}

/** All combinations of shown series and positions. */
export function shownPoints({ data: { series }, off, first, last }: ShownChart): readonly Point[] {
  const positions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return series.flatMap((_, index) =>
    off.has(index) ? [] : positions.map((position) => ({ series: index, position })),
  );
}

/** Undefined for a point without a plot. `boxes` caches those of plots, which are slow to measure. */
export function pointPosition(
  shown: ShownChart,
  point: Point,
  boxes = new Map<Element, Box>(),
): PointPosition | undefined {
  const { data, from, to } = shown;
  const plot = plotOf(shown, point);
  if (plot === null) return undefined;
  const box = boxes.get(plot) ?? boxOf(plot);
  boxes.set(plot, box);
  const [x, y] = [positionOf(data.x, point), positionOf(data.y, point)];
  return {
    box,
    x: x === null ? null : box.left + ((x - from) / (to - from)) * box.width,
    y: y === null ? null : box.top + (y / 1000) * box.height,
  };
}

/** The distance of a value from a place in the window. Outside its plot it exceeds all distances within the plot at that place. */
function distance({ x, y, box }: PointPosition, pointerX: number, pointerY: number, by: TooltipData['by']): number {
  const { left, top, width, height } = box;
  const outside =
    Math.max(left - pointerX, pointerX - left - width, 0) + Math.max(top - pointerY, pointerY - top - height, 0);
  // A missing value is farther away than existing ones, but its position can still have a tooltip.
  const byX = x === null ? width : Math.abs(pointerX - x);
  const byY = y === null ? height : Math.abs(pointerY - y);
  const inside = by === 'x' ? byX * 1000 + byY : by === 'y' ? byY * 1000 + byX : Math.hypot(byX, byY);
  return outside * 1e6 + inside;
}

/** The value nearest to a place in the window; undefined if nothing is shown. */
export function nearestPoint(shown: ShownChart, x: number, y: number): Point | undefined {
  const boxes = new Map<Element, Box>();
  let found: Point | undefined;
  let least = Infinity;
  for (const point of shownPoints(shown)) {
    const spot = pointPosition(shown, point, boxes);
    const far = spot === undefined ? Infinity : distance(spot, x, y, shown.data.by);
    if (far < least) [found, least] = [point, far];
  }
  return found;
}
