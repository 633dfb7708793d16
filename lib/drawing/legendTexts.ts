/** The texts of a series in a legend. */
import type { Locale } from '@/content-types/locales';
import type { Series } from '@/lib/data/readSeries';
import { formatDate } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { ChartModel } from './model/chartModel';
import { lastValue } from './model/valueText';
import type { LastValue } from './model/valueText';

/** The last bounds of a series, the higher one first; empty if it has none. */
export function boundsOf({ boundNames, intervals }: Series): readonly (LastValue & { readonly name: string })[] {
  const index = intervals.findLastIndex((interval) => interval !== null);
  const last = intervals[index];
  if (boundNames === null || last === undefined || last === null) return [];
  return [
    { name: boundNames.high, value: last.high, index },
    { name: boundNames.low, value: last.low, index },
  ];
}

/** The period of a last value, as text; undefined if no series has a newer value. */
export function olderPeriod(
  index: number,
  { positions, series, second, isBehind }: ChartModel,
  language: Locale,
): string | undefined {
  const isOlder = isBehind || [...series, ...second].some((other) => (lastValue(other)?.index ?? 0) > index);
  const key = positions[index]?.key;
  return isOlder && key !== undefined ? formatDate(key, language) : undefined;
}

/** The name of a series; with two axes also the one it is measured on, unless the name contains it. */
export function nameInLegend(series: Series, { second, hasSecondAxis }: ChartModel, language: Locale): string {
  if (!hasSecondAxis) return series.label;
  const { axes } = messagesByLocale[language].charts;
  const axis = second.includes(series) ? axes.right : axes.left;
  return series.label.includes(axis) ? series.label : `${series.label} (${axis})`;
}
