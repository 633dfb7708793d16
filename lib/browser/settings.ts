/** What the build tells the browser code. Written into the module when it is bundled: everyone can read it there. */

export interface AnalyticsSettings {
  /** Address of the module that measures, on this site. */
  readonly module: string;
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
}

export interface BrowserSettings {
  /** The only host on which visits are counted; empty: nowhere. */
  readonly productionHost: string;
  /** Null where the office counts nothing. */
  readonly analytics: AnalyticsSettings | null;
  /** Parts of the module that are switched off. */
  readonly partsOff: readonly string[];
}
