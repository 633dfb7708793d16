/**
 * The site's own code in the browser, loaded by every page. Everything here is an enhancement: pages work without it. Each
 * part starts by itself; one that fails leaves the others as they are.
 */
import { startAnalyticsGate } from './analyticsGate';
import { startAppUpdate } from './appUpdate';
import { startBackgroundVideo } from './backgroundVideo';
import { startConsentBanner } from './consentBanner';
import { showCurrentYear } from './currentYear';
import { startEmbeds } from './embeds';
import { startHeaderMenu } from './headerMenu';
import { startHidingHeader } from './hidingHeader';
import { keepPlaceInOtherLanguages } from './languageSwitch';
import { areAlive, fail } from './islands';
import { startLoadingBar } from './loadingBar';
import { hasIsland } from './nearPages';
import { keepRoomForNotices } from './notices';
import { startPrefetch } from './prefetch';
import { startProductLists } from './productList';
import { startSearchField } from './searchField';
import { partNames } from '../base/browserSettings';
import type { BrowserSettings, PartName } from '../base/browserSettings';
import { startSoftNavigation } from './softNavigation';

type Part = (settings: BrowserSettings) => void;

const parts: Readonly<Record<PartName, Part>> = {
  notFound: (settings) => {
    if (document.querySelector('[data-not-found-path]') === null) return;
    import('./notFoundPage').then(
      ({ startNotFoundPage }) => startNotFoundPage(settings),
      (error: unknown) => console.error('The missing address cannot be named.', error),
    );
  },
  backgroundVideo: () => void startBackgroundVideo(),
  languageSwitch: keepPlaceInOtherLanguages,
  headerMenu: startHeaderMenu,
  hidingHeader: startHidingHeader,
  searchField: startSearchField,
  consent: startConsentBanner,
  notices: keepRoomForNotices,
  embeds: ({ partsOff }) => startEmbeds({ followsConsent: !partsOff.includes('consent') }),
  productLists: startProductLists,
  analytics: (settings) => startAnalyticsGate(settings),
  appUpdate: startAppUpdate,
  scriptFailures: () => {
    // Where even the code that would notice a failure is gone, the others are, too.
    if (hasIsland())
      import('./scriptFailures').then(
        ({ watchScripts }) => watchScripts({ areAlive, fail }),
        () => fail(),
      );
  },
  currentYear: showCurrentYear,
  loadingBar: startLoadingBar,
  prefetch: startPrefetch,
  softNavigation: (settings) => startSoftNavigation(window, settings),
};

/** In development React renders in the browser too and owns the page; there is no build and no page data. */
const notInDevelopment: readonly PartName[] = ['appUpdate', 'scriptFailures', 'prefetch', 'softNavigation'];

/** Without the question nobody can agree any more, or take it back. */
const needConsent: readonly PartName[] = ['analytics'];

/**
 * Soft navigation needs a browser that can wait with the new address until the page is there: otherwise pages that must be
 * loaded whole would be loaded in the wrong place of the history. Prefetched data is of use to soft navigation alone.
 */
const needNavigationApi: readonly PartName[] = ['prefetch', 'softNavigation'];

export function startParts(settings: BrowserSettings): void {
  const off = new Set([
    ...settings.partsOff,
    ...(document.documentElement.hasAttribute('data-development') ? notInDevelopment : []),
    ...(settings.partsOff.includes('consent') ? needConsent : []),
    ...('NavigationPrecommitController' in window ? [] : needNavigationApi),
  ]);
  for (const name of partNames) {
    if (off.has(name)) continue;
    try {
      parts[name](settings);
    } catch (error) {
      console.error(`The part «${name}» of the site's code could not start.`, error);
    }
  }
}
