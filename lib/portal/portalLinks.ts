/** Links to the indicator portal, filtered by the subject of a page. */
import { routes } from '@/content-types/routes';
import type { FacetName } from './browser/portalData';
import { initialState, writeState } from './browser/portalState';
import { isReadable } from '@/lib/i18n/paths';
import { indicatorsOfTheme } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';

/** Anchor in the complete list of indicators not listed under a theme: in Leichte Sprache those not written in it. */
export const otherIndicatorsAnchor = 'liste-weitere';

/** Whether the complete list shows an indicator under its themes. */
export function isListedByTheme({ meta }: Indicator, { locale }: Pick<PageContext, 'locale'>): boolean {
  return isReadable(meta.locale, locale);
}

interface Narrowing {
  readonly facet: FacetName;
  readonly key: string;
  /** The theme under which the complete list shows the indicators. */
  readonly theme: string;
}

/** Two addresses for the same indicators. */
export interface FilteredPortal {
  /** The portal with one filter. */
  readonly address: string;
  /** Without scripts: the part of the complete list with the indicators, which scripts hide. */
  readonly withoutScripts: string;
}

export function filteredPortal({ facet, key, theme }: Narrowing, { content, locale }: PageContext): FilteredPortal {
  const { 'indicator-portal': portal } = routes;
  const query = writeState({ ...initialState, filters: { ...initialState.filters, [facet]: [key] } });
  const isListed = indicatorsOfTheme(content, theme).some((indicator) => isListedByTheme(indicator, { locale }));
  return { address: portal + query, withoutScripts: `${portal}#${isListed ? theme : otherIndicatorsAnchor}` };
}
