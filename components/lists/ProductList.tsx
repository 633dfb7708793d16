import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './EntryList/EntryList';
import { Section } from '../ui/Section/Section';
import { latestValueProps } from './latestValueProps';

export interface ProductListProps {
  readonly title: string;
  readonly products: readonly Entry<'products'>[];
  readonly context: PageContext;
}

/** Products of any kind under a heading, indicators with their newest value; nothing when there are none. */
export function ProductList({ title, products, context }: ProductListProps): ReactNode {
  if (products.length === 0) return null;
  const { labels, produkt } = context.messages;
  const items = products.map((entry) => ({
    entry,
    detail: produkt[entry.produkt],
    ...latestValueProps(entry, context),
  }));
  return (
    <Section title={title} level={2} anchor="liste-produkte">
      <EntryList items={items} context={context} figureLabel={labels.currentValue} />
    </Section>
  );
}
