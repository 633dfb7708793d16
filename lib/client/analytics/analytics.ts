/**
 * Counts page views and events with Umami. Loaded only after the visitor has consented, and stopped when consent is
 * withdrawn; described in docs/analytics.md.
 */
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';
import { isServer, isTrackingAllowed } from './conditions';
import { clickEvent, scriptEvent } from './namedEvent';
import type { NamedEvent } from './namedEvent';
import { documentReferrer, pageView, previousPage } from './pageView';
import type { PageView, SeenPage } from './pageView';
import { umamiRequest } from './requests';
import { createSender } from './sender';

export type { SeenPage };

export interface Analytics {
  /** Counts a further page shown in this document, with its address and title. */
  pageShown(): void;
  /** Final: nothing is sent afterwards. */
  stop(): void;
}

/** Milliseconds to wait until the page has set its title. */
const delay = 300;

interface WaitingView {
  readonly set: (page: PageView) => void;
  readonly flush: () => void;
  readonly drop: () => void;
}

/** Delays page views without losing any: whatever ends the delay sends them. */
function createWaitingView(send: (page: PageView) => void): WaitingView {
  let waiting: PageView | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = (): void => {
    clearTimeout(timer);
    waiting = null;
  };
  const flush = (): void => {
    const page = waiting;
    drop();
    if (page) send(page);
  };
  const set = (page: PageView): void => {
    waiting = page;
    timer = setTimeout(flush, delay);
  };
  return { set, flush, drop };
}

/** Counts the pages in `seen`, of which the last is the current one, and then pages and events as they happen. */
export function startAnalytics(settings: AnalyticsSettings, seen: readonly SeenPage[]): Analytics {
  const listeners = new AbortController();
  const { signal } = listeners;
  const sender = createSender(stop);
  const view = createWaitingView(send);
  if (isServer()) return { pageShown: stop, stop };
  const [first, ...others] = seen;
  let page = pageView(settings, documentReferrer(settings), first);

  function stop(): void {
    listeners.abort();
    view.drop();
    sender.stop();
  }

  function send(seen: PageView, event?: NamedEvent): void {
    if (isTrackingAllowed(settings)) sender.send(umamiRequest(settings, seen, event));
  }

  function sendEvent(event: NamedEvent | null): void {
    if (event) send(pageView(settings, page.referrer), event);
  }

  function count(): void {
    view.flush();
    if (settings.autoTrack && !signal.aborted) view.set(page);
  }

  function show(referrer: string, shown?: SeenPage): void {
    page = pageView(settings, referrer, shown);
    count();
  }

  const pageShown = (): void => show(page.url);

  const onClick = (event: MouseEvent): void => sendEvent(clickEvent(event));
  // Before any other listener, which might stop the event.
  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('auxclick', onClick, { capture: true, signal });
  const onEvent = (event: Event): void => sendEvent(scriptEvent('detail' in event ? event.detail : null));
  document.addEventListener('analytics:event', onEvent, { signal });
  window.addEventListener('pagehide', view.flush, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && show(previousPage(settings)), { signal });
  count();
  for (const other of others) show(page.url, other);
  return { pageShown, stop };
}
