/** The layout of values as fields of a table, coloured by class: months by years, or series by positions. */
import { extent } from 'd3-array';
import type { Locale } from '@/content-types/locales';
import type { TooltipPositions } from '@/lib/drawing/browser/tooltipData';
import { fill } from '@/lib/i18n/fill';
import { monthName } from '@/lib/i18n/format/date';
import { formatNumber } from '@/lib/i18n/format/number';
import { messagesByLocale } from '@/lib/i18n/messages';
import { thousandths } from '@/lib/drawing/tooltipAttribute';
import type { ChartModel } from '@/lib/drawing/model/chartModel';
import { fontSize, plotSize, roundToTenth, widestText } from '@/lib/drawing/browser/chartMetrics';
import { positionTicks } from '@/lib/drawing/positionTicks';
import type { PositionTick } from '@/lib/drawing/positionTicks';
import { firstFittingColumn, nameLayout, rowWidths } from '@/lib/drawing/rowRoom';
import type { NamesBeside } from '@/lib/drawing/rowRoom';
import { signedText } from '@/lib/drawing/model/valueSigns';
import { valueText } from '@/lib/drawing/model/valueText';

/** Number of colours, from pale to strong: `--chart-scale-1` and following. */
export const heatSteps = 5;

export interface HeatClass {
  /** The colour, from 1 to `heatSteps`. */
  readonly step: number;
  /** `20 bis unter 40`. */
  readonly text: string;
}

export interface HeatCell {
  /** Undefined if there is no value. */
  readonly step: number | undefined;
  readonly text: string;
}

export interface HeatRow {
  readonly name: string;
  readonly cells: readonly HeatCell[];
}

export interface HeatLayout {
  readonly rows: readonly HeatRow[];
  /** The names above the columns. */
  readonly heads: readonly PositionTick[];
  readonly classes: readonly HeatClass[];
  /** The row and column of each value, for tooltips. */
  readonly places: Pick<TooltipPositions, 'plot' | 'x'>;
  /** Index of the first of `columnWidths` in which values fit their fields; undefined if there is none. */
  readonly valuesFrom: number | undefined;
  readonly namesBeside: NamesBeside;
}

interface Field {
  readonly value: number | null;
  readonly text: string;
}

interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly fields: readonly Field[] }[];
}

const nothing: Field = { value: null, text: '' };

/** Whether a single series forms a table: months as rows, years as columns. */
function isOfMonths({ positionKind, series }: Pick<ChartModel, 'positionKind' | 'series'>): boolean {
  return positionKind === 'month' && series.length === 1;
}

/** Whether the values form a table of rows and columns. */
export function isTabular(model: ChartModel): boolean {
  const years = new Set(model.positions.map(({ key }) => key.slice(0, 4)));
  return isOfMonths(model) ? years.size > 1 : model.series.length > 1;
}

function gridOf(model: ChartModel, locale: Locale): Grid {
  const { positions, series } = model;
  const fields = series.map((one) =>
    one.values.map((value, index): Field => {
      if (value === null) return nothing;
      return { value, text: signedText(valueText({ ...one, unit: null }, value, locale), one, index) };
    }),
  );
  const keys = positions.map(({ key }) => key);
  if (!isOfMonths(model)) {
    return { columns: keys, rows: series.map(({ label }, index) => ({ name: label, fields: fields[index] ?? [] })) };
  }
  const byMonth = new Map(keys.map((key, index) => [key, fields[0]?.[index] ?? nothing]));
  const [first = 0, last = 0] = [keys.at(0), keys.at(-1)].map((key) => Number(key?.slice(0, 4)));
  const columns = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const rows = Array.from({ length: 12 }, (_, index) => ({
    name: monthName(index + 1, locale),
    fields: columns.map((year) => byMonth.get(`${year}-${String(index + 1).padStart(2, '0')}`) ?? nothing),
  }));
  return { columns, rows };
}

const roundSteps = [1, 2, 2.5, 3, 4, 5, 10, 20];

/** Round bounds between the classes, in ascending order; empty if all values are the same. */
export function thresholdsOf(values: readonly number[]): readonly number[] {
  const [low = 0, high = 0] = extent(values);
  if (low === high) return [];
  const power = 10 ** Math.floor(Math.log10((high - low) / heatSteps));
  const rows = roundSteps.map((step) => {
    const size = step * power;
    const first = Math.floor(low / size) + 1;
    const count = Math.max(0, Math.ceil(high / size) - first);
    const bounds = Array.from({ length: count }, (_, index) => Number(((first + index) * size).toPrecision(12)));
    // After rounding, the first bound may equal the lowest value.
    return bounds.filter((bound) => bound > low && bound < high);
  });
  return rows.find((row) => row.length > 0 && row.length < heatSteps) ?? [];
}

/** The classes between bounds, in words. */
export function classTexts(thresholds: readonly number[], locale: Locale): readonly string[] {
  const { below, between, from } = messagesByLocale[locale].charts.classes;
  const texts = thresholds.map((value) => formatNumber(value, locale));
  return Array.from({ length: thresholds.length + 1 }, (_, index) => {
    const [low, high] = [texts[index - 1], texts[index]];
    const words = low === undefined ? below : high === undefined ? from : between;
    return fill(words, { from: low ?? '', to: high ?? '' });
  });
}

function classesOf(thresholds: readonly number[], only: string, locale: Locale): readonly HeatClass[] {
  return classTexts(thresholds, locale).map((text, index) => ({
    step: stepOf(index, thresholds),
    text: thresholds.length === 0 ? only : text,
  }));
}

/** The colour of a class: palest for the first, strongest for the last. */
function stepOf(index: number, thresholds: readonly number[]): number {
  return thresholds.length === 0 ? heatSteps : 1 + Math.round((index / thresholds.length) * (heatSteps - 1));
}

function placesOf(model: ChartModel, columns: readonly string[]): HeatLayout['places'] {
  const middle = (index: number): number => thousandths(index + 0.5, columns.length);
  const keys = model.positions.map(({ key }) => key);
  if (!isOfMonths(model)) return { plot: 'series', x: keys.map((_, index) => middle(index)) };
  return {
    plot: keys.map((key) => Number(key.slice('YYYY-'.length)) - 1),
    x: keys.map((key) => middle(columns.indexOf(key.slice(0, 'YYYY'.length)))),
  };
}

/** The layout of a heat map in a language. */
export function heatLayout(model: ChartModel, locale: Locale): HeatLayout {
  const { columns, rows } = gridOf(model, locale);
  const fields = rows.flatMap((row) => row.fields);
  const known = fields.filter(({ value }) => value !== null);
  const thresholds = thresholdsOf(known.flatMap(({ value }) => value ?? []));
  const classOf = (value: number): number => thresholds.filter((threshold) => threshold <= value).length;
  const names = rows.map(({ name }) => name);
  const plotWidths = rowWidths(names);
  const widestValue = widestText(known.map(({ text }) => text)) + fontSize * 0.4;
  const heads = columns.map((key, at) => ({ key, at }));
  const place = (at: number): number => roundToTenth(((at + 0.5) / columns.length) * plotSize.width);
  return {
    rows: rows.map(({ name, fields: own }) => ({
      name,
      cells: own.map(({ value, text }) => ({
        step: value === null ? undefined : stepOf(classOf(value), thresholds),
        text,
      })),
    })),
    heads: positionTicks(
      { ...model, positions: heads, positionKind: 'category' },
      { place, plotWidths, left: fontSize, right: fontSize },
      locale,
    ),
    places: placesOf(model, columns),
    classes: classesOf(thresholds, known[0]?.text ?? '', locale),
    valuesFrom: firstFittingColumn(plotWidths, 1 / columns.length, widestValue),
    namesBeside: nameLayout(names),
  };
}
