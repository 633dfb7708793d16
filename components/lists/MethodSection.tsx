import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './EntryList/EntryList';
import { Section } from '../ui/Section/Section';

interface MethodSectionProps {
  readonly entry: Pick<Entry<'articles'>, 'statistical_themes'>;
  readonly context: PageContext;
}

/** The statistics that describe how the figures of an entry are made; nothing if there are none. */
export function MethodSection({ entry, context }: MethodSectionProps): ReactNode {
  const statistics = context.content.list(entry.statistical_themes);
  if (statistics.length === 0) return null;
  return (
    <Section title={context.messages.detail.methodOf} level={2} anchor="liste-statistiken">
      <EntryList items={statistics.map((one) => ({ entry: one, summary: one.lead }))} context={context} />
    </Section>
  );
}
