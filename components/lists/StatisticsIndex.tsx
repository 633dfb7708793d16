import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './EntryList/EntryList';
import { Section } from '../ui/Section/Section';

export interface StatisticsIndexProps {
  readonly statistics: readonly Entry<'kategories'>[];
  readonly context: PageContext;
}

/** The statistics of an overview; nothing when there are none. */
export function StatisticsIndex({ statistics, context }: StatisticsIndexProps): ReactNode {
  if (statistics.length === 0) return null;
  return (
    <Section title={context.messages.labels.statistics} level={2} anchor="liste-statistiken">
      <EntryList items={statistics.map((entry) => ({ entry }))} context={context} display="index" />
    </Section>
  );
}
