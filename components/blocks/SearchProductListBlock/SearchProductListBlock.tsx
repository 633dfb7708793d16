import type { ReactNode } from 'react';
import type { BlockOf } from '@/content-types/blocks/blockTypes';
import type { Indicator as Product } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { subThemeOfPage, themeOfPage } from '@/lib/site/pageTheme';
import { EntryList } from '../../ui/EntryList/EntryList';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

const defaultLimit = 20;

type Block = BlockOf<'search-product-list'>;

/** What products have to be; null is anything. */
interface Filters {
  readonly produkt: Block['produkt'];
  readonly theme: string | null;
  readonly subTheme: string | null;
}

function filtersOf({ produkt, theme, sub_theme: subTheme }: Block, context: PageContext): Filters {
  return {
    produkt,
    theme: theme?.key ?? themeOfPage(context),
    subTheme: subTheme?.key ?? subThemeOfPage(context),
  };
}

function matches(product: Product, { produkt, theme, subTheme }: Filters): boolean {
  return (
    product.visible_in_portal &&
    (produkt === null || product.produkt === produkt) &&
    (theme === null || product.display_themes.some(({ key }) => key === theme)) &&
    (subTheme === null || product.display_subthemes.some(({ key }) => key === subTheme))
  );
}

const orders: { readonly [Sort in 'date' | 'title']: (left: Product, right: Product) => number } = {
  date: (left, right) => (right.last_update ?? '').localeCompare(left.last_update ?? ''),
  title: (left, right) => left.title.localeCompare(right.title, 'de'),
};

/** Pinned products first, then those that match, in the wished order. */
function productsOf(block: Block, context: PageContext): readonly Product[] {
  const { content } = context;
  const filters = filtersOf(block, context);
  const pinned = content.list(block.pinned);
  const matching = content.all('products').filter((product) => matches(product, filters) && !pinned.includes(product));
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
  const { messages } = context;
  const products = productsOf(block, context);
  const items = products.map((entry) => ({ entry, detail: messages.produkt[entry.produkt] }));
  return (
    <Section title={block.title ?? messages.labels.products} level={level} anchor={anchor}>
      {items.length === 0 && block.empty_text !== null && <p>{block.empty_text}</p>}
      <EntryList items={items} context={context} />
    </Section>
  );
}
