/** Values and units as they are written in charts. */
import { formatQuantity } from '@/lib/i18n/format/number';
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './chartModel';
import type { Series } from '@/lib/data/readSeries';

/** Units that are read as part of the number. */
const longestShortUnit = 4;

/** What an axis measures. */
export function unitOf({ stacking, unit }: ChartModel): string | null {
  return stacking === 'percent' ? '%' : unit;
}

/** A value as it is written in a chart: with its unit if that is a symbol, because the axis names longer ones. */
export function valueText({ unit, decimals }: Series, value: number, locale: Locale): string {
  const sign = unit === null || unit.length > longestShortUnit ? null : unit;
  return formatQuantity(value, sign, locale, { decimals });
}

/** The last value of a series, at whichever position. */
export function lastValue({ values }: Series): { readonly index: number; readonly value: number } | undefined {
  const index = values.findLastIndex((value) => value !== null);
  const value = values[index];
  return typeof value === 'number' ? { index, value } : undefined;
}
