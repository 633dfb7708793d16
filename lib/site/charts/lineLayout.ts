/** Where the lines of a chart run. */
import { scaleLinear } from 'd3-scale';
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './chartModel';
import { endLabelLines, lastValue, placeEndLabels, widthOfLines } from './endLabels';
import type { EndLabel } from './endLabels';
import { drawingSizes, round, textWidth } from './frame';
import { boxAround, boxOfStretch, freeBaseline } from './freeBaseline';
import type { Rectangle } from './freeBaseline';
import type { DrawingSize } from './frame';
import { uprightFrame, valueText } from './frameOf';
import type { UprightLayout } from './frameOf';
import { boxesOfMarks } from './markPlaces';
import { positionTicks } from './positionTicks';
import { stackSeries } from './stack';
import { thinPoints } from './thinPoints';

export interface LinePoint {
  readonly x: number;
  readonly y: number;
  /** Where the area below the line begins. */
  readonly base: number;
  /** Both ends of an interval; the line itself if there is none. */
  readonly low: number;
  readonly high: number;
}

export interface Line {
  /** One per position, in order; null breaks the line. */
  readonly points: readonly (LinePoint | null)[];
  readonly last: LinePoint | undefined;
  readonly hasIntervals: boolean;
}

/** The value beside the last point of a single line. */
export interface ValueLabelPlace {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'end';
}

export interface LineLayout extends UprightLayout {
  readonly lines: readonly Line[];
  /** Undefined: a legend names the series. */
  readonly endLabels: readonly EndLabel[] | undefined;
  readonly valueLabel: ValueLabelPlace | undefined;
}

/** Room to the right of the plot, and what will stand there. */
function endRoom(
  model: ChartModel,
  size: DrawingSize,
  locale: Locale,
): { readonly room: number; readonly lines: readonly (readonly string[])[] | undefined } {
  const { fontSize } = drawingSizes[size];
  const [only, ...others] = model.series;
  const last = only && lastValue(only);
  if (others.length > 0) {
    // A name at the edge would not belong to a line that ends before it. The bounds of a range are named in the legend.
    const isLevel = model.series.every((one) => lastValue(one)?.index === model.positions.length - 1);
    const hasBounds = model.series.some(({ boundNames }) => boundNames !== null);
    const lines = isLevel && !hasBounds ? endLabelLines(model, size, locale) : undefined;
    return { room: lines === undefined ? fontSize : widthOfLines(lines, fontSize) + fontSize * 1.1, lines };
  }
  if (only === undefined || last === undefined || size === 'narrow' || model.positionKind === 'category') {
    return { room: fontSize, lines: undefined };
  }
  return { room: textWidth(valueText(only, last.value, locale), fontSize) * 1.08 + fontSize, lines: undefined };
}

/** How far the mark of a point reaches. */
const markerRadius = 6;

/** What a line, or the area below it, covers between two places. */
function boxesOfLine(
  { points }: Line,
  { kind }: ChartModel,
  part: Pick<Rectangle, 'left' | 'right'>,
): readonly Rectangle[] {
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? null;
    const box = start === null || end === null ? undefined : boxOfStretch(start, end, part);
    if (box === undefined || end === null) return [];
    return [kind === 'area' ? { ...box, bottom: Math.max(box.bottom, end.base) } : box];
  });
}

/** Beside the last point; if there is no room, above or below it at the nearest free place. */
function labelOf(
  model: ChartModel,
  drawn: Line | undefined,
  layout: UprightLayout,
  locale: Locale,
): ValueLabelPlace | undefined {
  const [only, ...others] = model.series;
  const last = only && lastValue(only);
  if (only === undefined || others.length > 0 || last === undefined || drawn?.last === undefined) return undefined;
  const text = valueText(only, last.value, locale);
  const { x, y } = drawn.last;
  const { fontSize, plot, width } = layout;
  if (x + fontSize * 0.8 + textWidth(text, fontSize) <= width) {
    return { x: x + fontSize * 0.7, y: round(y + fontSize * 0.35), text, anchor: 'start' };
  }
  const right = Math.min(x + fontSize * 0.6, width);
  const line = { left: right - textWidth(text, fontSize) * 1.08, right, fontSize };
  const obstacles = [
    boxAround({ x, y }, markerRadius),
    ...boxesOfLine(drawn, model, line),
    ...boxesOfMarks(model.marks, layout),
  ];
  const wanted = { above: y - fontSize * 0.8, below: y + fontSize * 1.6 };
  const baseline = freeBaseline(line, wanted, obstacles, { top: 0, bottom: plot.bottom });
  return { x: right, y: round(baseline), text, anchor: 'end' };
}

function linesOf(model: ChartModel, layout: UprightLayout): readonly Line[] {
  const { place, values: scale, plot } = layout;
  const segments = stackSeries(model.series, model.stacking);
  return model.series.map(({ intervals }, series) => {
    const points = model.positions.map(({ at }, index): LinePoint | null => {
      const segment = segments[series]?.[index] ?? null;
      if (segment === null) return null;
      const interval = intervals[index] ?? null;
      const from = model.stacking === 'none' ? scale.base : segment.from;
      return {
        x: place(at),
        y: scale.place(segment.to),
        base: scale.place(from),
        low: scale.place(interval?.low ?? segment.to),
        high: scale.place(interval?.high ?? segment.to),
      };
    });
    return {
      points: thinPoints(points, plot.right - plot.left),
      last: points.findLast((point) => point !== null) ?? undefined,
      hasIntervals: intervals.some((interval) => interval !== null),
    };
  });
}

/** The layout of a line or area chart at a size. */
export function lineLayout(model: ChartModel, size: DrawingSize, locale: Locale): LineLayout {
  const { room, lines: labelLines } = endRoom(model, size, locale);
  const frame = uprightFrame(model, size, room, locale);
  const { plot, fontSize, width } = frame;
  const [first = 0, last = 0] = [model.positions.at(0)?.at, model.positions.at(-1)?.at];
  const scale = scaleLinear().domain([first, last]).range([plot.left, plot.right]);
  const place = (at: number): number => round(first === last ? (plot.left + plot.right) / 2 : scale(at));
  const axis = { place, fontSize, from: 0, to: width };
  const layout: UprightLayout = { ...frame, place, positionTicks: positionTicks(model, axis, locale) };
  const lines = linesOf(model, layout);
  const wanted = lines.flatMap(({ last: end }, series) => {
    const text = labelLines?.[series];
    if (text === undefined || end === undefined) return [];
    return [{ series, lines: text, at: model.stacking === 'none' ? end.y : (end.y + end.base) / 2 }];
  });
  return {
    ...layout,
    lines,
    endLabels: labelLines === undefined ? undefined : placeEndLabels(wanted, plot, fontSize),
    valueLabel: labelOf(model, lines[0], layout, locale),
  };
}
