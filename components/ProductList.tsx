import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { EntryList } from './ui/EntryList/EntryList';
import { Section } from './ui/Section/Section';

export interface ProductListProps {
  readonly title: string;
  readonly products: readonly Entry<'products'>[];
  readonly context: PageContext;
}

/** Products of any kind under a heading; nothing when there are none. */
export function ProductList({ title, products, context }: ProductListProps): ReactNode {
  if (products.length === 0) return null;
  const items = products.map((entry) => ({ entry, detail: context.messages.produkt[entry.produkt] }));
  return (
    <Section title={title} level={2} anchor="liste-produkte">
      <EntryList items={items} context={context} />
    </Section>
  );
}
