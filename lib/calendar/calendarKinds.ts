/** The kinds of entries in a line of the calendar. */
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

/** The kinds of the line's entries, each once; `release` for a bundle without public entries. */
export function kindsOfLine({ entry, entries }: CalendarLine): readonly CalendarKind[] {
  return entries.length === 0 ? [kinds[entry.meta.type]] : [...new Set(entries.map(({ meta }) => kinds[meta.type]))];
}

/** The name of each kind. */
export function kindLabels({ kinds: names, calendar }: Messages): Readonly<Record<CalendarKind, string>> {
  const { article, indicatorSet, statistic, indicator } = names;
  return { article, indicatorSet, statistic, indicator, release: calendar.release };
}
