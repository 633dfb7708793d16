/** What is drawn in a plot with an axis upwards: lines, areas, columns. */
import { area, line } from 'd3-shape';
import { rangesOf } from '@/lib/site/charts/bars';
import type { BarSeries } from '@/lib/site/charts/bars';
import type { ColumnSign } from '@/lib/site/charts/columnLayout';
import { loneRanges, partsOf, shownPoints } from '@/lib/site/charts/lineLayout';
import type { Line, LinePoint } from '@/lib/site/charts/lineLayout';
import { uprightRanges } from '@/lib/site/charts/ranges';
import type { PlacedRange } from '@/lib/site/charts/ranges';
import { colour } from './colours';
import { dashesOf, drawRanges, filled, hasRoom, lined, marker, unsureLine } from './drawing';
import { path, text } from './elements';
import type { Plot } from './plot';

type MaybePoint = LinePoint | null;

/** The whole line, or one bound of the range around it. */
function linePath(points: readonly MaybePoint[], plot: Plot, side: 'y' | 'low' | 'high' = 'y'): string {
  const draw = line<MaybePoint>()
    .defined((point) => point !== null)
    .x((point) => plot.x(point?.x ?? 0))
    .y((point) => plot.y(point?.[side] ?? 0))
    .digits(1);
  return draw([...points]) ?? '';
}

function areaPath(points: readonly MaybePoint[], plot: Plot, from: 'base' | 'low', to: 'y' | 'high'): string {
  const draw = area<MaybePoint>()
    .defined((point) => point !== null)
    .x((point) => plot.x(point?.x ?? 0))
    .y0((point) => plot.y(point?.[from] ?? 0))
    .y1((point) => plot.y(point?.[to] ?? 0))
    .digits(1);
  return draw([...points]) ?? '';
}

/** In px. */
const halfOfEnds = 5;

function rangesIn(ranges: readonly PlacedRange[], plot: Plot): string {
  const inPlot = ranges.map(({ at, low, high }) => ({
    at: plot.x(at),
    low: plot.y(low),
    high: plot.y(high),
    half: halfOfEnds,
  }));
  return drawRanges(uprightRanges(inPlot));
}

export interface LineLook {
  readonly series: number;
  readonly own: string;
  readonly isSolid: boolean;
  readonly isOnly: boolean;
  /** It is drawn across what is filled. */
  readonly hasHalo?: boolean;
}

export function drawLine(whole: Line, plot: Plot, look: LineLook): string {
  const { points, hasIntervals } = whole;
  const { series, own, isSolid, isOnly, hasHalo = false } = look;
  const parts = partsOf(points);
  const bound = { ...lined(own, '2 3'), 'stroke-width': 1.5 };
  return [
    hasIntervals ? path(areaPath(points, plot, 'low', 'high'), { fill: own, 'fill-opacity': 0.16 }) : '',
    hasIntervals ? path(linePath(points, plot, 'high') + linePath(points, plot, 'low'), bound) : '',
    rangesIn(loneRanges(whole), plot),
    hasHalo ? path(linePath(points, plot), { ...lined(colour('paper')), 'stroke-width': 6 }) : '',
    path(linePath(parts.solid, plot), lined(own, isSolid ? undefined : dashesOf(series))),
    isSolid ? path(linePath(parts.dashed, plot), lined(own, unsureLine)) : '',
    ...shownPoints(points, isOnly).map(({ x, y, certainty }) => marker(series, own, plot.x(x), plot.y(y), certainty)),
  ].join('');
}

export function drawArea({ points, hasIntervals }: Line, plot: Plot, series: number, own: string): string {
  const { solid, dashed } = partsOf(points);
  const hollow = points.filter((point) => point?.certainty === 'hollow');
  return [
    path(areaPath(solid, plot, 'base', 'y'), { fill: own, stroke: colour('paper'), 'stroke-width': 1.5 }),
    path(areaPath(dashed, plot, 'base', 'y'), { fill: own, 'fill-opacity': 0.16 }),
    path(linePath(dashed, plot), lined(own, unsureLine)),
    hasIntervals
      ? rangesIn(
          points.flatMap((point) => (point === null ? [] : [{ ...point, at: point.x, half: 0 }])),
          plot,
        )
      : '',
    ...hollow.map((point) =>
      point === null ? '' : marker(series, own, plot.x(point.x), plot.y(point.y), point.certainty),
    ),
  ].join('');
}

export function drawColumns(columns: BarSeries, plot: Plot, own: string): string {
  const { bars, thickness } = columns;
  const certainties = ['solid', 'hollow', 'dashed'] as const;
  const drawn = certainties
    .map((certainty) => {
      const outlines = bars
        .filter((bar) => bar.certainty === certainty)
        .map(({ middle, from, to }) => {
          const [start, end] = [plot.x(middle - thickness / 2), plot.x(middle + thickness / 2)];
          return `M${start} ${plot.y(from)}V${plot.y(to)}H${end}V${plot.y(from)}z`;
        });
      return path(outlines.join(''), filled(certainty, own));
    })
    .join('');
  return drawn + rangesIn(rangesOf(columns), plot);
}

export function drawSigns(signs: readonly ColumnSign[], plot: Plot): string {
  return signs
    .filter(({ from }) => hasRoom(from))
    .map(({ at, y, text: sign }) => text(plot.x(at), plot.y(y) - 4, sign, { anchor: 'middle', ink: 'ink-2' }))
    .join('');
}
