import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format/date';
import { nextReleases } from '@/lib/site/calendar';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './ui/EntryList/EntryList';
import { Section } from './ui/Section/Section';

const mostReleases = 8;

/** What the office publishes next; nothing where no date is known. */
export function CalendarTeaser({ context }: { readonly context: PageContext }): ReactNode {
  const { kinds, overview } = context.messages;
  const releases = nextReleases(context.content, mostReleases);
  if (releases.length === 0) return null;
  const items = releases.map(({ entry, when }) => ({
    entry,
    lead: <time dateTime={when}>{formatDate(when, context.language)}</time>,
    detail: entry.meta.type === 'kategories' ? kinds.statistic : kinds.indicator,
  }));
  return (
    <Section title={overview.nextReleases} level={2} anchor="liste-termine">
      <EntryList items={items} context={context} display="dated" />
    </Section>
  );
}
