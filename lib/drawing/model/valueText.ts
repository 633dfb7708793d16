/** Values and units as charts write them. */
import { formatQuantity } from '@/lib/i18n/format/number';
import type { Locale } from '@/content-types/locales';
import type { ChartModel } from './chartModel';
import type { Series } from '@/lib/data/readSeries';

/** Characters of a unit that is written after each number. */
const longestShortUnit = 4;

/** The unit of the axis. */
export function unitOf({ stacking, unit }: ChartModel): string | null {
  return stacking === 'percent' ? '%' : unit;
}

/** A formatted value, with its unit if that is short; the axis names longer ones. */
export function valueText({ unit, decimals }: Series, value: number, locale: Locale): string {
  const sign = unit === null || unit.length > longestShortUnit ? null : unit;
  return formatQuantity(value, sign, locale, { decimals });
}

export interface LastValue {
  /** Of its position. */
  readonly index: number;
  readonly value: number;
}

/** The last value of a series, at any position; undefined if it has none. */
export function lastValue({ values }: Series): LastValue | undefined {
  const index = values.findLastIndex((value) => value !== null);
  const value = values[index];
  return typeof value === 'number' ? { index, value } : undefined;
}
