/** What the numbers of an indicator are: unit, place and period in one line. */
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { formatRange } from '@/lib/i18n/format/number';
import { messagesByLocale } from '@/lib/i18n/messages';
import { indicatorModel } from './indicatorModel';
import { periodsOf } from '@/lib/data/indicatorValues';

/** Whether the subtitle says itself in what is counted: `in Hektaren, 1996–2021`. */
function namesUnit(subtitle: string | null, unit: string | null, language: Locale): boolean {
  if (subtitle === null || unit === null) return false;
  const words = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}%²³/]+/gu, ' ')} `;
  const spellings = unit === '%' ? [unit, messagesByLocale[language].charts.ask.percent] : [unit];
  return spellings.some((spelling) => words(subtitle).includes(words(spelling)));
}

/** `Prozent der Wohnungen, Kanton Basel-Stadt, 2002–2026`. A chart of shares shows no amounts, whatever its data are. */
export function figureDescription(indicator: Entry<'products'>, language: Locale): string {
  const { subtitle, unit_label: unitLabel, unit } = indicator;
  const isShare = indicatorModel(indicator)?.stacking === 'percent';
  const measure = isShare ? messagesByLocale[language].charts.share : (unitLabel ?? unit);
  const periods = periodsOf(indicator);
  const [from, to] = [periods?.from ?? '', periods?.to ?? ''].map((period) => formatDate(period, language));
  const range = periods && formatRange(from ?? '', to ?? '');
  // Editors often name the period themselves.
  const isNamed =
    subtitle !== null && [periods?.to, to].some((end) => end !== undefined && end !== '' && subtitle.includes(end));
  const parts = [namesUnit(subtitle, measure, language) ? null : measure, subtitle, isNamed ? undefined : range]
    .filter((part) => part !== null && part !== undefined)
    // Editors may say in the subtitle what the unit says already: `Dezember 2025 = 100`.
    .flatMap((part) => part.split(', '));
  return [...new Set(parts)].join(', ');
}
