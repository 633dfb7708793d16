/** Many series as small charts beside each other, with the same axes. */
import { scaleLinear } from 'd3-scale';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { bandScale } from './bandScale';
import { barsOf } from './bars';
import type { BarSeries } from './bars';
import type { ChartModel } from './chartModel';
import { fontSize, plotSize, round, stepsOfRoom, textWidth } from './frame';
import { linesOf } from './lineLayout';
import type { Line } from './lineLayout';
import type { Series } from '@/lib/content/figures/readSeries';
import { valueScale } from './valueScale';
import type { ValueScale } from './valueScale';
import { lastValue, valueText } from './valueText';

export interface Panel {
  readonly name: string;
  readonly value: string;
  /** Of when the last value is, if other series have newer ones. */
  readonly period: string | undefined;
  readonly line: Line;
  /** Instead of the line. */
  readonly columns: BarSeries | undefined;
}

export interface PanelsLayout {
  readonly values: ValueScale;
  /** Of `Position.at`, in units of the plot. */
  readonly place: (at: number) => number;
  readonly panels: readonly Panel[];
  /** Below each panel; in two lines if they have no room beside each other. */
  readonly ends: readonly [string, string];
  readonly endsFit: boolean;
  /** Room for the values of the axis, in steps. */
  readonly left: number;
}

/** In px, of two in the narrowest column. */
const narrowestPanel = 92;

/** About so many values stand on the axis. */
const valueTicks = 3;

function lastOf(model: ChartModel, series: Series, locale: Locale): Pick<Panel, 'value' | 'period'> {
  const last = lastValue(series);
  if (last === undefined) return { value: '', period: undefined };
  const isOlder = model.isBehind || model.series.some((other) => (lastValue(other)?.index ?? 0) > last.index);
  const period = isOlder ? formatDate(model.positions[last.index]?.key ?? '', locale) : undefined;
  return { value: valueText(series, last.value, locale), period };
}

/** The layout of small charts, with columns instead of lines if wanted. */
export function panelsLayout(model: ChartModel, hasColumns: boolean, locale: Locale): PanelsLayout {
  const values = valueScale(model, [plotSize.height, 0], valueTicks, locale);
  const [first, last] = [model.positions.at(0), model.positions.at(-1)];
  const [from = 0, to = 0] = [first?.at, last?.at];
  const scale = scaleLinear().domain([from, to]).range([0, plotSize.width]);
  const place = (at: number): number => round(from === to ? plotSize.width / 2 : scale(at));
  const bands = bandScale(model, [0, plotSize.width]);
  const lines = linesOf(model, { values, place });
  const ends = [first, last].map((end) => formatDate(end?.key ?? '', locale));
  const [start = '', end = ''] = ends;
  return {
    values,
    place: hasColumns ? bands.place : place,
    panels: model.series.map((one, index) => ({
      name: one.label,
      ...lastOf(model, one, locale),
      line: lines[index] ?? { points: [], hasIntervals: false },
      columns: hasColumns ? barsOf({ ...model, series: [one] }, bands, values)[0] : undefined,
    })),
    ends: [start, from === to ? '' : end],
    endsFit: textWidth(start) + textWidth(end) + fontSize <= narrowestPanel,
    left: stepsOfRoom(Math.max(...values.ticks.map(({ text }) => textWidth(text))) + fontSize * 0.6),
  };
}
