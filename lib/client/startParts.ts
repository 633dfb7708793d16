/**
 * The site's own browser code, loaded by every page. All of it is progressive enhancement: pages work without it. Each
 * part starts on its own; if one fails, the others still work.
 */
import { startAnalyticsGate } from './analyticsGate';
import { startAppUpdate } from './appUpdate';
import { loadCharts } from '@/lib/charts/browser/loadCharts';
import { prefersReducedData } from './connection';
import { startConsentBanner } from './consentBanner';
import { showCurrentYear } from './currentYear';
import { startEmbeds } from './embeds';
import { startFigures } from './figures';
import type { LoadSelection } from './figures';
import { startHeaderMenu } from './headerMenu';
import { startHidingHeader } from './hidingHeader';
import { startLanguageSwitch } from './languageSwitch';
import { startIslands } from './islands';
import type { IslandCode } from './islands';
import { startLoadingBar } from './loadingBar';
import { reserveSpaceForNotices } from './notices';
import { startPrefetch } from './prefetch';
import { startFilterableLists } from './filterableLists';
import { startSearchField } from './searchField';
import { partNames } from '@/lib/shared/browser/browserSettings';
import type { BrowserSettings, PartName } from '@/lib/shared/browser/browserSettings';
import { startSoftNavigation } from './softNavigation';
import { startStickyTableHeads } from './tableHeads';

type Part = (settings: BrowserSettings, islandCode: IslandCode, loadSelection: LoadSelection) => void;

const parts: Readonly<Record<PartName, Part>> = {
  notFound: (settings) => {
    if (document.querySelector('[data-not-found-path]') === null) return;
    import('./notFoundPage').then(({ startNotFoundPage }) => startNotFoundPage(settings), console.error);
  },
  backgroundVideo: () => {
    if (document.querySelector('[data-background-video]') === null) return;
    import('./backgroundVideo').then(
      ({ startBackgroundVideo }) => startBackgroundVideo(prefersReducedData),
      console.error,
    );
  },
  languageSwitch: startLanguageSwitch,
  headerMenu: startHeaderMenu,
  hidingHeader: startHidingHeader,
  searchField: startSearchField,
  consent: startConsentBanner,
  notices: reserveSpaceForNotices,
  embeds: ({ partsOff }) => startEmbeds({ followsConsent: !partsOff.includes('consent') }),
  figures: (_settings, _islandCode, loadSelection) => startFigures(loadSelection),
  productLists: startFilterableLists,
  charts: loadCharts,
  tableHeads: startStickyTableHeads,
  analytics: (settings) => startAnalyticsGate(settings),
  appUpdate: startAppUpdate,
  islands: (_, islandCode) => startIslands(islandCode),
  currentYear: showCurrentYear,
  loadingBar: startLoadingBar,
  prefetch: startPrefetch,
  softNavigation: (settings) => startSoftNavigation(window, settings),
};

/** In development React renders in the browser, too, and owns the page; there are no builds and no payloads. */
const notInDevelopment: readonly PartName[] = ['appUpdate', 'charts', 'islands', 'prefetch', 'softNavigation'];

/** Without the banner nobody can give or withdraw consent. */
const needConsent: readonly PartName[] = ['analytics'];

/**
 * Soft navigation needs a browser that can delay the new address until the page is there: otherwise pages that need a
 * full load would be loaded at the wrong place in the history. Prefetching only serves soft navigation.
 */
const needNavigationApi: readonly PartName[] = ['prefetch', 'softNavigation'];

export function startParts(settings: BrowserSettings, islandCode: IslandCode, loadSelection?: LoadSelection): void {
  const off = new Set([
    ...settings.partsOff,
    ...(document.documentElement.hasAttribute('data-development') ? notInDevelopment : []),
    ...(settings.partsOff.includes('consent') ? needConsent : []),
    ...('NavigationPrecommitController' in window ? [] : needNavigationApi),
  ]);
  for (const name of partNames) {
    if (off.has(name)) continue;
    try {
      parts[name](settings, islandCode, loadSelection);
    } catch (error) {
      console.error(name, error);
    }
  }
}
