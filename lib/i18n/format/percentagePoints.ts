import type { Locale } from '@/content-types/locales';
import { messagesByLocale } from '../messages';
import { languageTag } from '../paths';
import { formatNumber, withUnit } from './number';

/** Formats a difference of shares: `+0,3 Prozentpunkte`. French uses the singular below two: `+0,3 point de pourcentage`. */
export function percentagePoints(difference: number, language: Locale, decimals?: number): string {
  const { point, points } = messagesByLocale[language].charts;
  // Plural of the number as displayed: 0.96 without decimals is one.
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const rules = new Intl.PluralRules(languageTag[language], digits);
  const written = formatNumber(difference, language, { decimals, signed: true });
  return withUnit(written, rules.select(Math.abs(difference)) === 'one' ? point : points, language);
}
