import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { valueOf } from '@/lib/site/charts/indicatorData';
import { latestText } from '@/lib/site/charts/latestText';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';
import { EntryList } from '../ui/EntryList/EntryList';
import { Section } from '../ui/Section/Section';

export interface ProductListProps {
  readonly title: string;
  readonly products: readonly Entry<'products'>[];
  readonly context: PageContext;
}

/** The newest value of an indicator; nothing for other products. */
function latestOf(product: Entry<'products'>, context: PageContext): ReactNode {
  const latest = valueOf(product);
  const language = product.meta.locale;
  return (
    latest && (
      <TextIn language={language} context={context}>
        {latestText(latest, language)}
      </TextIn>
    )
  );
}

/** Products of any kind under a heading, indicators with their newest value; nothing when there are none. */
export function ProductList({ title, products, context }: ProductListProps): ReactNode {
  if (products.length === 0) return null;
  const { labels, produkt } = context.messages;
  const items = products.map((entry) => ({
    entry,
    detail: produkt[entry.produkt],
    figure: latestOf(entry, context),
  }));
  return (
    <Section title={title} level={2} anchor="liste-produkte">
      <EntryList items={items} context={context} figureLabel={labels.currentValue} />
    </Section>
  );
}
