/** The layout of a scatter plot: points, their sizes, and the names that fit. */
import type { Locale } from '@/content-types/locales';
import type { Series } from '@/lib/data/readSeries';
import { formatDate } from '@/lib/i18n/format/date';
import { certaintyAt } from '@/lib/drawing/model/certainty';
import type { Certainty } from '@/lib/drawing/model/certainty';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { circleScale } from '@/lib/drawing/circleScale';
import type { CircleScale } from '@/lib/drawing/circleScale';
import { columnWidths, stepsToPixels, plotSize } from '@/lib/drawing/browser/chartMetrics';
import { labelAt } from '@/lib/drawing/positionTicks';
import { markerRadius, placeNames } from './pointNames';
import { rangeAt } from '@/lib/drawing/valueRanges';
import type { PlacedRange, Range } from '@/lib/drawing/valueRanges';
import type { NamePlace } from './pointNames';
import { rowTicks } from '@/lib/drawing/rowRoom';
import { axisWidth } from '@/lib/drawing/cartesianLayout';
import type { CartesianLayout } from '@/lib/drawing/cartesianLayout';
import type { CircleSign } from '@/lib/drawing/parts/CircleLegend';
import { valueText } from '@/lib/drawing/model/valueText';
import { valueScale } from '@/lib/drawing/valueScale';
import type { ValueScale } from '@/lib/drawing/valueScale';

export interface ScatterPoint {
  readonly name: string;
  /** Index of its position, because points of different groups may have the same name. */
  readonly position: number;
  /** In units of the plot. */
  readonly x: number;
  readonly y: number;
  /** In px; undefined if all points have the same size. */
  readonly radius: number | undefined;
  /** Index of its group. */
  readonly group: number;
  readonly certainty: Certainty;
  /** The intervals of both values. */
  readonly ranges: { readonly across: Range | null; readonly upwards: Range | null };
  /** The place of its name; undefined if it fits nowhere. */
  readonly label: NamePlace | undefined;
}

export interface ScatterLayout extends Pick<CartesianLayout, 'values' | 'positionTicks' | 'left'> {
  /** Vertical grid lines, in units of the plot. */
  readonly columns: readonly number[];
  /** Titles of both axes: `Miete (Franken)`. */
  readonly titles: { readonly across: string; readonly upwards: string };
  /** The largest first, so that they hide no others. */
  readonly points: readonly ScatterPoint[];
  readonly groups: readonly string[];
  /** The legend of circles; undefined if all points have the same size. */
  readonly sizes: { readonly title: string; readonly signs: readonly CircleSign[] } | undefined;
}

const valueTicks = 5;

/** In px. */
const largestRadius = 24;

/** Right of the plot, in px. */
const roomAtEnd = 8;

/** The name of a measure with its unit. */
export function titleOf({ label, unit }: Series): string {
  return unit === null || label.includes(unit) ? label : `${label} (${unit})`;
}

/** The scale of a series; the editors' limits apply only to the vertical axis. */
function scaleOf(model: ChartModel, series: Series, range: readonly [number, number], locale: Locale): ValueScale {
  const isUpwards = series === model.series[1];
  const bounds = isUpwards ? {} : { yMin: undefined, yMax: undefined };
  return valueScale({ ...model, ...bounds, series: [series], marks: [] }, range, valueTicks, locale);
}

type Placed = Omit<ScatterPoint, 'label'>;

function sizesOf(third: Series, { radius, signs }: CircleScale, locale: Locale): ScatterLayout['sizes'] {
  return {
    title: titleOf(third),
    signs: signs.map((value) => ({ radius: radius(value), text: valueText({ ...third, unit: null }, value, locale) })),
  };
}

interface Axes {
  readonly across: ValueScale;
  readonly upwards: ValueScale;
}

function pointsOf(model: ChartModel, axes: Axes, circles: CircleScale | undefined, locale: Locale): readonly Placed[] {
  const [first, second, third] = model.series;
  const groups = groupsOf(model);
  const points = model.positions.flatMap(({ key }, position): Placed[] => {
    const [x, y] = [first?.values[position], second?.values[position]];
    if (typeof x !== 'number' || typeof y !== 'number') return [];
    const certainties = [first, second].map((series) => series && certaintyAt(series, position));
    return [
      {
        name: formatDate(key, locale),
        position,
        x: axes.across.place(x),
        y: axes.upwards.place(y),
        radius: circles?.radius(third?.values[position] ?? 0),
        group: Math.max(0, groups.indexOf(model.groups[position] ?? '')),
        certainty: certainties.find((certainty) => certainty !== 'solid') ?? 'solid',
        ranges: {
          across: first === undefined ? null : rangeAt(first, position, model, axes.across),
          upwards: second === undefined ? null : rangeAt(second, position, model, axes.upwards),
        },
      },
    ];
  });
  return points.toSorted((one, other) => (other.radius ?? 0) - (one.radius ?? 0));
}

function groupsOf({ groups }: ChartModel): readonly string[] {
  return [...new Set(groups)];
}

/** The layout of a scatter plot: the first series runs to the right, the second upwards, the third sets the area of circles. */
export function scatterLayout(model: ChartModel, locale: Locale): ScatterLayout | undefined {
  const [first, second, third] = model.series;
  if (first === undefined || second === undefined) return undefined;
  const circles =
    third &&
    circleScale(
      third.values.flatMap((value) => value ?? []),
      largestRadius,
    );
  const inset = circles === undefined ? markerRadius : largestRadius;
  // In a narrow column a unit of the plot is less than a pixel.
  const side = inset * 2.5;
  const across = scaleOf(model, first, [side, plotSize.width - side], locale);
  const upwards = scaleOf(model, second, [plotSize.height - inset, inset], locale);
  const points = pointsOf(model, { across, upwards }, circles, locale);
  const left = axisWidth(upwards);
  const plotWidths = columnWidths.map((width) => width - stepsToPixels(left) - roomAtEnd);
  const labels = placeNames(
    points.map((point) => ({ ...point, radius: point.radius ?? markerRadius })),
    plotWidths,
  );
  const ticks = rowTicks(across.ticks, plotWidths, locale);
  return {
    values: upwards,
    left,
    columns: ticks.map(({ at }) => at),
    positionTicks: ticks.flatMap(({ from, ...tick }) =>
      from === undefined
        ? []
        : [{ ...labelAt(tick.text, tick.at, { plotWidths, left: Infinity, right: roomAtEnd }), from }],
    ),
    titles: { across: titleOf(first), upwards: titleOf(second) },
    points: points.map((point, index) => ({ ...point, label: labels[index] })),
    groups: groupsOf(model),
    sizes: third && circles && sizesOf(third, circles, locale),
  };
}

/** In units of the plot. */
const halfOfEnds = 5;

/** The ranges of all points in both directions. */
export function scatterRanges({
  points,
}: Pick<ScatterLayout, 'points'>): Readonly<Record<'across' | 'upwards', readonly PlacedRange[]>> {
  const pick = (of: 'across' | 'upwards'): readonly PlacedRange[] =>
    points.flatMap(({ x, y, ranges }) => {
      const range = ranges[of];
      return range === null ? [] : [{ ...range, at: of === 'across' ? y : x, half: halfOfEnds }];
    });
  return { across: pick('across'), upwards: pick('upwards') };
}
