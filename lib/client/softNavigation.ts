/**
 * Shows the next page without loading it whole, by the browser's Navigation API. Only in one
 * language and one version of the site; everything else, and every failure, is a normal load.
 */
import type { BrowserSettings } from '@/lib/shared/browser/browserSettings';
import { announce } from '@/lib/shared/browser/announcer';
import { isOutdated } from './appUpdate';
import { emit } from '@/lib/shared/browser/events';
import { cachePage, cachedPage } from './backForwardCache';
import { loadPayload } from './loadPayload';
import { isSoftNavigable } from './softNavigable';
import type { PagePayload } from '@/lib/shared/browser/pagePayload';
import { rememberFullLoad, wasLoadedRecently } from './recentFullLoads';
import { usesCrossFade, focusNewPage, showPage } from './showPage';

/** The part of `window` that is used. */
export interface NavigationWindow {
  readonly navigation: {
    readonly currentEntry: Pick<NavigationHistoryEntry, 'key'> | null;
    readonly transition: { readonly from: Pick<NavigationHistoryEntry, 'key'> } | null;
    addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
  };
  readonly location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>;
}

/** Of the page that is shown. The address may be another one already, while its page is on its way. */
let shownPath = '';

/** Whether a navigation is this module's to handle. */
function isOurs(event: NavigateEvent, currentAddress: string, languages: readonly string[]): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData !== null) return false;
  const target = new URL(event.destination.url);
  if (event.destination.sameDocument) {
    // Nobody else would show the other page of this document. The rest is the business of whoever wrote the history.
    return (event.navigationType === 'traverse' || event.hashChange) && target.pathname !== shownPath;
  }
  if (event.navigationType === 'reload' || isOutdated()) return false;
  return isSoftNavigable(target, new URL(currentAddress), languages) && !wasLoadedRecently(target.pathname);
}

function pathOf({ location }: NavigationWindow): string {
  return new URL(location.href).pathname;
}

/** One navigation on its way. */
interface Visit {
  readonly page: NavigationWindow;
  readonly event: NavigateEvent;
  readonly target: URL;
}

/** Loads the target as if this module did not exist, and leaves its address alone for ten seconds. */
function loadWhole({ page, event, target }: Visit): void {
  rememberFullLoad(target.pathname);
  // Back and forward: the address is that of the target already.
  if (event.navigationType === 'traverse') page.location.reload();
  else if (event.navigationType === 'replace') page.location.replace(target.href);
  else page.location.assign(target.href);
}

/** The data of the target. Rejects after a full load began or another navigation overtook this one. */
async function load(visit: Visit): Promise<PagePayload> {
  const { event, target } = visit;
  emit('page:start', { path: target.pathname });
  const payload = isOutdated() ? null : await loadPayload(target.pathname, event.signal).catch(() => null);
  if (payload !== null && !event.signal.aborted) return payload;
  emit('page:finish', { path: target.pathname, shown: false });
  if (!event.signal.aborted) loadWhole(visit);
  throw new Error('Not shown.');
}

function showNow({ page, event, target }: Visit, payload: PagePayload): void {
  // Overtaken while the browser prepared the cross-fade: what comes after is there already, or will be.
  if (event.signal.aborted) {
    emit('page:finish', { path: target.pathname, shown: false });
    return;
  }
  const { currentEntry, transition } = page.navigation;
  cachePage(transition?.from.key ?? '');
  shownPath = pathOf(page);
  const kept = event.navigationType === 'traverse' ? cachedPage(currentEntry?.key ?? '') : undefined;
  showPage(payload, kept);
  event.scroll();
  focusNewPage(target.hash, kept);
  announce(payload.title);
  emit('page:finish', { path: target.pathname, shown: true });
}

/** With a short cross-fade if the pages have one (behaviour B5.6). */
async function show(visit: Visit, payload: PagePayload): Promise<void> {
  if (!usesCrossFade(payload)) showNow(visit, payload);
  else await document.startViewTransition(() => showNow(visit, payload)).updateCallbackDone;
}

/** The browser waits with the new address until the data is there; with back and forward it cannot wait. */
function intercept(visit: Visit): void {
  const { event } = visit;
  const options = { focusReset: 'manual', scroll: 'manual' } as const;
  if (event.navigationType === 'traverse') {
    event.intercept({ ...options, handler: async () => show(visit, await load(visit)) });
    return;
  }
  let payload: PagePayload | null = null;
  event.intercept({
    ...options,
    precommitHandler: async () => {
      payload = await load(visit);
    },
    handler: async () => {
      if (payload !== null) await show(visit, payload);
    },
  });
}

/** Listens to all navigations of the window. */
export function startSoftNavigation(page: NavigationWindow, { languages }: Pick<BrowserSettings, 'languages'>): void {
  shownPath = pathOf(page);
  page.navigation.addEventListener('navigate', (event) => {
    if (isOurs(event, page.location.href, languages))
      intercept({ page, event, target: new URL(event.destination.url) });
  });
}
