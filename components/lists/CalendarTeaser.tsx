import type { ReactNode } from 'react';
import { formatDate } from '@/lib/language/format/date';
import { nextReleases } from '@/lib/site/calendar';
import type { PageContext } from '@/lib/site/pageContext';
import { shownNowhereElse } from '@/lib/site/shown';
import { EntryList } from '../ui/EntryList/EntryList';
import { Section } from '../ui/Section/Section';

const maxReleases = 3;

/** What the office publishes next; nothing if no date is known. */
export function CalendarTeaser({ context }: { readonly context: PageContext }): ReactNode {
  const { overview } = context.messages;
  const releases = nextReleases(context.content, maxReleases);
  if (releases.length === 0) return null;
  const items = releases.map(({ entry, when }) => ({
    entry,
    // Its page is one press away already.
    linked: shownNowhereElse([entry], context).length > 0,
    lead: <time dateTime={when}>{formatDate(when, context.language)}</time>,
  }));
  return (
    <Section title={overview.nextReleases} level={2} anchor="liste-termine">
      <EntryList items={items} context={context} display="dated" />
    </Section>
  );
}
