/** Names beside points that cover no other name and no point, for each width of the plot. */
import { columnWidths, fontSize, plotSize, round, textWidth, wideFrom } from './frame';

export interface NamedPoint {
  readonly name: string;
  /** In units of the plot. */
  readonly x: number;
  readonly y: number;
  /** In px. */
  readonly radius: number;
}

/** In px: `Marker` is as large. */
export const markerRadius = 5;

export type Side = 'right' | 'left' | 'above' | 'below';

export interface NamePlace {
  readonly side: Side;
  /** From which of `columnWidths` on it is shown. */
  readonly from: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const sides: readonly Side[] = ['right', 'left', 'above', 'below'];

/** In px. */
const gap = 3;

/** How far names may stick out of the plot, above the numbers of the axis and beside them. */
const edge = 8;
const lineHeight = fontSize * 1.15;

/** The style sheet makes plots lower in narrow columns. */
const narrowHeight = 224;

/** More names are a list, not a drawing. */
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

function boxOfName(point: NamedPoint, side: Side, plot: Plot): Box {
  const { x, y } = centerOf(point, plot);
  const [width, distance] = [textWidth(point.name), point.radius + gap];
  const left = { right: x + distance, left: x - distance - width, above: x - width / 2, below: x - width / 2 }[side];
  const top = {
    right: y - lineHeight / 2,
    left: y - lineHeight / 2,
    above: y - distance - lineHeight,
    below: y + distance,
  }[side];
  return { left, right: left + width, top, bottom: top + lineHeight };
}

function touch(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Plot): boolean {
  return left >= 0 && right <= width + edge && top >= -edge && bottom <= height + edge / 2;
}

/** The largest points are named first, then those away from the others. */
function order(points: readonly NamedPoint[]): readonly number[] {
  const rank = ({ x, y, radius }: NamedPoint): number =>
    radius * 10 + Math.hypot(x / plotSize.width - 0.5, y / plotSize.height - 0.5);
  const indexes = [...points.keys()];
  return indexes.toSorted((one, other) => rank(points[other] ?? none) - rank(points[one] ?? none)).slice(0, mostNames);
}

const none: NamedPoint = { name: '', x: 0, y: 0, radius: 0 };

/** Which names of those that a wider plot shows have room in this one. */
function namesIn(
  points: readonly NamedPoint[],
  wanted: ReadonlyMap<number, readonly Side[]>,
  plot: Plot,
): ReadonlyMap<number, Side> {
  const circles = points.map((point) => boxOfPoint(point, plot));
  const kept: Box[] = [];
  const shown = new Map<number, Side>();
  for (const [index, possible] of wanted) {
    const point = points[index] ?? none;
    const side = possible.find((one) => {
      const box = boxOfName(point, one, plot);
      const isFree = circles.every((circle, other) => other === index || !touch(box, circle));
      return isFree && isInside(box, plot) && kept.every((other) => !touch(box, other));
    });
    if (side === undefined) continue;
    kept.push(boxOfName(point, side, plot));
    shown.set(index, side);
  }
  return shown;
}

/** From the middle of a point to the beginning of its name, in px. */
export function nameOffset(
  side: Side,
  radius = markerRadius,
): { readonly dx: number; readonly dy: number; readonly anchor: 'middle' | 'end' | undefined } {
  const [distance, toBaseLine] = [radius + gap, fontSize * 0.35];
  const dx = { right: distance, left: -distance, above: 0, below: 0 }[side];
  const upwards = { right: 0, left: 0, above: -distance - lineHeight / 2, below: distance + lineHeight / 2 }[side];
  return {
    dx,
    dy: round(upwards + toBaseLine),
    anchor: side === 'right' ? undefined : side === 'left' ? 'end' : 'middle',
  };
}

/** For each point the place of its name, undefined if it has none: each width shows a part of what the next wider one does. */
export function placeNames(
  points: readonly NamedPoint[],
  plotWidths: readonly number[],
): readonly (NamePlace | undefined)[] {
  let wanted: ReadonlyMap<number, readonly Side[]> = new Map(order(points).map((index) => [index, sides]));
  const places = new Map<number, NamePlace>();
  for (const from of [...columnWidths.keys()].toReversed()) {
    const plot = { width: plotWidths[from] ?? 0, height: from < wideFrom ? narrowHeight : plotSize.height };
    const shown = namesIn(points, wanted, plot);
    for (const [index, side] of shown) places.set(index, { side, from });
    wanted = new Map([...shown].map(([index, side]) => [index, [side]]));
  }
  return points.map((_, index) => places.get(index));
}
