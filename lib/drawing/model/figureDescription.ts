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

/** A subtitle that names only the newest point in time of a map, with its whole period instead: `Basel, 1. Juni 2026`. */
function withPeriod(subtitle: string, newest: string, range: string): string {
  const isOnlyYear = subtitle.match(/\d{4}/g)?.length === 1;
  const day = new RegExp(`(?:\\d{1,2}\\S*\\s\\p{L}+\\s)?${newest}`, 'u');
  return isOnlyYear ? subtitle.replace(day, range) : subtitle;
}

/** `Prozent der Wohnungen, Kanton Basel-Stadt, 2002–2026`. For a chart of shares it names these, not the unit of the data. */
export function figureDescription(indicator: Entry<'products'>, language: Locale): string {
  const { unit_label: unitLabel, unit } = indicator;
  const model = indicatorModel(indicator);
  const measure = model?.stacking === 'percent' ? messagesByLocale[language].charts.share : (unitLabel ?? unit);
  // Visitors choose any point in time of a map.
  const times = model?.periods ?? [];
  const periods = periodsOf(indicator) ?? { from: times.at(0)?.key ?? '', to: times.at(-1)?.key ?? '' };
  const [from = '', to = ''] = [periods.from, periods.to].map((period) => formatDate(period, language));
  const range = formatRange(from, to);
  const subtitle =
    times.length === 0 ? indicator.subtitle : indicator.subtitle && withPeriod(indicator.subtitle, to, range);
  // Editors often write the period into the subtitle.
  const isNamed = to === '' || (subtitle !== null && [periods.to, to].some((end) => subtitle.includes(end)));
  const parts = [namesUnit(subtitle, measure, language) ? null : measure, subtitle, isNamed ? null : range]
    .filter((part) => part !== null)
    // The subtitle may repeat the unit: `Dezember 2025 = 100`.
    .flatMap((part) => part.split(', '));
  return [...new Set(parts)].join(', ');
}
