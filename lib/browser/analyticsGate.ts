/**
 * Visits are counted only with consent, and only on the production host (behaviour B4.3). The code that counts is a file of
 * its own, which nobody else loads.
 */
import type { Analytics } from './analytics/analytics';
import { consent } from './consent';
import type { BrowserSettings } from './settings';

/** Do Not Track and Global Privacy Control (behaviour B7.7). */
function wantsNoTracking(): boolean {
  const { doNotTrack, globalPrivacyControl }: Navigator & { readonly globalPrivacyControl?: boolean } = navigator;
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function isPageShown(event: Event): boolean {
  if (!(event instanceof CustomEvent)) return false;
  const detail: unknown = event.detail;
  return typeof detail === 'object' && detail !== null && 'shown' in detail && detail.shown === true;
}

/** `host` is that of the page, without port. */
export function startAnalyticsGate(settings: BrowserSettings, host: string = window.location.hostname): void {
  const { analytics: options, productionHost } = settings;
  if (options === null || host === '' || host !== productionHost || wantsNoTracking()) return;
  let running: Analytics | null = null;
  const follow = async (): Promise<void> => {
    if (consent() !== 'all') {
      running?.stop();
      running = null;
      return;
    }
    try {
      const { startAnalytics } = await import('./analytics/analytics');
      // The visitor may have changed their mind meanwhile, or said it twice.
      if (consent() === 'all') running ??= startAnalytics(options);
    } catch (error) {
      console.error('The analytics could not be loaded.', error);
    }
  };
  document.addEventListener('consent:change', () => void follow());
  document.addEventListener('page:finish', (event) => {
    if (isPageShown(event)) running?.pageShown();
  });
  // A page that the browser prepares in the background may never be seen.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', () => void follow(), { once: true });
  else void follow();
}
