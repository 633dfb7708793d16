/** The layout of many series as small multiples, with the same scale if that shows how they change. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { bandScale } from '@/lib/drawing/bandScale';
import { barsOf } from '@/lib/drawing/bars';
import type { BarSeries } from '@/lib/drawing/bars';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { fontSize, plotSize, pixelsToSteps, textWidth, widestText } from '@/lib/drawing/browser/chartMetrics';
import { linesOf, placeAlong } from '../line/lineLayout';
import type { Line } from '../line/lineLayout';
import type { Series } from '@/lib/data/readSeries';
import { hasOwnScales } from './panelScales';
import { valueScale } from '@/lib/drawing/valueScale';
import type { ValueScale } from '@/lib/drawing/valueScale';
import { olderPeriod } from '@/lib/drawing/legendTexts';
import { lastValue, valueText } from '@/lib/drawing/model/valueText';

export interface Panel {
  readonly name: string;
  readonly value: string;
  /** The period of the last value, if other series have newer ones. */
  readonly period: string | undefined;
  /** The shared scale, or its own. */
  readonly values: ValueScale;
  readonly line: Line;
  /** Drawn instead of the line. */
  readonly columns: BarSeries | undefined;
}

export interface PanelsLayout {
  readonly hasOwnScales: boolean;
  /** Maps `Position.at` to units of the plot. */
  readonly place: (at: number) => number;
  readonly panels: readonly Panel[];
  /** First and last period below each panel; on two lines unless `endsFit`. */
  readonly ends: readonly [string, string];
  readonly endsFit: boolean;
  /** Room for the values of the axis, in steps; beside each panel if scales differ. */
  readonly left: number;
}

/** Width of a panel if the narrowest column holds two, in px. */
const narrowestPanel = 92;

/** Approximate number of ticks. */
const valueTicks = 3;

function lastOf(model: ChartModel, series: Series, locale: Locale): Pick<Panel, 'value' | 'period'> {
  const last = lastValue(series);
  if (last === undefined) return { value: '', period: undefined };
  return { value: valueText(series, last.value, locale), period: olderPeriod(last.index, model, locale) };
}

/** The layout of small multiples with lines or columns, in a language. */
export function panelsLayout(model: ChartModel, hasColumns: boolean, locale: Locale): PanelsLayout {
  const isOwn = hasOwnScales(model);
  const shared = valueScale(model, [plotSize.height, 0], valueTicks, locale);
  // Different scales all begin at zero, as for columns, so that only their upper ends differ.
  const ownScale = (one: Series): ValueScale =>
    valueScale({ ...model, kind: 'column', series: [one] }, [plotSize.height, 0], valueTicks, locale);
  const scales = model.series.map((one) => (isOwn ? ownScale(one) : shared));
  const [first, last] = [model.positions.at(0), model.positions.at(-1)];
  const place = placeAlong(model);
  const bands = bandScale(model, [0, plotSize.width]);
  const ends = [first, last].map((end) => formatDate(end?.key ?? '', locale));
  const [start = '', end = ''] = ends;
  const tickTexts = scales.flatMap(({ ticks }) => ticks.map(({ text }) => text));
  const room = widestText(tickTexts) + fontSize * 0.6;
  return {
    hasOwnScales: isOwn,
    place: hasColumns ? bands.place : place,
    panels: model.series.map((one, index) => {
      const alone = { ...model, series: [one] };
      const values = scales[index] ?? shared;
      return {
        name: one.label,
        ...lastOf(model, one, locale),
        values,
        line: linesOf(alone, { values, place })[0] ?? { points: [], hasIntervals: false },
        columns: hasColumns ? barsOf(alone, bands, values)[0] : undefined,
      };
    }),
    ends: [start, first === last ? '' : end],
    endsFit: textWidth(start) + textWidth(end) + fontSize + (isOwn ? room : 0) <= narrowestPanel,
    left: pixelsToSteps(room),
  };
}
