import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import { midSentence } from '@/lib/i18n/format/midSentence';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { HeadlineValue } from './headlineValue';
import { certaintyText, latestDetail } from './latestText';
import { positionKind } from './positions';

/** When or where the headline value was measured, and how certain it is. */
export function headlineDetail(
  headline: HeadlineValue,
  indicator: Pick<Entry<'products'>, 'title' | 'reference_period'>,
  language: Locale,
): string {
  if (headline.period !== null) return latestDetail(headline, indicator.title, language);
  const area = fill(messagesByLocale[language].charts.highest, { name: headline.name });
  // Of several points in time, the value keeps its own, whichever a map beside it shows.
  const column =
    positionKind([headline.series ?? '']) === 'category' ? '' : formatDate(headline.series ?? '', language);
  const period = indicator.reference_period === null ? column : midSentence(indicator.reference_period, language);
  return [area, period, certaintyText(headline, language)].filter((part) => part !== '').join(', ');
}
