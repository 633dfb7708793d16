/** What the office publishes next, as far as editors have said when. */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/language/format/date';
import { portalIndicators } from './indicators';

export type ReleasedEntry = Entry<'kategories'> | Entry<'products'>;

export interface Release {
  readonly entry: ReleasedEntry;
  /** A day or a month: `2027-03-18`, `2027-03`. */
  readonly when: string;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** `März 2027` → `2027-03`; undefined for words that name no month. */
function monthIn(text: string, locale: Locale): string | undefined {
  const year = /\d{4}$/.exec(text.trim())?.[0];
  if (year === undefined) return undefined;
  return months.map((month) => `${year}-${month}`).find((month) => formatDate(month, locale) === text.trim());
}

/** The day that editors set, or the month that they named; «jede Woche» and «noch offen» are no date. */
function dateOf({ next_update: day, next_update_text: text, meta }: ReleasedEntry): string | undefined {
  return day ?? (text === null ? undefined : monthIn(text, meta.locale));
}

/** Whether a statistic with the same date stands for the indicator. */
function isCovered({ entry, when }: Release, statistics: readonly Release[]): boolean {
  if (!('statistical_themes' in entry)) return false;
  const own = new Set(entry.statistical_themes.map(({ key }) => key));
  return statistics.some((statistic) => statistic.when === when && own.has(statistic.entry.meta.key));
}

/** A month without a day comes after the days of that month. */
function order({ when }: Release): string {
  return when.padEnd('YYYY-MM-DD'.length, '~');
}

/** The next dates of statistics and indicators, from the day of the build on; the soonest first. */
export function nextReleases(content: Content, limit: number): readonly Release[] {
  const { today } = content;
  const datesOf = (entries: readonly ReleasedEntry[]): readonly Release[] =>
    entries.flatMap((entry) => {
      const when = dateOf(entry);
      return when === undefined || when < today.slice(0, when.length) ? [] : [{ entry, when }];
    });
  const statistics = datesOf(content.all('kategories'));
  const indicators = datesOf(portalIndicators(content)).filter((release) => !isCovered(release, statistics));
  return [...statistics, ...indicators]
    .toSorted((left, right) => order(left).localeCompare(order(right), 'en'))
    .slice(0, limit);
}
