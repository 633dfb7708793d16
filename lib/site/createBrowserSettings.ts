import { routes } from '@/content-types/routes';
import { siteLocales, siteTranslations } from '@/lib/shared/office';
import type { AnalyticsSettings, BrowserSettings, SearchSettings } from '@/lib/shared/browser/browserSettings';
import type { Config } from '@/lib/shared/config';
import { localizedPath } from '@/lib/i18n/paths';

/** Null if neither server nor website is set: the office counts nothing. With one of the two, the browser says what is missing. */
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

/** Null if a part is missing: the search then uses the index that ships with the site. */
function searchSettings({ MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key }: Config): SearchSettings | null {
  return url === undefined || key === undefined ? null : { url, key };
}

/** What to say to whoever sets half of the search server, most often by mistake; null if nothing is to be said. */
export function incompleteSearchSettings({ MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key }: Config): string | null {
  if ((url === undefined) === (key === undefined)) return null;
  const missing = url === undefined ? 'MEILISEARCH_URL' : 'MEILISEARCH_SEARCH_KEY';
  return `No ${missing}: visitors search the index that ships with the site. docs/search.md says how to set both.`;
}

/** What the environment and the addresses of the site say to the code in the browser. everyone can read it there: no secrets. */
export function createBrowserSettings(config: Config): BrowserSettings {
  return {
    productionHost: config.PRODUCTION_HOST,
    analytics: analyticsSettings(config),
    search: searchSettings(config),
    partsOff: config.SITE_PARTS_OFF,
    languages: siteTranslations(),
  };
}
