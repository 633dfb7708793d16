import type { ReactNode } from 'react';
import type { Reference } from '@/content-types/definition';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './ui/EntryList/EntryList';
import { Section } from './ui/Section/Section';

export interface StatisticsIndexProps {
  readonly statistics: readonly Reference<'kategories'>[];
  readonly context: PageContext;
}

/** The statistics that an overview names; nothing when it names none. */
export function StatisticsIndex({ statistics, context }: StatisticsIndexProps): ReactNode {
  const entries = context.content.list(statistics);
  if (entries.length === 0) return null;
  return (
    <Section title={context.messages.labels.statistics} level={2} anchor="liste-statistiken">
      <EntryList items={entries.map((entry) => ({ entry }))} context={context} display="index" />
    </Section>
  );
}
