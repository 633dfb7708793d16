import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { formatDate } from '@/lib/i18n/format/date';
import { upcomingLines, nextLines, publishedLines } from '@/lib/calendar/calendarLines';
import type { PageContext } from '@/lib/site/pageContext';
import { excludeShown } from '@/lib/site/shownOnPage';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink';
import { EntryList } from './EntryList/EntryList';
import { Section } from '../ui/Section/Section';
import { clockTime } from './CalendarList/clockTime';

const maxReleases = 3;

interface TeaserProps {
  readonly context: PageContext;
}

/** What appeared on the day of the build, with the time. The browser shows it on that day only. */
function NewToday({ context }: TeaserProps): ReactNode {
  const { content, messages } = context;
  const { today } = content;
  const items = publishedLines(content, today).map(({ anchor, entry, entries, instant }) => ({
    attributes: { id: anchor },
    // A bundle has no page, but its entries do.
    entry: 'calendar_title' in entry ? (entries[0] ?? entry) : entry,
    title: 'calendar_title' in entry ? entry.title : undefined,
    lead:
      instant === null ? (
        formatDate(today, context.language)
      ) : (
        <time dateTime={instant}>{clockTime(instant, context)}</time>
      ),
  }));
  if (items.length === 0) return null;
  return (
    <div data-on-day={today} hidden>
      <Section title={messages.calendar.today} level={2} anchor="liste-heute">
        <EntryList items={items} context={context} display="dated" />
        <ButtonLink address={routes.news} context={context} style="text">
          {messages.dataNews.all}
        </ButtonLink>
      </Section>
    </div>
  );
}

/** What the office publishes next, with a link to all dates; nothing if no date is known. */
function Coming({ context }: TeaserProps): ReactNode {
  const { calendar, overview } = context.messages;
  const lines = nextLines(upcomingLines(context.content), maxReleases);
  if (lines.length === 0) return null;
  const items = lines.map(({ anchor, entry, when }) => ({
    attributes: { id: anchor },
    entry,
    // Not linked if the page links it already.
    linked: excludeShown([entry], context).length > 0,
    lead: <time dateTime={when}>{formatDate(when, context.language)}</time>,
  }));
  return (
    <Section title={overview.nextReleases} level={2} anchor="liste-termine">
      <EntryList items={items} context={context} display="dated" />
      <ButtonLink address={routes.calendar} context={context} style="text">
        {calendar.all}
      </ButtonLink>
    </Section>
  );
}

/** What is new today, and what comes next. */
export function CalendarTeaser({ context }: TeaserProps): ReactNode {
  return (
    <>
      <NewToday context={context} />
      <Coming context={context} />
    </>
  );
}
