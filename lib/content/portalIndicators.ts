import type { Entry } from '@/content-types/registry';
import { namesAreas } from '@/lib/data/areaUnits';

/** The indicators of the portal, in the editors' order. */
export function selectPortalIndicators<Item extends Pick<Entry<'products'>, 'produkt' | 'visible_in_portal'>>(
  products: readonly Item[],
): readonly Item[] {
  return products.filter(({ produkt, visible_in_portal: isVisible }) => produkt === 'Indikator' && isVisible);
}

/** The indicators of the portal whose rows name areas. */
export function selectAreaIndicators<Item extends Pick<Entry<'products'>, 'produkt' | 'visible_in_portal' | 'columns'>>(
  products: readonly Item[],
): readonly Item[] {
  return selectPortalIndicators(products).filter(namesAreas);
}
