import type { Entry } from '@/content-types/registry';
import { kindName } from '@/lib/i18n/areaKinds';
import { formatDate } from '@/lib/i18n/format/date';
import { entryAddress } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { entryLinks } from '../lists/EntryLinks';
import type { Fact } from '../ui/Facts/Facts';
import { linkedFact } from './linkedFact';

/**
 * Returns what the product catalogue says about an entry with a page of its own: spatial units, statistics, first
 * publication; and a link to the product if it leads elsewhere.
 */
export function catalogueFacts(product: Entry<'products'> | undefined, context: PageContext): readonly Fact[] {
  if (product === undefined) return [];
  const { content, messages, language } = context;
  const { labels, detail } = messages;
  const { publication_date: published, spatial_units: units } = product;
  const leadsElsewhere = entryAddress(product) !== context.path;
  return [
    { label: labels.spatialUnits, value: (units ?? []).map((unit) => kindName(unit, language)).join(', ') },
    linkedFact('statistics', content.list(product.statistical_themes), context),
    { label: detail.firstPublished, value: published && formatDate(published, language) },
    { label: detail.catalogueEntry, value: leadsElsewhere && entryLinks({ entries: [product], context }) },
  ];
}
