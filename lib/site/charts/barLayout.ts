/** Where the lying bars of a chart are; the drawing is as high as its bars need. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import type { Bands } from './bandScale';
import { barsOf } from './bars';
import type { BarSeries } from './bars';
import type { ChartModel } from './chartModel';
import { drawingSizes, round, textWidth, wrapText } from './frame';
import type { DrawingSize, Plot } from './frame';
import { unitOf, valueText } from './frameOf';
import { valueScale } from './valueScale';
import type { ValueScale } from './valueScale';

export interface BarName {
  readonly lines: readonly string[];
  readonly x: number;
  /** The place of the first line. */
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

export interface BarValue {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'end';
}

export interface BarLayout {
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly plot: Plot;
  readonly values: ValueScale;
  readonly unit: string | null;
  readonly series: readonly BarSeries[];
  readonly names: readonly BarName[];
  /** Empty if an axis tells the values. */
  readonly barValues: readonly BarValue[];
  readonly place: (at: number) => number;
}

interface Row {
  readonly lines: readonly string[];
  /** The upper edge and the height of the whole row. */
  readonly top: number;
  readonly height: number;
}

const lineHeight = 1.2;
/** Names take at most this share of the width before they move above their bars. */
const widestNames = 0.36;

function rowsOf(
  names: readonly (readonly string[])[],
  top: number,
  rowHeight: (lines: number) => number,
): readonly Row[] {
  let end = top;
  return names.map((lines) => {
    const row = { lines, top: end, height: rowHeight(lines.length) };
    end += row.height;
    return row;
  });
}

function valuesOf(
  model: ChartModel,
  series: readonly BarSeries[],
  fontSize: number,
  locale: Locale,
): readonly BarValue[] {
  if (model.stacking !== 'none') return [];
  return series.flatMap(({ bars }, index) =>
    bars.flatMap(({ to, middle, value }): BarValue[] => {
      const one = model.series[index];
      if (one === undefined) return [];
      const isNegative = value < 0;
      return [
        {
          x: round(to + fontSize * (isNegative ? -0.4 : 0.4)),
          y: round(middle + fontSize * 0.35),
          text: valueText(one, value, locale),
          anchor: isNegative ? 'end' : 'start',
        },
      ];
    }),
  );
}

/** How much room the widest value needs at an end of the plot. */
function valueRoom(model: ChartModel, fontSize: number, locale: Locale, isNegative: boolean): number {
  if (model.stacking !== 'none') return 0;
  const texts = model.series.flatMap((one) =>
    one.values.flatMap((value) => (value === null || value < 0 !== isNegative ? [] : [valueText(one, value, locale)])),
  );
  return texts.length === 0 ? 0 : Math.max(...texts.map((text) => textWidth(text, fontSize))) + fontSize * 0.5;
}

interface Names {
  readonly texts: readonly (readonly string[])[];
  /** Beside the bars if they leave enough room, otherwise above them. */
  readonly isBeside: boolean;
  /** The width that names beside the bars take. */
  readonly room: number;
}

function namesOf({ positions }: ChartModel, size: DrawingSize, locale: Locale): Names {
  const { width, fontSize } = drawingSizes[size];
  const texts = positions.map(({ key }) => formatDate(key, locale));
  const widest = Math.max(...texts.map((text) => textWidth(text, fontSize)));
  const isBeside = widest <= width * widestNames;
  return {
    isBeside,
    room: isBeside ? Math.ceil(widest + fontSize * 0.7) : 0,
    texts: texts.map((text) => (isBeside ? [text] : wrapText(text, width, fontSize))),
  };
}

/** How thick the bars of one name are together. */
function thicknessOf(model: ChartModel, fontSize: number): number {
  const count = model.stacking === 'none' ? model.series.length : 1;
  return fontSize * (count > 1 ? 1.3 : 1.15) * count;
}

function plotOf(model: ChartModel, size: DrawingSize, rows: readonly Row[], nameRoom: number, locale: Locale): Plot {
  const { width, fontSize } = drawingSizes[size];
  const hasAxis = model.stacking !== 'none';
  const last = rows.at(-1);
  return {
    left: nameRoom + valueRoom(model, fontSize, locale, true),
    right: width - Math.max(valueRoom(model, fontSize, locale, false), hasAxis ? fontSize * 1.5 : 0),
    top: rows[0]?.top ?? 0,
    bottom: round(last === undefined ? 0 : last.top + last.height),
  };
}

/** The layout of a bar chart at a size. */
export function barLayout(model: ChartModel, size: DrawingSize, locale: Locale): BarLayout {
  const { width, fontSize } = drawingSizes[size];
  const { texts, isBeside, room } = namesOf(model, size, locale);
  const thickness = thicknessOf(model, fontSize);
  const nameHeight = (lines: number): number => (isBeside ? 0 : lines * fontSize * lineHeight + fontSize * 0.2);
  const rows = rowsOf(
    texts,
    fontSize * (model.stacking === 'none' ? 0.3 : 1.8),
    (lines) => nameHeight(lines) + thickness + fontSize * 0.6,
  );
  const plot = plotOf(model, size, rows, room, locale);
  const values = valueScale(model, [plot.left, plot.right], size === 'narrow' ? 3 : 5, locale);
  const middles = rows.map(({ top, lines }) => top + nameHeight(lines.length) + (thickness + fontSize * 0.3) / 2);
  const places = new Map(model.positions.map(({ at }, index) => [at, middles[index] ?? 0]));
  const bands: Bands = { place: (at) => places.get(at) ?? 0, size: thickness };
  const series = barsOf(model, bands, values);
  return {
    width,
    height: round(plot.bottom + fontSize * 0.2),
    fontSize,
    plot,
    values,
    unit: unitOf(model),
    series,
    place: bands.place,
    barValues: valuesOf(model, series, fontSize, locale),
    names: rows.map(({ lines, top }, index) => ({
      lines,
      x: isBeside ? round(room - fontSize * 0.5) : 0,
      y: round(isBeside ? (middles[index] ?? 0) + fontSize * 0.35 : top + fontSize),
      anchor: isBeside ? 'end' : 'start',
    })),
  };
}
