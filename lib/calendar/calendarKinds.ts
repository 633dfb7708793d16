/** What kinds of entry a line of the calendar is about. */
import type { Messages } from '@/lib/i18n/messages';
import type { CalendarLine } from './calendarLine';

const kinds = {
  articles: 'article',
  indikatorensets: 'indicatorSet',
  kategories: 'statistic',
  products: 'indicator',
  releases: 'release',
} as const;

export type CalendarKind = (typeof kinds)[keyof typeof kinds];

/** Each once; of a bundle what is public, and otherwise only that it is one. */
export function kindsOfLine({ entry, entries }: CalendarLine): readonly CalendarKind[] {
  return entries.length === 0 ? [kinds[entry.meta.type]] : [...new Set(entries.map(({ meta }) => kinds[meta.type]))];
}

/** The names of the kinds. */
export function kindLabels({ kinds: names, calendar }: Messages): Readonly<Record<CalendarKind, string>> {
  const { article, indicatorSet, statistic, indicator } = names;
  return { article, indicatorSet, statistic, indicator, release: calendar.release };
}
