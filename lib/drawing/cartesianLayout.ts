/** The layout shared by charts with a vertical value axis: axes, labels beside the ends, room around the plot. */
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './model/chartModel';
import { endLabelLines, placeEndLabels } from './endLabels';
import type { EndLabel } from './endLabels';
import {
  columnWidths,
  fontSize,
  stepsToPixels,
  plotSize,
  pixelsToSteps,
  textWidth,
  wideColumn,
  widestText,
} from './browser/chartMetrics';
import { positionTicks } from './positionTicks';
import type { PositionTick } from './positionTicks';
import { unitOf } from './model/valueText';
import { valueScale } from './valueScale';
import type { ValueScale } from './valueScale';

/** The axis of a second measure, on the right. */
export interface SecondAxis {
  readonly values: ValueScale;
  readonly unit: string | null;
}

export interface CartesianLayout {
  readonly values: ValueScale;
  /** Maps `Position.at` to units of the plot. */
  readonly place: (at: number) => number;
  readonly positionTicks: readonly PositionTick[];
  /** Written above the axis. */
  readonly unit: string | null;
  /** Room for the values of the axis, and in wide columns for labels at the ends, in steps. */
  readonly left: number;
  readonly end: number;
  /** The width of the plot for each of `columnWidths`, in px. */
  readonly plotWidths: readonly number[];
  /** Shown in wide columns; if undefined, a legend names the series at every width. */
  readonly endLabels: readonly EndLabel[] | undefined;
  readonly second: SecondAxis | undefined;
  /** Room for the values of the second axis, in steps. */
  readonly right: number;
  /** For columns: the distance between bands, and the offset of each series from the middle of its band. */
  readonly bands?: { readonly step: number; readonly offsets: readonly number[] };
  /** Whether the units of both axes fit side by side at every width. */
  readonly unitsFit: boolean;
}

/** Approximate number of ticks. */
const valueTicks = 5;

/** Right of a plot without labels, in px. */
const leastRoom = 8;

/** The scale of the vertical axis. */
export function verticalScale(model: ChartModel, locale: Locale): ValueScale {
  return valueScale(model, [plotSize.height, 0], valueTicks, locale);
}

/** The room for the values of an axis, in steps. */
export function axisWidth({ ticks }: ValueScale): number {
  return pixelsToSteps(widestText(ticks.map(({ text }) => text)) + fontSize * 0.85);
}

interface Axes extends Pick<CartesianLayout, 'values' | 'place'> {
  readonly second?: SecondAxis | undefined;
  /** The number of columns side by side, if the chart has any. */
  readonly columns?: number;
}

/** Up to this many columns would be too broad in a wide plot, so its width is limited. */
const fewColumns = 6;

/** The greatest width of a plot with this many columns, in px: `up-to` of `charts.scss`. */
function widestPlot(columns = Infinity): number {
  return columns > fewColumns ? Infinity : columns * 88 + 192;
}

/**
 * The layout of a chart whose positions are already placed. `endOf` returns the height of the last value of a series; undefined if
 * the series does not reach the edge.
 */
export function cartesianLayout(
  model: ChartModel,
  { values, place, second, columns }: Axes,
  endOf: (series: number) => number | undefined,
  locale: Locale,
): CartesianLayout {
  // A second axis leaves no room for names; without one, the lines end beside the columns, so their names would collide.
  const lines = model.second.length === 0 ? endLabelLines(model, locale) : undefined;
  const wanted = (lines ?? []).flatMap((text, series) => {
    const at = endOf(series);
    return at === undefined ? [] : [{ series, lines: text, at }];
  });
  // Either all series are named beside the chart, or all in its legend.
  const endLabels = lines === undefined || wanted.length < lines.length ? undefined : placeEndLabels(wanted);
  const left = axisWidth(values);
  const right = second === undefined ? 0 : axisWidth(second.values);
  const atRight = Math.max(leastRoom, stepsToPixels(right));
  const end = endLabels === undefined ? 0 : pixelsToSteps(widestText((lines ?? []).flat()) + fontSize * 1.1);
  const plotWidths = columnWidths.map(
    (width, step) =>
      Math.min(width, widestPlot(columns)) -
      stepsToPixels(left) -
      (step < wideColumn || end === 0 ? atRight : stepsToPixels(end)),
  );
  const axis = { place, plotWidths, left: stepsToPixels(left), right: atRight, isBanded: columns !== undefined };
  const widthOfUnits = textWidth(`${unitOf(model) ?? ''}  ${second?.unit ?? ''}`);
  return {
    values,
    place,
    positionTicks: positionTicks(model, axis, locale),
    unit: unitOf(model),
    left,
    end,
    plotWidths,
    endLabels,
    second,
    right,
    unitsFit: widthOfUnits <= (plotWidths[0] ?? 0) + atRight,
  };
}
