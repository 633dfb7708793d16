/** The room in rows of a chart: for names beside them, values at their ends and the texts of their axis. */
import type { Locale } from '@/content-types/locales';
import { withUnit } from '@/lib/i18n/format/number';
import {
  columnWidths,
  fontSize,
  stepsToPixels,
  plotSize,
  pixelsToSteps,
  wideColumn,
  widestText,
} from './browser/chartMetrics';
import type { Tick } from './browser/chartMetrics';

/** Where names are beside their rows instead of above them. */
export type NamesBeside = 'everywhere' | 'in wide columns';

/** Largest share of the narrowest column for names beside rows everywhere. */
const widestNames = 0.36;

/** Largest share of a column for names that wrap: `fit-content` of `charts.scss`. */
const widestNameColumn = 0.4;

/** Between names and rows, in px. */
const nameGap = 8;

export function nameLayout(names: readonly string[]): NamesBeside {
  return widestText(names) <= columnWidths[0] * widestNames ? 'everywhere' : 'in wide columns';
}

/** Room for texts at one end of the rows, in steps. `gap`: their distance from the end in px. */
export function textRoom(texts: readonly string[], gap = fontSize * 0.5): number {
  const widest = widestText(texts);
  return widest === 0 ? 0 : pixelsToSteps(widest + gap);
}

/** The approximate width of rows in each of `columnWidths`, in px. */
export function rowWidths(names: readonly string[], roomSteps = 0): readonly number[] {
  const isEverywhere = nameLayout(names) === 'everywhere';
  return columnWidths.map((width, step) => {
    const isBeside = isEverywhere || step >= wideColumn;
    const name = isBeside ? Math.min(widestText(names), width * widestNameColumn) + nameGap : 0;
    return width - name - stepsToPixels(roomSteps);
  });
}

/** Index of the first width at which a part of a row is `px` wide; undefined if none is. `part`: its share of the row. */
export function firstFittingColumn(widths: readonly number[], part: number, px: number): number | undefined {
  const first = widths.findLastIndex((width) => width * part < px) + 1;
  return first < widths.length ? first : undefined;
}

export interface RowTick extends Tick {
  /** Index of the first of `columnWidths` that shows its text; undefined if none does. */
  readonly from: number | undefined;
}

/**
 * The ticks of an axis along rows; the last one has the unit if it is `%`. The ends always show their texts, ticks between only
 * where they fit.
 */
export function rowTicks(
  plain: readonly Tick[],
  widths: readonly number[],
  locale: Locale,
  unit: string | null = null,
): readonly RowTick[] {
  const ticks = plain.map((tick, index) =>
    unit === '%' && index === plain.length - 1 ? { ...tick, text: withUnit(tick.text, unit, locale) } : tick,
  );
  const distance = Math.abs((ticks[1]?.at ?? 0) - (ticks[0]?.at ?? 0)) / plotSize.width;
  // The text at an end is aligned with its tick instead of centred, so it takes 1.5 times the room.
  const between = firstFittingColumn(
    widths,
    distance,
    widestText(ticks.map(({ text }) => text)) * 1.5 + fontSize * 0.5,
  );
  return ticks.map((tick, index) => ({ ...tick, from: index === 0 || index === ticks.length - 1 ? 0 : between }));
}
