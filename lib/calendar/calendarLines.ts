/** The calendar: upcoming publications, recent ones, and announced bundles. */
import { groupBy } from '@/lib/shared/browser/groupBy';
import type { Content } from '@/lib/content/content';
import { everything, views } from '@/lib/content/views';
import { indicatorsOfTheme, portalIndicators } from '@/lib/site/indicators';
import {
  publicationInstant,
  nextDateOf,
  calendarGroup,
  receivesUpdates,
  lastPublicationDay,
  lineAnchor,
} from '@/lib/site/scheduledDate';
import type { ScheduledDate, DatedEntry } from '@/lib/site/scheduledDate';
import { bundleLines } from './bundleLines';
import type { CalendarLine, CalendarStatus } from './calendarLine';

/** All entries with dates, the most general first, because the first one names its line. */
export function datedEntries(content: Content): readonly DatedEntry[] {
  return [
    ...content.all('kategories'),
    ...content.all('indikatorensets'),
    ...portalIndicators(content),
    ...content.group(views.articles, everything),
  ];
}

export function themesOf(entries: readonly DatedEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ display_themes: themes }) => themes.map(({ key }) => key)))];
}

type Dated = ScheduledDate & { readonly entry: DatedEntry };

/** Whether an entry is an upcoming article: its title is not known yet, and the current one belongs to the previous article. */
function isNameless({ meta: { type } }: DatedEntry, status: CalendarStatus): boolean {
  return type === 'articles' && status !== 'published';
}

/**
 * Groups the entries of one statistic with the same date into a line. The statistic names it if there are several entries or an
 * upcoming article; an upcoming article without a statistic has no name and is left out.
 */
function linesOf(dated: readonly Dated[], status: CalendarStatus, content: Content): readonly CalendarLine[] {
  const start = status === 'published' ? 'erschienen' : 'termin';
  const groups = groupBy(dated, ({ entry, when }) => lineAnchor(calendarGroup(entry), when, start));
  return [...groups].flatMap(([anchor, group]) => {
    const [first] = group;
    if (first === undefined) return [];
    const entries = group.map(({ entry }) => entry);
    const isOfStatistic = entries.length > 1 || isNameless(first.entry, status);
    const statistic = isOfStatistic ? content.find('kategories', calendarGroup(first.entry)) : undefined;
    const entry = statistic ?? first.entry;
    if (isNameless(entry, status)) return [];
    const instant = entries.map((entry) => publicationInstant(entry, first.when)).find((at) => at !== null) ?? null;
    const themes = themesOf(entries);
    return [{ ...first, anchor, entry, entries, status, themes, instant, correction: null }];
  });
}

/** A line that replaces vaguer ones. */
function withVaguer(line: CalendarLine, vaguer: readonly CalendarLine[]): CalendarLine {
  const entries = [line, ...vaguer].flatMap((one) => one.entries);
  const anchors = [...(line.vaguer ?? []), ...vaguer.map(({ anchor }) => anchor)];
  return { ...line, entries, themes: themesOf(entries), vaguer: anchors };
}

/** Merges each vague line (a month or a year) into the first firmer line of that time with the same entry; keeps the others. */
function mergeVagueLines(firmer: readonly CalendarLine[], inWords: readonly CalendarLine[]): readonly CalendarLine[] {
  const lines = sortByDate(firmer);
  const vaguerOf = groupBy(inWords, (vague) =>
    lines.find(({ entry, when }) => entry === vague.entry && when.startsWith(vague.when)),
  );
  return [...lines.map((line) => withVaguer(line, vaguerOf.get(line) ?? [])), ...(vaguerOf.get(undefined) ?? [])];
}

/** Sort key: a month without a day comes after the days of that month, a year after its months. */
function order({ when }: Pick<ScheduledDate, 'when'>): string {
  return when.padEnd('YYYY-MM-DD'.length, '~');
}

export function sortByDate(lines: readonly CalendarLine[]): readonly CalendarLine[] {
  return lines.toSorted(
    (left, right) => order(left).localeCompare(order(right), 'en') || left.anchor.localeCompare(right.anchor, 'en'),
  );
}

/** Whether a day, month or year is over on `day`. */
export function isPast(when: string, day: string): boolean {
  return when < day.slice(0, when.length);
}

/**
 * The scheduled dates that are not met yet, of all entries by default, the earliest first. None is marked as late here: lateness
 * depends on the day of the build, and pages that show some of the dates must not.
 */
export function scheduledLines(
  content: Content,
  entries: readonly DatedEntry[] = datedEntries(content),
): readonly CalendarLine[] {
  const dated = entries.flatMap((entry) => {
    const awaited = nextDateOf(entry);
    return awaited === undefined ? [] : [{ ...awaited, entry }];
  });
  const [inWords, byDay] = [dated.filter(({ words }) => words !== null), dated.filter(({ words }) => words === null)];
  const vague = linesOf(inWords, 'provisional', content);
  const months = vague.filter(({ when }) => when.length > 'YYYY'.length);
  const years = vague.filter(({ when }) => when.length === 'YYYY'.length);
  return sortByDate(mergeVagueLines(mergeVagueLines(linesOf(byDay, 'confirmed', content), months), years));
}

/** Whether the line stays in the calendar, marked as late, when its date is over. */
export function canBeLate({ entry, entries }: CalendarLine): boolean {
  return entry.meta.type === 'releases' || entries.some(receivesUpdates);
}

/** The line with its status on the day of the build; a date that is over without an update is late, or left out. */
function asOfToday(line: CalendarLine, today: string): readonly CalendarLine[] {
  if (!isPast(line.when, today)) return [line];
  return line.status !== 'cancelled' && canBeLate(line) ? [{ ...line, status: 'late' }] : [];
}

/** Upcoming lines, and late ones. */
export function upcomingLines(content: Content): readonly CalendarLine[] {
  const announced = bundleLines(content).filter(({ status }) => status !== 'published');
  return sortByDate([...announced, ...scheduledLines(content)]).flatMap((line) => asOfToday(line, content.today));
}

/** The corrections of an entry, numbered from the oldest, so that anchors stay the same. */
function correctionsOf(entry: DatedEntry): readonly CalendarLine[] {
  const { corrections, meta } = entry;
  return corrections.map(({ when, text }, index) => ({
    when,
    words: null,
    anchor: `korrektur-${meta.type}-${meta.key}-${corrections.length - index}`,
    entry,
    entries: [entry],
    status: 'corrected',
    themes: themesOf([entry]),
    instant: null,
    correction: text,
  }));
}

/** What was published or corrected since a day, the newest first; an announced bundle replaces its entries. */
export function publishedLines(content: Content, since: string): readonly CalendarLine[] {
  const announced = bundleLines(content).filter(({ status, when }) => status === 'published' && when >= since);
  const covered = new Set(
    announced.flatMap(({ entries, when }) => entries.map(({ meta }) => `${meta.type}/${meta.key}/${when}`)),
  );
  const dated = datedEntries(content).flatMap((entry) => {
    const when = lastPublicationDay(entry);
    if (when === null || when < since || when > content.today) return [];
    return covered.has(`${entry.meta.type}/${entry.meta.key}/${when}`) ? [] : [{ when, words: null, entry }];
  });
  const corrected = datedEntries(content)
    .flatMap(correctionsOf)
    .filter(({ when }) => when >= since && when <= content.today);
  return sortByDate([...announced, ...linesOf(dated, 'published', content), ...corrected]).toReversed();
}

/** The next line of a theme, without bundles: these would make its page depend on every entry that may be in one. */
export function nextLineOfTheme(content: Content, theme: string): CalendarLine | undefined {
  const isOfTheme = ({ display_themes: themes }: DatedEntry): boolean => themes.some(({ key }) => key === theme);
  const entries = [
    ...content.all('kategories').filter(isOfTheme),
    ...content.all('indikatorensets').filter(isOfTheme),
    ...indicatorsOfTheme(content, theme),
  ];
  return scheduledLines(content, entries)[0];
}

/** The first upcoming lines with at least a known month, without late and cancelled ones. */
export function nextLines(coming: readonly CalendarLine[], limit: number): readonly CalendarLine[] {
  return coming
    .filter(({ status, when }) => status !== 'late' && status !== 'cancelled' && when.length > 'YYYY'.length)
    .slice(0, limit);
}
