import { routes } from '@/content-types/routes';
import { siteLocales, siteTranslations } from '@/lib/shared/office';
import type { AnalyticsSettings, BrowserSettings, SearchSettings } from '@/lib/shared/browser/browserSettings';
import type { Config } from '@/lib/shared/config';
import { localizedPath } from '@/lib/i18n/paths';

/** Null if neither server nor website is set: nothing is counted. If only one is set, the browser reports what is missing. */
function analyticsSettings(config: Config): AnalyticsSettings | null {
  const { UMAMI_HOST: host, UMAMI_ID: id, UMAMI_VERSION: version } = config;
  if (host === undefined && id === undefined) return null;
  return {
    id: id ?? null,
    host: host ?? null,
    version: version ?? null,
    domains: config.UMAMI_DOMAINS,
    ignoreLocalhost: config.UMAMI_IGNORE_LOCALHOST,
    autoTrack: config.UMAMI_AUTO_TRACK,
    endpoint: config.UMAMI_ENDPOINT ?? null,
    searchPages: siteLocales().map((locale) => localizedPath(locale, routes.search)),
  };
}

/** Null if one is missing: the search then uses the shipped index. */
function searchSettings({ MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key }: Config): SearchSettings | null {
  return url === undefined || key === undefined ? null : { url, key };
}

/** Returns a warning if only one of the two search settings is set, usually by mistake; null otherwise. */
export function incompleteSearchSettings({ MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key }: Config): string | null {
  if ((url === undefined) === (key === undefined)) return null;
  const missing = url === undefined ? 'MEILISEARCH_URL' : 'MEILISEARCH_SEARCH_KEY';
  return `No ${missing}: visitors search the index that ships with the site. docs/search.md says how to set both.`;
}

/** Returns the settings for the browser code. They are public: no secrets. */
export function createBrowserSettings(config: Config): BrowserSettings {
  return {
    productionHost: config.PRODUCTION_HOST,
    analytics: analyticsSettings(config),
    search: searchSettings(config),
    partsOff: config.SITE_PARTS_OFF,
    languages: siteTranslations(),
  };
}
