/** The value of an indicator as pages say it: exact, and rounded in Leichte Sprache. */
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { formatNumber, withUnit } from '@/lib/language/format/number';
import { roundedFigure } from '@/lib/language/format/rounded';
import type { LatestValue } from './indicatorData';

type Measured = Pick<LatestValue, 'value' | 'unit' | 'decimals'>;

/** Number and unit, for setting them in two sizes: `0,78` and `%`, in Leichte Sprache `1` and `von 100`. */
export function latestParts(
  { value, unit, decimals }: Measured,
  language: Locale,
): { readonly number: string; readonly unit: string | null } {
  if (language === 'ls') return roundedFigure(value, unit);
  return { number: formatNumber(value, language, { decimals }), unit };
}

/** `0,78 %`, in Leichte Sprache `1 von 100`. */
export function latestText(latest: Measured, language: Locale): string {
  const { number, unit } = latestParts(latest, language);
  return withUnit(number, unit);
}

/** Of what the value is, unless the title beside it says so, and of when: `Basel-Stadt, Juli 2026`. */
export function latestDetail(
  { series, period }: Pick<LatestValue, 'series' | 'period'>,
  title: string,
  language: Locale,
): string {
  const date = formatDate(period, language);
  return series === null || series.toLowerCase() === title.toLowerCase() ? date : `${series}, ${date}`;
}
