/** When an entry is to be updated next, as its editors say: read from the entry alone, so that its page depends on nothing else. */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { monthName, swissDayOf } from '@/lib/i18n/format/date';
import { namedPeriod } from '@/lib/i18n/format/namedPeriod';

export type DatedEntry = Entry<'articles'> | Entry<'indikatorensets'> | Entry<'kategories'> | Entry<'products'>;

/** What the editors wrote instead of a day: «Frühling 2027». */
export interface DateWords {
  readonly text: string;
  readonly language: Locale;
}

/** A date that has not been kept yet. */
export interface ScheduledDate {
  /** A day, a month or a year: `2027-03-18`, `2027-03`, `2027`. */
  readonly when: string;
  readonly words: DateWords | null;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The month before a year, by its name in lower case: the last word. */
function monthIn(text: string, locale: Locale): number | undefined {
  const word = /(\p{L}+)\s+\d{4}$/u.exec(text)?.[1]?.toLowerCase();
  return months.find((number) => monthName(number, locale).toLowerCase() === word);
}

/** `Anfang März 2027` → `2027-03`, `Frühling 2027` → `2027`; undefined for words that end with no year. */
export function periodIn(text: string, locale: Locale): string | undefined {
  const year = /(?<!\d)\d{4}$/.exec(text.trim())?.[0];
  if (year === undefined) return undefined;
  const month = monthIn(text.trim(), locale);
  return month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`;
}

/** The day on which something of it appeared last. */
export function lastPublicationDay(entry: DatedEntry): string | null {
  return 'publication_date' in entry && entry.meta.type === 'articles' ? entry.publication_date : entry.last_update;
}

/** The instant at which an entry appeared, if that was on this day. */
export function publicationInstant({ publish_at: instant }: DatedEntry, day: string): string | null {
  return instant !== null && swissDayOf(instant) === day ? instant : null;
}

/** Whether an update was the one that was awaited. Within a year that is named alone, an earlier one may have been another. */
function isKept(when: string, last: string | null): boolean {
  if (last === null) return false;
  const period = last.slice(0, when.length);
  return when.length === 'YYYY'.length ? period > when : period >= when;
}

/** When an entry is updated next, in a language as far as that is possible: the day in digits, else what its editors say. */
export function nextUpdateOf(
  { next_update: day, next_update_text: text, meta }: Pick<DatedEntry, 'next_update' | 'next_update_text' | 'meta'>,
  language: Locale,
): string | null {
  return day ?? (text === null ? null : (namedPeriod(text, meta.locale, language) ?? text));
}

/** The next date; undefined if no day, month or year is known, or if the entry has been updated since. */
export function nextDateOf(entry: DatedEntry): ScheduledDate | undefined {
  const { next_update: day, next_update_text: text, meta } = entry;
  const words = day === null && text !== null ? { text, language: meta.locale } : null;
  const when = day ?? (text === null ? undefined : periodIn(text, meta.locale));
  return when === undefined || isKept(when, lastPublicationDay(entry)) ? undefined : { when, words };
}

function hasStatistic(entry: DatedEntry): boolean {
  return 'statistical_themes' in entry && entry.statistical_themes.length > 0;
}

/** What stands for an entry in the calendar: its statistic, or itself. */
export function calendarGroup(entry: DatedEntry): string {
  if (entry.meta.type === 'kategories') return entry.meta.key;
  const [statistic] = 'statistical_themes' in entry ? entry.statistical_themes : [];
  return statistic?.key ?? `${entry.meta.type}-${entry.meta.key}`;
}

/** The place of a line in the calendar, of what comes unless said otherwise. */
export function lineAnchor(group: string, when: string, start: 'termin' | 'erschienen' = 'termin'): string {
  return `${start}-${group}-${when}`;
}

/** An article is followed by another one: nobody updates it, and it is never late. */
export function receivesUpdates({ meta }: DatedEntry): boolean {
  return meta.type !== 'articles';
}

/**
 * Where the calendar says when an entry is updated next; undefined if it does not. Of an article it is the whole calendar, which
 * drops its line once the date is over, and has none without a statistic.
 */
export function calendarPlace(entry: DatedEntry): string | undefined {
  const awaited = nextDateOf(entry);
  if (awaited && !receivesUpdates(entry)) return hasStatistic(entry) ? routes.calendar : undefined;
  const isListed = !('visible_in_portal' in entry) || (entry.visible_in_portal && entry.produkt === 'Indikator');
  return awaited && isListed ? `${routes.calendar}#${lineAnchor(calendarGroup(entry), awaited.when)}` : undefined;
}
