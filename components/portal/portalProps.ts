import type { Locale } from '@/content-types/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PortalRecord } from '@/lib/portal/browser/portalData';

/** The texts of the portal. */
export type PortalTexts = Messages['portal'] &
  Pick<Messages['search'], 'filters' | 'filtersChosen' | 'moreValues' | 'chosen' | 'remove' | 'reset'> &
  Pick<Messages['labels'], 'currentValue' | 'lastUpdate' | 'period'> &
  Pick<Messages['overview'], 'indicatorCount' | 'oneIndicator'> &
  Pick<Messages['detail'], 'toSelection'> &
  Pick<Messages['errors'], 'tryAgain'> &
  Pick<Messages, 'onlyInGerman' | 'compare'> & {
    readonly indicator: string;
    /** The language of the page, BCP 47. */
    readonly language: string;
  };

export interface PortalProps {
  /** The language of the page. */
  readonly locale: Locale;
  /** The address of all data. */
  readonly file: string;
  /** The records shown until the data are loaded. */
  readonly first: readonly PortalRecord[];
  /** The number of all records. */
  readonly total: number;
  readonly texts: PortalTexts;
}
