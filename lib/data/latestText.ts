/** The value of an indicator as text: exact, and rounded in Leichte Sprache. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { formatNumber, withUnit } from '@/lib/i18n/format/number';
import { roundedQuantity } from '@/lib/i18n/format/roundedQuantity';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { LatestValue } from './indicatorValues';

type Certainty = Pick<LatestValue, 'status' | 'isUncertain'>;

type Measured = Pick<LatestValue, 'value' | 'unit' | 'decimals'>;

/** Number and unit, which may be set in two sizes: `0,78` and `%`, in Leichte Sprache `1` and `von 100`. */
export function latestParts(
  { value, unit, decimals }: Measured,
  language: Locale,
): { readonly number: string; readonly unit: string | null } {
  if (language === 'ls') return roundedQuantity(value, unit);
  return { number: formatNumber(value, language, { decimals }), unit };
}

/** `0,78 %`, in Leichte Sprache `1 von 100`. */
export function latestText(latest: Measured, language: Locale): string {
  const { number, unit } = latestParts(latest, language);
  return withUnit(number, unit, language);
}

/** How certain a value is, in words: `provisorisch`; empty if it is simply measured. */
export function certaintyText({ status, isUncertain }: Certainty, language: Locale): string {
  const { statuses, uncertain } = messagesByLocale[language].charts;
  return [status === 'measured' ? null : statuses[status], isUncertain ? uncertain : null]
    .filter((word) => word !== null)
    .join(', ');
}

/** Series (unless the title names it), period and certainty of a value: `Basel-Stadt, Juli 2026, provisorisch`. */
export function latestDetail(
  { series, period, ...certainty }: Pick<LatestValue, 'series' | 'period'> & Certainty,
  title: string,
  language: Locale,
): string {
  const name = series === null || series.toLowerCase() === title.toLowerCase() ? '' : series;
  return [name, formatDate(period, language), certaintyText(certainty, language)]
    .filter((part) => part !== '')
    .join(', ');
}
