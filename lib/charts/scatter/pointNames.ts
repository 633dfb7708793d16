/** Places names beside points without overlaps, for each width of the plot. */
import {
  columnWidths,
  fontSize,
  overlap,
  plotSize,
  roundToTenth,
  textWidth,
  wideColumn,
} from '@/lib/drawing/browser/chartMetrics';
import type { Box } from '@/lib/drawing/browser/chartMetrics';

export interface NamedPoint {
  readonly name: string;
  /** In units of the plot. */
  readonly x: number;
  readonly y: number;
  /** In px. */
  readonly radius: number;
}

/** In px, as in `Marker`. */
export const markerRadius = 5;

export type Side = 'right' | 'left' | 'above' | 'below';

export interface NamePlace {
  readonly side: Side;
  /** Index of the first of `columnWidths` that shows it. */
  readonly from: number;
}

const sides: readonly Side[] = ['right', 'left', 'above', 'below'];

/** In px. */
const gap = 3;

/** How far names may extend beyond the plot, in px. */
const edge = 8;
const lineHeight = fontSize * 1.15;

/** In narrow columns the style sheet makes plots lower, in px. */
const narrowHeight = 224;

/** More names would crowd the drawing. */
const mostNames = 60;

interface Plot {
  readonly width: number;
  readonly height: number;
}

function centerOf({ x, y }: NamedPoint, { width, height }: Plot): { readonly x: number; readonly y: number } {
  return { x: (x / plotSize.width) * width, y: (y / plotSize.height) * height };
}

function boxOfPoint(point: NamedPoint, plot: Plot): Box {
  const { x, y } = centerOf(point, plot);
  return { left: x - point.radius, right: x + point.radius, top: y - point.radius, bottom: y + point.radius };
}

/** From the middle of a point to the near end of a name beside it, or to the middle of one above or below. */
function toMiddle(side: Side, radius: number): readonly [dx: number, dy: number] {
  const distance = radius + gap;
  const beyond = distance + lineHeight / 2;
  return ({ right: [distance, 0], left: [-distance, 0], above: [0, -beyond], below: [0, beyond] } as const)[side];
}

function boxOfName(point: NamedPoint, side: Side, plot: Plot): Box {
  const { x, y } = centerOf(point, plot);
  const [dx, dy] = toMiddle(side, point.radius);
  const width = textWidth(point.name);
  const left = x + dx - { right: 0, left: width, above: width / 2, below: width / 2 }[side];
  const top = y + dy - lineHeight / 2;
  return { left, right: left + width, top, bottom: top + lineHeight };
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Plot): boolean {
  return left >= 0 && right <= width + edge && top >= -edge && bottom <= height + edge / 2;
}

/** The indexes of points in the order of naming: the largest first, then those far from the middle. */
function order(points: readonly NamedPoint[]): readonly number[] {
  const rank = ({ x, y, radius }: NamedPoint): number =>
    radius * 10 + Math.hypot(x / plotSize.width - 0.5, y / plotSize.height - 0.5);
  const indexes = [...points.keys()];
  return indexes.toSorted((one, other) => rank(points[other] ?? none) - rank(points[one] ?? none)).slice(0, mostNames);
}

const none: NamedPoint = { name: '', x: 0, y: 0, radius: 0 };

/** The offset from the middle of a point to its name, in px. */
export function nameOffset(
  side: Side,
  radius = markerRadius,
): { readonly dx: number; readonly dy: number; readonly anchor: 'middle' | 'end' | undefined } {
  const [dx, dy] = toMiddle(side, radius);
  return {
    dx,
    dy: roundToTenth(dy + fontSize * 0.35),
    anchor: side === 'right' ? undefined : side === 'left' ? 'end' : 'middle',
  };
}

/** The place of each point's name: the side on which it fits in the narrowest column; undefined if it fits nowhere. */
export function placeNames(
  points: readonly NamedPoint[],
  plotWidths: readonly number[],
): readonly (NamePlace | undefined)[] {
  const plots = columnWidths.map((_, step): Plot => {
    return { width: plotWidths[step] ?? 0, height: step < wideColumn ? narrowHeight : plotSize.height };
  });
  const places = new Map<number, NamePlace>();
  const isFree = (index: number, side: Side, step: number): boolean => {
    const plot = plots[step] ?? { width: 0, height: 0 };
    const box = boxOfName(points[index] ?? none, side, plot);
    return (
      isInside(box, plot) &&
      points.every((other, at) => at === index || !overlap(box, boxOfPoint(other, plot))) &&
      [...places].every(([at, { side: taken, from }]) => {
        return from > step || !overlap(box, boxOfName(points[at] ?? none, taken, plot));
      })
    );
  };
  for (const index of order(points)) {
    const possible = sides.map((side): NamePlace => {
      return { side, from: plots.findLastIndex((_, step) => !isFree(index, side, step)) + 1 };
    });
    const [best] = possible.toSorted((one, other) => one.from - other.from);
    if (best !== undefined && best.from < plots.length) places.set(index, best);
  }
  return points.map((_, index) => places.get(index));
}
