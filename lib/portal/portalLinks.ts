/** Links to the indicator portal, narrowed to what a page is about. */
import { routes } from '@/content-types/routes';
import type { FacetName } from './browser/portalData';
import { initialState, writeState } from './browser/portalState';
import { isReadable } from '@/lib/i18n/paths';
import { indicatorsOfTheme } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';

/** The part of the complete list with the indicators that are listed under no theme: in Leichte Sprache those not written in it. */
export const otherIndicatorsAnchor = 'liste-weitere';

/** Whether the complete list has an indicator under its themes. */
export function isListedByTheme({ meta }: Indicator, { locale }: Pick<PageContext, 'locale'>): boolean {
  return isReadable(meta.locale, locale);
}

interface Narrowing {
  readonly facet: FacetName;
  readonly key: string;
  /** In whose part of the complete list the indicators are. */
  readonly theme: string;
}

/** Two addresses of the same indicators. */
export interface FilteredPortal {
  /** The portal with one choice. */
  readonly address: string;
  /** For those who have no scripts: the part of the complete list where the indicators are. With scripts it is hidden. */
  readonly withoutScripts: string;
}

export function filteredPortal({ facet, key, theme }: Narrowing, { content, locale }: PageContext): FilteredPortal {
  const { 'indicator-portal': portal } = routes;
  const query = writeState({ ...initialState, filters: { ...initialState.filters, [facet]: [key] } });
  const isListed = indicatorsOfTheme(content, theme).some((indicator) => isListedByTheme(indicator, { locale }));
  return { address: portal + query, withoutScripts: `${portal}#${isListed ? theme : otherIndicatorsAnchor}` };
}
