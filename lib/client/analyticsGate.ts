/**
 * Counts visits only with consent, and only on the production host (behaviour B4.3). The counting code is a separate
 * file that is not loaded otherwise.
 */
import type { Analytics, SeenPage } from './analytics/analytics';
import { consent } from './consent';
import { isObject } from '@/lib/shared/browser/isObject';
import type { AnalyticsSettings, BrowserSettings } from '@/lib/shared/browser/browserSettings';

function isPageShown(event: Event): boolean {
  if (!(event instanceof CustomEvent)) return false;
  const detail: unknown = event.detail;
  return isObject(detail) && detail['shown'] === true;
}

/** Whether the browser prerenders the page, which may never be seen. */
function isPrepared(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}

function mayCount(): boolean {
  return consent() === 'all' && !isPrepared();
}

let running: Analytics | null = null;
/** Pages viewed since the visitor consented, until the counting code is loaded. */
let seen: SeenPage[] = [];

function notePage(): void {
  seen.push({ url: new URL(window.location.href), title: document.title });
}

async function start(options: AnalyticsSettings): Promise<void> {
  notePage();
  try {
    const { startAnalytics } = await import('./analytics/analytics');
    // The visitor may have changed their mind meanwhile, or consented twice.
    if (mayCount()) running ??= startAnalytics(options, seen);
  } catch (error) {
    seen = [];
    console.error('No analytics.', error);
  }
}

/** Starts counting as soon as it is allowed. `host`: of the page, without port. */
export function startAnalyticsGate(settings: BrowserSettings, host: string = window.location.hostname): void {
  const { analytics: options, productionHost } = settings;
  if (options === null || host === '' || host !== productionHost) return;
  const follow = (): void => {
    if (mayCount()) {
      if (seen.length === 0) void start(options);
      return;
    }
    running?.stop();
    running = null;
    seen = [];
  };
  for (const type of ['consent:change', 'prerenderingchange']) document.addEventListener(type, follow);
  document.addEventListener('page:finish', (event) => {
    if (!isPageShown(event) || seen.length === 0) return;
    if (running === null) notePage();
    else running.pageShown();
  });
  follow();
}
