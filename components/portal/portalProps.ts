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
    /** Of the page, BCP 47. */
    readonly language: string;
  };

export interface PortalProps {
  /** Of the page. */
  readonly locale: Locale;
  /** The address of all data. */
  readonly file: string;
  /** What is shown before they are there. */
  readonly first: readonly PortalRecord[];
  /** How many there are. */
  readonly total: number;
  readonly texts: PortalTexts;
}
