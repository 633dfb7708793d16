/** The calendar as an iCalendar file: RFC 5545. */
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { siteUrl } from '@/lib/shared/config';
import { memoize } from '@/lib/shared/browser/memoize';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/i18n/fill';
import { labelsInLine } from '@/lib/i18n/format/midSentence';
import { formatDate } from '@/lib/i18n/format/date';
import { languageTag } from '@/lib/i18n/paths';
import { bundleLines } from '../bundleLines';
import type { CalendarLine } from '../calendarLine';
import { kindLabels, kindsOfLine } from '../calendarKinds';
import { scheduledLines, sortByDate } from '../calendarLines';
import { entryName, entryTitle } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { permanentAddress, publisher } from '@/lib/site/permanentAddress';
import { startOfDay, wholeSeconds } from './instants';

const longestLine = 75;

/** Folds a line into lines of at most 75 bytes, without splitting characters. */
export function foldLine(line: string): string {
  const parts: string[] = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      parts.push('');
      // The space at the start of the line counts.
      bytes = 1;
    }
    parts.push((parts.pop() ?? '') + character);
    bytes += size;
  }
  return parts.join('\r\n ');
}

function text(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');
}

/** `2026-08-21T06:30:00.000Z` → `20260821T063000Z` */
function stamp(instant: string): string {
  return wholeSeconds(instant).replaceAll(/[-:]/g, '');
}

const statusOf = {
  provisional: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  moved: 'CONFIRMED',
  late: 'CONFIRMED',
  published: 'CONFIRMED',
  corrected: 'CONFIRMED',
  cancelled: 'CANCELLED',
} as const;

/** Whether the line can be an event, which needs a day. */
function hasDay({ when }: CalendarLine): boolean {
  return when.length === 'YYYY-MM-DD'.length;
}

/** For all themes, computed once for all files of a language. */
const linesWithDay = memoize((content: Content) =>
  sortByDate([...bundleLines(content), ...scheduledLines(content)]).filter(hasDay),
);

function changesOf({ entry }: CalendarLine): Entry<'releases'>['date_changes'] {
  return 'date_changes' in entry ? entry.date_changes : [];
}

/** The last change of its entries; the day itself if the CMS does not know. */
function changedAt({ entry, entries, when }: CalendarLine): string {
  const [last = ''] = [entry, ...entries]
    .map(({ meta }) => meta.updatedAt)
    .toSorted()
    .toReversed();
  return last === '' ? startOfDay(when) : last;
}

function describe(line: CalendarLine, { messages, language }: PageContext): string {
  const { statuses, movedFrom } = messages.calendar;
  const labels = kindLabels(messages);
  const kinds = kindsOfLine(line).map((kind) => labels[kind]);
  const changes = changesOf(line).map(({ previous_date: date, reason, when }) =>
    fill(movedFrom, { date: formatDate(date, language), reason, when: formatDate(when, language) }),
  );
  return [`${labelsInLine(kinds, language)} · ${statuses[line.status]}`, ...changes].join('\n');
}

function event(line: CalendarLine, context: PageContext): readonly string[] {
  const { entry, entries, when, instant, status, anchor, themes } = line;
  const [first = entry] = entry.meta.type === 'releases' ? [] : entries;
  const { hostname: host } = new URL(siteUrl());
  const changed = stamp(changedAt(line));
  const names = themes.flatMap((key) => context.content.find('display-themes', key) ?? []).map(entryName);
  const address = permanentAddress({ locale: context.locale, path: `${routes.calendar}#${anchor}` });
  return [
    'BEGIN:VEVENT',
    `UID:${first.meta.type}-${first.meta.key}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${changesOf(line).length}`,
    instant === null ? `DTSTART;VALUE=DATE:${when.replaceAll('-', '')}` : `DTSTART:${stamp(instant)}`,
    `SUMMARY;LANGUAGE=${languageTag[entry.meta.locale]}:${text(entryTitle(entry))}`,
    `DESCRIPTION:${text(describe(line, context))}`,
    `STATUS:${statusOf[status]}`,
    'TRANSP:TRANSPARENT',
    ...(names.length === 0 ? [] : [`CATEGORIES:${names.map(text).join(',')}`]),
    `URL:${address}`,
    'END:VEVENT',
  ];
}

function fileOf(lines: readonly CalendarLine[], head: readonly string[], context: PageContext): string {
  const { messages, locale } = context;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(siteUrl()).host}//${text(messages.pages.calendar)}//${languageTag[locale].toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...head,
    ...lines.flatMap((line) => event(line, context)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

/** The events (lines with a day) of a theme, or of all if it is null. They do not depend on today, only on the content. */
export function calendarFile(context: PageContext, theme: string | null): string {
  const { content, messages, locale } = context;
  const name = text(`${publisher(locale)}${messages.colon}${messages.pages.calendar}`);
  const lines = linesWithDay(content).filter(({ themes }) => theme === null || themes.includes(theme));
  const head = [`NAME:${name}`, `X-WR-CALNAME:${name}`, 'REFRESH-INTERVAL;VALUE=DURATION:P1D'];
  return fileOf(lines, head, context);
}

/** A data URL with a single event, for the visitor's own calendar; null if the line has no day. */
export function eventAddress(line: CalendarLine, context: PageContext): string | null {
  return hasDay(line) ? `data:text/calendar;charset=utf-8,${encodeURIComponent(fileOf([line], [], context))}` : null;
}
