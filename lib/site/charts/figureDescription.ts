/** What the numbers of an indicator are: unit, place and period in one line. */
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { formatRange } from '@/lib/language/format/number';
import { messagesByLocale } from '@/lib/language/messages';
import { chartModel } from './chartModel';
import { periodsOf } from '@/lib/content/figures/indicatorData';

/** `Prozent der Wohnungen, Kanton Basel-Stadt, 2002–2026`. A chart of shares shows no amounts, whatever its data are. */
export function figureDescription(indicator: Entry<'products'>, language: Locale): string {
  const { subtitle, unit_label: unitLabel, unit } = indicator;
  const isShare = chartModel(indicator)?.stacking === 'percent';
  const measure = isShare ? messagesByLocale[language].charts.share : (unitLabel ?? unit);
  const periods = periodsOf(indicator);
  const [from, to] = [periods?.from ?? '', periods?.to ?? ''].map((period) => formatDate(period, language));
  const range = periods && formatRange(from ?? '', to ?? '');
  // Editors often name the period themselves.
  const isNamed =
    subtitle !== null && [periods?.to, to].some((end) => end !== undefined && end !== '' && subtitle.includes(end));
  return [measure, subtitle, isNamed ? undefined : range]
    .filter((part) => part !== null && part !== undefined)
    .join(', ');
}
