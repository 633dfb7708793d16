/** The next update of an entry, as its editors announce it. Reads only the entry, so that its page depends on nothing else. */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { monthName, swissDayOf } from '@/lib/i18n/format/date';
import { namedPeriod } from '@/lib/i18n/format/namedPeriod';

export type DatedEntry = Entry<'articles'> | Entry<'indikatorensets'> | Entry<'kategories'> | Entry<'products'>;

/** Words in place of a day: «Frühling 2027». */
export interface DateWords {
  readonly text: string;
  readonly language: Locale;
}

/** An announced date that is still to come. */
export interface ScheduledDate {
  /** A day, a month or a year: `2027-03-18`, `2027-03`, `2027`. */
  readonly when: string;
  readonly words: DateWords | null;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The month named before the year, if any. */
function monthIn(text: string, locale: Locale): number | undefined {
  const word = /(\p{L}+)\s+\d{4}$/u.exec(text)?.[1]?.toLowerCase();
  return months.find((number) => monthName(number, locale).toLowerCase() === word);
}

/** Returns `2027-03` for `Anfang März 2027`, `2027` for `Frühling 2027`; undefined for words that do not end with a year. */
export function periodIn(text: string, locale: Locale): string | undefined {
  const year = /(?<!\d)\d{4}$/.exec(text.trim())?.[0];
  if (year === undefined) return undefined;
  const month = monthIn(text.trim(), locale);
  return month === undefined ? year : `${year}-${String(month).padStart(2, '0')}`;
}

/** Returns the day of the last publication or update. */
export function lastPublicationDay(entry: DatedEntry): string | null {
  return 'publication_date' in entry && entry.meta.type === 'articles' ? entry.publication_date : entry.last_update;
}

/** Returns the instant at which an entry was published, if that was on this day; null otherwise. */
export function publicationInstant({ publish_at: instant }: DatedEntry, day: string): string | null {
  return instant !== null && swissDayOf(instant) === day ? instant : null;
}

/** Whether the announced update has appeared. If only a year was announced, an update within that year may have been another one. */
function isKept(when: string, last: string | null): boolean {
  if (last === null) return false;
  const period = last.slice(0, when.length);
  return when.length === 'YYYY'.length ? period > when : period >= when;
}

/** Returns the next update for display: the ISO day, or else the editors' words, translated where possible. */
export function nextUpdateOf(
  { next_update: day, next_update_text: text, meta }: Pick<DatedEntry, 'next_update' | 'next_update_text' | 'meta'>,
  language: Locale,
): string | null {
  return day ?? (text === null ? null : (namedPeriod(text, meta.locale, language) ?? text));
}

/** Returns the next date; undefined if no day, month or year is known, or if the entry has been updated since. */
export function nextDateOf(entry: DatedEntry): ScheduledDate | undefined {
  const { next_update: day, next_update_text: text, meta } = entry;
  const words = day === null && text !== null ? { text, language: meta.locale } : null;
  const when = day ?? (text === null ? undefined : periodIn(text, meta.locale));
  return when === undefined || isKept(when, lastPublicationDay(entry)) ? undefined : { when, words };
}

function hasStatistic(entry: DatedEntry): boolean {
  return 'statistical_themes' in entry && entry.statistical_themes.length > 0;
}

/** Returns the key of an entry's group in the calendar: its statistic, or else the entry itself. */
export function calendarGroup(entry: DatedEntry): string {
  if (entry.meta.type === 'kategories') return entry.meta.key;
  const [statistic] = 'statistical_themes' in entry ? entry.statistical_themes : [];
  return statistic?.key ?? `${entry.meta.type}-${entry.meta.key}`;
}

/** Returns the anchor of a line in the calendar, by default of a future date. */
export function lineAnchor(group: string, when: string, start: 'termin' | 'erschienen' = 'termin'): string {
  return `${start}-${group}-${when}`;
}

/** Whether an entry is updated and can be late. Articles are not: new ones follow instead. */
export function receivesUpdates({ meta }: DatedEntry): boolean {
  return meta.type !== 'articles';
}

/**
 * Returns the address of an entry's next update in the calendar; undefined if it is not listed. For an article it is
 * the whole calendar, which drops its line after the date and lists it only with a statistic.
 */
export function calendarPlace(entry: DatedEntry): string | undefined {
  const awaited = nextDateOf(entry);
  if (awaited && !receivesUpdates(entry)) return hasStatistic(entry) ? routes.calendar : undefined;
  const isListed = !('visible_in_portal' in entry) || (entry.visible_in_portal && entry.produkt === 'Indikator');
  return awaited && isListed ? `${routes.calendar}#${lineAnchor(calendarGroup(entry), awaited.when)}` : undefined;
}
