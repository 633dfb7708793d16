/** The frame of charts with an axis upwards and one to the right. */
import { formatQuantity } from '@/lib/language/format/number';
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './chartModel';
import type { Series } from './readSeries';
import { drawingSizes, textWidth } from './frame';
import type { DrawingSize, Plot, Tick } from './frame';
import { valueScale } from './valueScale';
import type { ValueScale } from './valueScale';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly plot: Plot;
  readonly values: ValueScale;
  /** What is measured, above the axis. */
  readonly unit: string | null;
}

/** A drawing of upright charts: what every kind adds to is placed in `frame.plot`. */
export interface UprightLayout extends Frame {
  readonly positionTicks: readonly Tick[];
  /** The place of `Position.at`. */
  readonly place: (at: number) => number;
}

/** For values of unstated precision; the table has all its digits. */
const maxDecimals = 3;

/** Units that are read as part of the number. */
const longestShortUnit = 4;

export function unitOf({ stacking, unit }: ChartModel): string | null {
  return stacking === 'percent' ? '%' : unit;
}

/** A value as it is written in a chart: with its unit if that is a symbol, because the axis names longer ones. */
export function valueText({ unit, decimals }: Series, value: number, locale: Locale): string {
  const shown = decimals === undefined ? Number(value.toFixed(maxDecimals)) : value;
  const sign = unit === null || unit.length > longestShortUnit ? null : unit;
  return formatQuantity(shown, sign, locale, { decimals });
}

/** Room for the axes, and for `end` units to the right of the plot. */
export function uprightFrame(model: ChartModel, size: DrawingSize, end: number, locale: Locale): Frame {
  const { width, height, fontSize } = drawingSizes[size];
  const [top, bottom] = [fontSize * 2, height - fontSize * 2];
  const values = valueScale(model, [bottom, top], size === 'narrow' ? 4 : 5, locale);
  const widest = Math.max(...values.ticks.map(({ text }) => textWidth(text, fontSize)));
  const plot: Plot = { left: Math.ceil(widest + fontSize * 0.6), right: Math.floor(width - end), top, bottom };
  return { width, height, fontSize, plot, values, unit: unitOf(model) };
}
