/** Items for feeds: articles, updated data and corrections, the newest first. */
import { memoize } from '@/lib/shared/browser/memoize';
import type { Content } from '@/lib/content/content';
import { isReadable } from '@/lib/i18n/paths';
import { publicationInstant, lastPublicationDay } from '@/lib/site/scheduledDate';
import type { DatedEntry } from '@/lib/site/scheduledDate';
import { datedEntries } from '../calendarLines';
import { startOfDay, wholeSeconds } from './instants';

export interface FeedItem {
  readonly entry: DatedEntry;
  readonly kind: 'published' | 'updated' | 'corrected';
  /** Day in Switzerland: `2026-08-21`. */
  readonly day: string;
  /** Instant in UTC: `2026-08-20T22:00:00Z`. */
  readonly instant: string;
  /** The text of a correction; null for other items. */
  readonly correction: string | null;
  /** Number of a correction, counted from the oldest so that it stays; 0 for other items. */
  readonly number: number;
}

function instantOn(day: string, entry: DatedEntry): string {
  const appeared = publicationInstant(entry, day);
  return appeared === null ? startOfDay(day) : wholeSeconds(appeared);
}

const itemsOf = memoize((entry: DatedEntry): readonly FeedItem[] => {
  const day = lastPublicationDay(entry);
  const kind = entry.meta.type === 'articles' ? 'published' : 'updated';
  const own =
    day === null ? [] : [{ entry, kind, day, instant: instantOn(day, entry), correction: null, number: 0 } as const];
  const corrections = entry.corrections.map(
    ({ when, text }, index) =>
      ({
        entry,
        kind: 'corrected',
        day: when,
        instant: startOfDay(when),
        correction: text,
        number: entry.corrections.length - index,
      }) as const,
  );
  return [...own, ...corrections];
});

/** Older items are not needed: feed readers keep what they have loaded. */
const mostItems = 50;

/** For all themes, computed once for all feeds of a language. Leichte Sprache has only items written in it. */
const allItems = memoize((content: Content): readonly FeedItem[] =>
  datedEntries(content)
    .filter(({ meta }) => isReadable(meta.locale, content.locale))
    .flatMap(itemsOf)
    .filter(({ day }) => day <= content.today)
    .toSorted((left, right) => Number(left.instant < right.instant) - Number(left.instant > right.instant)),
);

/** The items of a theme; of the whole site if it is null. */
export function feedItems(content: Content, theme: string | null): readonly FeedItem[] {
  return allItems(content)
    .filter(({ entry }) => theme === null || entry.display_themes.some(({ key }) => key === theme))
    .slice(0, mostItems);
}
