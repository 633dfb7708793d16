/**
 * Shows the next page without a full load, by the browser's Navigation API. Only within one language and one build of
 * the site; everything else, and every failure, is a full load.
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

/** The path of the page shown. The address may already be that of the next page. */
let shownPath = '';

/** Whether this module handles a navigation. */
function isOurs(event: NavigateEvent, currentAddress: string, languages: readonly string[]): boolean {
  if (!event.canIntercept || event.downloadRequest !== null || event.formData !== null) return false;
  const target = new URL(event.destination.url);
  if (event.destination.sameDocument) {
    // Handle moves between pages of this document, and leave the rest to whoever changed the history.
    return (event.navigationType === 'traverse' || event.hashChange) && target.pathname !== shownPath;
  }
  if (event.navigationType === 'reload' || isOutdated()) return false;
  return isSoftNavigable(target, new URL(currentAddress), languages) && !wasLoadedRecently(target.pathname);
}

function pathOf({ location }: NavigationWindow): string {
  return new URL(location.href).pathname;
}

/** A navigation in progress. */
interface Visit {
  readonly page: NavigationWindow;
  readonly event: NavigateEvent;
  readonly target: URL;
}

/** Loads the target as if this module did not exist, and does not handle its address for ten seconds. */
function loadWhole({ page, event, target }: Visit): void {
  rememberFullLoad(target.pathname);
  // Back and forward: the address is already that of the target.
  if (event.navigationType === 'traverse') page.location.reload();
  else if (event.navigationType === 'replace') page.location.replace(target.href);
  else page.location.assign(target.href);
}

/** Loads the payload of the target. Rejects after starting a full load, or if another navigation has superseded this one. */
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
  // Superseded while the browser prepared the cross-fade: the next page is shown already, or will be.
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

/** Shows the page, with a short cross-fade where the pages allow it (behaviour B5.6). */
async function show(visit: Visit, payload: PagePayload): Promise<void> {
  if (!usesCrossFade(payload)) showNow(visit, payload);
  else await document.startViewTransition(() => showNow(visit, payload)).updateCallbackDone;
}

/** The browser delays the new address until the payload has arrived; on back and forward it cannot. */
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

/** Handles the navigations of a window. */
export function startSoftNavigation(page: NavigationWindow, { languages }: Pick<BrowserSettings, 'languages'>): void {
  shownPath = pathOf(page);
  page.navigation.addEventListener('navigate', (event) => {
    if (isOurs(event, page.location.href, languages))
      intercept({ page, event, target: new URL(event.destination.url) });
  });
}
