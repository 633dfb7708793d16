import type { ReactNode } from 'react';
import { latestDetail, latestText } from '@/lib/data/latestText';
import { formatDate } from '@/lib/i18n/format/date';
import { latestValue } from '@/lib/site/latestValue';
import type { PageContext } from '@/lib/site/pageContext';
import type { Product } from '@/components/blocks/productsOfBlock';
import { versionDay } from '@/lib/site/versionDay';
import { EntryLink } from '../../language/EntryLink';
import { TextIn } from '../../language/TextIn';

export interface ProductRowProps {
  readonly product: Product;
  readonly context: PageContext;
  /** Beyond the limit: shown on demand if scripts run. */
  readonly isLater: boolean;
}

/** In the language of the title, as value and unit are read together with it. */
function LatestValue({ product, context }: Omit<ProductRowProps, 'isLater'>): ReactNode {
  const latest = latestValue(product, context);
  if (latest === undefined) return null;
  const language = product.meta.locale;
  return (
    <span className="search-product-list-block-value">
      <span className="visually-hidden">
        {context.messages.labels.currentValue}
        {context.messages.colon}
      </span>
      <TextIn language={language} context={context}>
        {latestText(latest, language)}
        <span className="search-product-list-block-detail">{latestDetail(latest, product.title, language)}</span>
      </TextIn>
    </span>
  );
}

export function ProductRow({ product, context, isLater }: ProductRowProps): ReactNode {
  const { produkt, display_themes: themes } = product;
  const updated = versionDay(product);
  const kind = context.messages.produkt[produkt];
  const detail = updated === null ? kind : `${kind} · ${formatDate(updated, context.language)}`;
  return (
    <li
      className={isLater ? 'search-product-list-block-later' : 'search-product-list-block-row'}
      data-kind={produkt}
      data-theme={themes.map(({ key }) => key).join(' ')}
      data-later={isLater ? '' : undefined}
    >
      <span className="search-product-list-block-title">
        <EntryLink entry={product} context={context} />
        <span className="search-product-list-block-detail">{detail}</span>
      </span>
      <LatestValue product={product} context={context} />
    </li>
  );
}
