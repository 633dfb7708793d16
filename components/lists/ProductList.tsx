import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { valueOf } from '@/lib/content/figures/indicatorData';
import { latestDetail, latestText } from '@/lib/content/figures/latestText';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../language/TextIn';
import { EntryList } from '../ui/EntryList/EntryList';
import type { EntryListItem } from '../ui/EntryList/EntryList';
import { Section } from '../ui/Section/Section';

export interface ProductListProps {
  readonly title: string;
  readonly products: readonly Entry<'products'>[];
  readonly context: PageContext;
}

/** An indicator with its newest value, and of what and when that is; other products without. */
function itemOf(entry: Entry<'products'>, context: PageContext): EntryListItem {
  const detail = context.messages.produkt[entry.produkt];
  const latest = valueOf(entry);
  if (latest === undefined) return { entry, detail };
  const language = entry.meta.locale;
  return {
    entry,
    summary: latestDetail(latest, entry.title, language),
    detail,
    figure: (
      <TextIn language={language} context={context}>
        {latestText(latest, language)}
      </TextIn>
    ),
  };
}

/** Products of any kind under a heading, indicators with their newest value; nothing when there are none. */
export function ProductList({ title, products, context }: ProductListProps): ReactNode {
  if (products.length === 0) return null;
  const items = products.map((entry) => itemOf(entry, context));
  return (
    <Section title={title} level={2} anchor="liste-produkte">
      <EntryList items={items} context={context} figureLabel={context.messages.labels.currentValue} />
    </Section>
  );
}
