import type { ReactNode } from 'react';
import { subscriptionFileNames, routes } from '@/content-types/routes';
import { ProductFacets } from '@/components/blocks/SearchProductListBlock/ProductFacets';
import { CalendarList } from '@/components/lists/CalendarList/CalendarList';
import { JumpList } from '@/components/page/JumpList/JumpList';
import { OverviewHead } from '@/components/page/OverviewHead';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Fold } from '@/components/ui/Fold/Fold';
import { Section } from '@/components/ui/Section/Section';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { fill } from '@/lib/i18n/fill';
import { formatDate } from '@/lib/i18n/format/date';
import { localizedPath } from '@/lib/i18n/paths';
import type { CalendarLine } from '@/lib/calendar/calendarLine';
import { kindLabels, kindsOfLine } from '@/lib/calendar/calendarKinds';
import { upcomingLines, nextLines, publishedLines } from '@/lib/calendar/calendarLines';
import { monthsBefore } from '@/lib/calendar/months';
import type { PageContext } from '@/lib/site/pageContext';
import { facetsBy } from '@/components/blocks/productsOfBlock';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

/** Number of dates before those by month. */
const shownFirst = 3;

/** Number of past months for which the page lists what has appeared. */
const monthsBack = 3;

interface CalendarGroup {
  readonly title: string;
  readonly anchor: string;
  readonly lines: readonly CalendarLine[];
}

/** A heading begins with a capital, in every language. */
function asTitle(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Groups lines by month, or by year if the month is unknown. */
function byMonth(
  lines: readonly CalendarLine[],
  start: string,
  titleOf: (period: string) => string,
): readonly CalendarGroup[] {
  return [...groupBy(lines, ({ when }) => when.slice(0, 'YYYY-MM'.length))].map(([period, own]) => ({
    title: asTitle(titleOf(period)),
    anchor: `${start}-${period}`,
    lines: own,
  }));
}

interface CalendarGroups {
  /** The next dates. */
  readonly next: readonly CalendarLine[];
  /** Late releases, then upcoming ones by month, then what has appeared, newest first. */
  readonly others: readonly CalendarGroup[];
}

function groupsOf({ content, language, messages }: PageContext): CalendarGroups {
  const { late, publishedIn, withoutMonth } = messages.calendar;
  const coming = upcomingLines(content);
  const overdue = coming.filter(({ status }) => status === 'late');
  const next = nextLines(coming, shownFirst);
  const nameOf = (period: string): string =>
    period.includes('-') ? formatDate(period, language) : fill(withoutMonth, { year: period });
  const later = coming.filter((line) => line.status !== 'late' && !next.includes(line));
  const published = publishedLines(content, monthsBefore(content.today, monthsBack));
  return {
    next,
    others: [
      ...(overdue.length > 0 ? [{ title: late, anchor: 'liste-verspaetet', lines: overdue }] : []),
      ...byMonth(later, 'monat', nameOf),
      ...byMonth(published, 'erschienen', (period) => fill(publishedIn, { month: nameOf(period) })),
    ],
  };
}

function Filters({
  lines,
  context,
}: {
  readonly lines: readonly CalendarLine[];
  readonly context: PageContext;
}): ReactNode {
  const { messages } = context;
  const facets = facetsBy(
    {
      kinds: lines.flatMap(kindsOfLine),
      kindLabels: kindLabels(messages),
      themes: lines.flatMap(({ themes }) => themes),
    },
    context,
  );
  if (facets.length === 0) return null;
  return (
    <div className="with-scripts screen-only">
      <Fold context={context} summary={messages.calendar.filter}>
        <ProductFacets facets={facets} context={context} name="termine" />
      </Fold>
      <p role="status" data-list-status={messages.productList.status} />
    </div>
  );
}

function CalendarPage({ context }: PageProps<object>): ReactNode {
  const { calendar, dataNews, overview, pages, productList } = context.messages;
  const { next, others } = groupsOf(context);
  const lines = [...next, ...others.flatMap(({ lines: own }) => own)];
  return (
    <>
      <OverviewHead title={pages.calendar} lead={pages.calendarLead} isEmpty={lines.length === 0} context={context} />
      {/* The page contains all lines; the filter hides some of them. */}
      <div
        className="calendar"
        data-product-list={lines.length}
        data-in-address={localizedPath(context.locale, routes.calendar)}
      >
        {next.length > 0 && (
          <Section title={overview.nextReleases} level={2} anchor="liste-naechste">
            <CalendarList lines={next} isSaved context={context} />
          </Section>
        )}
        <p className="calendar-subscriptions">
          <ButtonLink address={`/${subscriptionFileNames.calendar}`} context={context} style="text">
            {calendar.subscribe}
          </ButtonLink>
          <ButtonLink address={routes.news} context={context} style="text">
            {dataNews.all}
          </ButtonLink>
          <ButtonLink address={`/${subscriptionFileNames.feed}`} context={context} style="text">
            {calendar.feed}
          </ButtonLink>
        </p>
        <Filters lines={lines} context={context} />
        <JumpList targets={others} context={context} label={calendar.months} />
        {others.map(({ title, anchor, lines: own }) => (
          <Section key={anchor} title={title} level={2} anchor={anchor}>
            <CalendarList lines={own} context={context} />
          </Section>
        ))}
        <p data-list-empty hidden>
          {productList.empty}
        </p>
      </div>
    </>
  );
}

export const calendar: SitePage<object> = {
  name: 'calendar',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription('calendar', ({ calendar, calendarLead }) => ({ title: calendar, lead: calendarLead }), context),
  Page: CalendarPage,
};
