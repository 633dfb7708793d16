/** What charts with an axis upwards and one to the right share: axes, labels beside the ends, room around the plot. */
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './model/chartModel';
import { endLabelLines, placeEndLabels, widthOfLines } from './endLabels';
import type { EndLabel } from './endLabels';
import {
  columnWidths,
  fontSize,
  stepsToPixels,
  plotSize,
  pixelsToSteps,
  textWidth,
  wideColumn,
} from './browser/chartMetrics';
import { positionTicks } from './positionTicks';
import type { PositionTick } from './positionTicks';
import { unitOf } from './model/valueText';
import { valueScale } from './valueScale';
import type { ValueScale } from './valueScale';

/** A second measure, whose axis stands on the right. */
export interface SecondAxis {
  readonly values: ValueScale;
  readonly unit: string | null;
}

export interface CartesianLayout {
  readonly values: ValueScale;
  /** The place of `Position.at`, in units of the plot. */
  readonly place: (at: number) => number;
  readonly positionTicks: readonly PositionTick[];
  /** What is measured, above the axis. */
  readonly unit: string | null;
  /** Room for the values of the axis, and for labels in wide columns, in steps. */
  readonly left: number;
  readonly end: number;
  /** How wide the plot is in each of `columnWidths`, in px. */
  readonly plotWidths: readonly number[];
  /** Beside the ends in wide columns; undefined: a legend names the series everywhere. */
  readonly endLabels: readonly EndLabel[] | undefined;
  readonly second: SecondAxis | undefined;
  /** Room for the values of the second axis, in steps. */
  readonly right: number;
  /** Of columns: from one band to the next, and how far each series is from the middle of its band. */
  readonly bands?: { readonly step: number; readonly offsets: readonly number[] };
  /** Whether the units of both axes have room beside each other in every column. */
  readonly unitsFit: boolean;
}

/** About so many values stand on the axis. */
const valueTicks = 5;

/** In px, to the right of a plot without labels. */
const leastRoom = 8;

/** The axis of what is measured. */
export function verticalScale(model: ChartModel, locale: Locale): ValueScale {
  return valueScale(model, [plotSize.height, 0], valueTicks, locale);
}

/** In px, for the values of an axis. */
export function axisWidth({ ticks }: ValueScale): number {
  return pixelsToSteps(Math.max(...ticks.map(({ text }) => textWidth(text))) + fontSize * 0.85);
}

interface Axes extends Pick<CartesianLayout, 'values' | 'place'> {
  readonly second?: SecondAxis | undefined;
  /** How many columns stand side by side, if positions have columns. */
  readonly columns?: number;
}

/** So many columns would look like walls in a wide plot. */
const fewColumns = 6;

/** In px, how wide the plot of so many columns becomes: `up-to` of `charts.scss`. */
function widestPlot(columns = Infinity): number {
  return columns > fewColumns ? Infinity : columns * 88 + 192;
}

/**
 * The layout of a chart whose positions are placed already. `endOf` says at which height the last value of a series is;
 * undefined if the series does not end at the edge.
 */
export function cartesianLayout(
  model: ChartModel,
  { values, place, second, columns }: Axes,
  endOf: (series: number) => number | undefined,
  locale: Locale,
): CartesianLayout {
  // Beside an axis there is no room for names, and lines across columns end where columns do.
  const lines = model.second.length === 0 ? endLabelLines(model, locale) : undefined;
  const wanted = (lines ?? []).flatMap((text, series) => {
    const at = endOf(series);
    return at === undefined ? [] : [{ series, lines: text, at }];
  });
  // All series are named beside the chart, or all in its legend.
  const endLabels = lines === undefined || wanted.length < lines.length ? undefined : placeEndLabels(wanted);
  const left = axisWidth(values);
  const right = second === undefined ? 0 : axisWidth(second.values);
  const atRight = Math.max(leastRoom, stepsToPixels(right));
  const end = endLabels === undefined ? 0 : pixelsToSteps(widthOfLines(lines ?? []) + fontSize * 1.1);
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
