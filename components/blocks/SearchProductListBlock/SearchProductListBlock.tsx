import type { ReactNode } from 'react';
import type { BlockOf } from '@/content-types/blocks/blockTypes';
import type { Content } from '@/lib/content/content';
import type { Indicator as Product } from '@/lib/site/indicators';
import { EntryList } from '../../ui/EntryList/EntryList';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

const defaultLimit = 20;

type Filters = BlockOf<'search-product-list'>;

function matches(product: Product, { produkt, theme, sub_theme: subTheme }: Filters): boolean {
  return (
    product.visible_in_portal &&
    (produkt === null || product.produkt === produkt) &&
    (theme === null || product.display_themes.some(({ key }) => key === theme.key)) &&
    (subTheme === null || product.display_subthemes.some(({ key }) => key === subTheme.key))
  );
}

const orders: { readonly [Sort in 'date' | 'title']: (left: Product, right: Product) => number } = {
  date: (left, right) => (right.last_update ?? '').localeCompare(left.last_update ?? ''),
  title: (left, right) => left.title.localeCompare(right.title, 'de'),
};

/** Pinned products first, then those that match, in the wished order. */
function productsOf(block: Filters, content: Content): readonly Product[] {
  const pinned = content.list(block.pinned);
  const matching = content.all('products').filter((product) => matches(product, block) && !pinned.includes(product));
  const sorted = block.sort === 'manual' ? matching : matching.toSorted(orders[block.sort ?? 'title']);
  return [...pinned, ...sorted].slice(0, block.limit ?? defaultLimit);
}

/** Products by given filters. */
export function SearchProductListBlock({
  block,
  context,
  level,
  anchor,
}: BlockProps<'search-product-list'>): ReactNode {
  const { messages, content } = context;
  const products = productsOf(block, content);
  const items = products.map((entry) => ({ entry, detail: messages.produkt[entry.produkt] }));
  return (
    <Section title={block.title ?? messages.labels.products} level={level} anchor={anchor}>
      {items.length === 0 && block.empty_text !== null && <p>{block.empty_text}</p>}
      <EntryList items={items} context={context} />
    </Section>
  );
}
