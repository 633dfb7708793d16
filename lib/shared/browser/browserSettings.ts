/** What the build tells the browser code. Written into each page, as `data-settings`: everyone can read it there. */

/** The parts of the module. Each works without the others and can be switched off: `SITE_PARTS_OFF` in .env.example. */
export const partNames = [
  'notFound',
  'backgroundVideo',
  'languageSwitch',
  'headerMenu',
  'hidingHeader',
  'searchField',
  'embeds',
  'figures',
  'productLists',
  'tableHeads',
  'charts',
  'consent',
  'notices',
  'analytics',
  'appUpdate',
  'islands',
  'currentYear',
  'loadingBar',
  'prefetch',
  'softNavigation',
] as const;

export type PartName = (typeof partNames)[number];

export interface AnalyticsSettings {
  /** Website id in Umami. */
  readonly id: string | null;
  /** Address of the Umami server, without a slash at the end. */
  readonly host: string | null;
  /** Null: as the address says. */
  readonly version: 1 | 2 | null;
  /** Exact names of the hosts that are counted; empty: all. */
  readonly domains: readonly string[];
  readonly ignoreLocalhost: boolean;
  readonly autoTrack: boolean;
  /** Own path of the collecting endpoint. */
  readonly endpoint: string | null;
  /** The search in every language: search words are not sent. */
  readonly searchPages: readonly string[];
}

export interface SearchSettings {
  /** Address of the Meilisearch server, without a slash at the end. */
  readonly url: string;
  /** May do nothing but search. */
  readonly key: string;
}

export interface BrowserSettings {
  /** The only host on which visits are counted; empty: nowhere. */
  readonly productionHost: string;
  /** Null if the office counts nothing. */
  readonly analytics: AnalyticsSettings | null;
  /** Null: the index that ships with the site. */
  readonly search: SearchSettings | null;
  readonly partsOff: readonly PartName[];
  /** Those whose addresses begin with them: `/fr/themen`. */
  readonly languages: readonly string[];
}
