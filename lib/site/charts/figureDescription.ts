/** What the numbers of an indicator are: unit, place and period in one line. */
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { formatDate } from '@/lib/language/format/date';
import { formatRange } from '@/lib/language/format/number';
import { periodsOf } from './indicatorData';

/** `Prozent der Wohnungen, Kanton Basel-Stadt, 2002–2026`. */
export function figureDescription(indicator: Entry<'products'>, language: Locale): string {
  const { subtitle, unit_label: unitLabel, unit } = indicator;
  const periods = periodsOf(indicator);
  const [from, to] = [periods?.from ?? '', periods?.to ?? ''].map((period) => formatDate(period, language));
  const range = periods && formatRange(from ?? '', to ?? '');
  // Editors often name the period themselves.
  const isNamed =
    subtitle !== null && [periods?.to, to].some((end) => end !== undefined && end !== '' && subtitle.includes(end));
  return [unitLabel ?? unit, subtitle, isNamed ? undefined : range]
    .filter((part) => part !== null && part !== undefined)
    .join(', ');
}
