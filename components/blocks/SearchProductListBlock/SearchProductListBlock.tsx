import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { PageContext } from '@/lib/site/pageContext';
import { facetsOf, maxProducts, productsOfBlock, searchAddress } from '@/components/blocks/productsOfBlock';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';
import { ProductFacets } from './ProductFacets';
import { ProductRow } from './ProductRow';

const defaultLimit = 20;

interface MoreProps {
  readonly shown: number;
  readonly count: number;
  readonly context: PageContext;
}

/** How many products are shown, and a button for the rest. Not needed without scripts, when all are shown. */
function More({ shown, count, context: { messages } }: MoreProps): ReactNode {
  const { status, more } = messages.productList;
  return (
    <div className="search-product-list-block-foot">
      <p className="search-product-list-block-status" role="status" data-list-status={status}>
        {fill(status, { shown: String(shown), count: String(count) })}
      </p>
      <button type="button" className="search-product-list-block-more" data-list-more hidden={shown >= count}>
        {more}
      </button>
    </div>
  );
}

/**
 * Products by given filters. The page contains all of them; `lib/client/productList.ts` filters the list and shows the
 * first ones, without a framework.
 */
export function SearchProductListBlock({
  block,
  context,
  level,
  anchor,
}: BlockProps<'search-product-list'>): ReactNode {
  const { messages } = context;
  const all = productsOfBlock(block, context);
  const products = all.slice(0, maxProducts);
  const limit = block.limit ?? defaultLimit;
  const shown = Math.min(limit, products.length);
  const empty = block.empty_text ?? messages.productList.empty;
  return (
    <Section title={block.title ?? messages.labels.products} level={level} anchor={anchor}>
      {products.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <div className="search-product-list-block-list" data-product-list={limit}>
          {block.show_facets && <ProductFacets facets={facetsOf(products, context)} context={context} name={anchor} />}
          <ul className="search-product-list-block-rows">
            {products.map((product, index) => (
              <ProductRow key={product.stata_id} product={product} context={context} isLater={index >= limit} />
            ))}
          </ul>
          <p data-list-empty hidden>
            {empty}
          </p>
          {(block.show_facets || products.length > limit) && (
            <More shown={shown} count={products.length} context={context} />
          )}
          {all.length > products.length && (
            <ButtonLink address={searchAddress(block, context)} context={context} style="text">
              {messages.productList.all}
            </ButtonLink>
          )}
        </div>
      )}
    </Section>
  );
}
