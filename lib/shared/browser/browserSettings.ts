/** Settings that the build passes to the browser code. Public, because every page contains them as `data-settings`. */

/** The parts of the browser code. Each works without the others and can be switched off: `SITE_PARTS_OFF` in .env.example. */
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
  /** Address of the Umami server, without a trailing slash. */
  readonly host: string | null;
  /** Null: derived from `host` and `endpoint`. */
  readonly version: 1 | 2 | null;
  /** Exact names of the hosts to count on; empty: all. */
  readonly domains: readonly string[];
  readonly ignoreLocalhost: boolean;
  readonly autoTrack: boolean;
  /** Path of a custom endpoint. */
  readonly endpoint: string | null;
  /** Paths of the search page in every language: queries are not sent. */
  readonly searchPages: readonly string[];
}

export interface SearchSettings {
  /** Address of the Meilisearch server, without a trailing slash. */
  readonly url: string;
  /** Search-only, because it is public. */
  readonly key: string;
}

export interface BrowserSettings {
  /** The only host on which visits are counted; empty: nowhere. */
  readonly productionHost: string;
  /** Null if the office counts nothing. */
  readonly analytics: AnalyticsSettings | null;
  /** Null: only the shipped index is searched. */
  readonly search: SearchSettings | null;
  readonly partsOff: readonly PartName[];
  /** Languages with a prefix in addresses: `/fr/themen`. */
  readonly languages: readonly string[];
}
