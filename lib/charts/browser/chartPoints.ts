/** Where the values of a chart are in the window, and which one is nearest to a place. */
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

/** Px in the window; null if there is no value. */
export interface PointPosition {
  readonly x: number | null;
  readonly y: number | null;
  readonly box: Box;
}

/** What a chart shows now. */
export interface ShownChart {
  readonly sheet: Element;
  readonly data: TooltipData;
  /** Series that are switched off. */
  readonly off: ReadonlySet<number>;
  /** The first and last position. */
  readonly first: number;
  readonly last: number;
  /** Which part of the plot, in thousandths. */
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

/** Without the room that values beside the plot take. */
function boxOf(plot: Element): Box {
  const { left, top, width, height } = plot.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(plot);
  const start = Number.parseFloat(paddingLeft) || 0;
  return { left: left + start, top, width: width - start - (Number.parseFloat(paddingRight) || 0), height };
}

/** Series and positions that are shown. */
export function shownPoints({ data: { series }, off, first, last }: ShownChart): readonly Point[] {
  const positions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return series.flatMap((_, index) =>
    off.has(index) ? [] : positions.map((position) => ({ series: index, position })),
  );
}

/** Undefined for what has no plot. `boxes` remembers those of plots, as finding them takes time. */
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

/** How far a place in the window is from a value. Outside its plot it is farther than from all values within another. */
function distance({ x, y, box }: PointPosition, pointerX: number, pointerY: number, by: TooltipData['by']): number {
  const { left, top, width, height } = box;
  const outside =
    Math.max(left - pointerX, pointerX - left - width, 0) + Math.max(top - pointerY, pointerY - top - height, 0);
  // What is missing is farther than what is there, yet its position can be asked.
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
