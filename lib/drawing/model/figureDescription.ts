/** Unit, place and period of an indicator in one line. */
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/i18n/format/date';
import { formatRange } from '@/lib/i18n/format/number';
import { messagesByLocale } from '@/lib/i18n/messages';
import { indicatorModel } from './indicatorModel';
import { periodsOf } from '@/lib/data/indicatorValues';

/** Whether the subtitle contains the unit: `in Hektaren, 1996–2021`. */
function namesUnit(subtitle: string | null, unit: string | null, language: Locale): boolean {
  if (subtitle === null || unit === null) return false;
  const words = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}%²³/]+/gu, ' ')} `;
  const spellings = unit === '%' ? [unit, messagesByLocale[language].charts.ask.percent] : [unit];
  return spellings.some((spelling) => words(subtitle).includes(words(spelling)));
}

/** `Prozent der Wohnungen, Kanton Basel-Stadt, 2002–2026`. For a chart of shares it names these, not the unit of the data. */
export function figureDescription(indicator: Entry<'products'>, language: Locale): string {
  const { subtitle, unit_label: unitLabel, unit } = indicator;
  const isShare = indicatorModel(indicator)?.stacking === 'percent';
  const measure = isShare ? messagesByLocale[language].charts.share : (unitLabel ?? unit);
  const periods = periodsOf(indicator);
  const [from, to] = [periods?.from ?? '', periods?.to ?? ''].map((period) => formatDate(period, language));
  const range = periods && formatRange(from ?? '', to ?? '');
  // Editors often write the period into the subtitle.
  const isNamed =
    subtitle !== null && [periods?.to, to].some((end) => end !== undefined && end !== '' && subtitle.includes(end));
  const parts = [namesUnit(subtitle, measure, language) ? null : measure, subtitle, isNamed ? undefined : range]
    .filter((part) => part !== null && part !== undefined)
    // The subtitle may repeat the unit: `Dezember 2025 = 100`.
    .flatMap((part) => part.split(', '));
  return [...new Set(parts)].join(', ');
}
