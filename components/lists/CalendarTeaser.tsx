import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { formatDate } from '@/lib/language/format/date';
import { nextLines } from '@/lib/site/calendar/lines';
import type { PageContext } from '@/lib/site/pageContext';
import { shownNowhereElse } from '@/lib/site/shown';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink';
import { EntryList } from '../ui/EntryList/EntryList';
import { Section } from '../ui/Section/Section';

const maxReleases = 3;

/** What the office publishes next, with the way to all dates; nothing if no date is known. */
export function CalendarTeaser({ context }: { readonly context: PageContext }): ReactNode {
  const { calendar, overview } = context.messages;
  const lines = nextLines(context.content, maxReleases);
  if (lines.length === 0) return null;
  const items = lines.map(({ entry, when }) => ({
    entry,
    // Its page is one press away already.
    linked: shownNowhereElse([entry], context).length > 0,
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
