/**
 * Shows the next page without loading it whole, by the browser's Navigation API. Only between pages without islands, in
 * one language and one version of the site; everything else, and every failure, is a normal load.
 */
import { announce } from './announcer';
import { isOutdated } from './appUpdate';
import { emit } from './events';
import { loadPayload } from './loadPayload';
import { hasIsland, isNearPage } from './nearPages';
import type { PagePayload } from './pagePayload';
import { rememberFullLoad, wasLoadedRecently } from './recentFullLoads';
import { fadesTo, focusNewPage, showPage } from './showPage';

/** What is used of `window`. */
export interface NavigationWindow {
  readonly navigation: { addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void };
  readonly location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>;
  scrollTo(left: number, top: number): void;
}

/** Whether a navigation is this module's to handle. */
export function isOurs(event: NavigateEvent, currentAddress: string): boolean {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null)
    return false;
  const current = new URL(currentAddress);
  const target = new URL(event.destination.url);
  if (event.navigationType === 'traverse') {
    // Within this document nobody else would show the other page. The same address is the business of whoever changed it.
    return event.destination.sameDocument && target.pathname !== current.pathname;
  }
  // A link leaves the document; what does not is the history of someone else.
  if (event.navigationType === 'reload' || event.destination.sameDocument || hasIsland() || isOutdated()) return false;
  return isNearPage(target, current) && !wasLoadedRecently(target.pathname);
}

/** One navigation on its way. */
interface Visit {
  readonly page: NavigationWindow;
  readonly event: NavigateEvent;
  readonly target: URL;
}

/**
 * Loads the target as if this module did not exist, and leaves its address alone for ten seconds.
 * `committed` tells whether the address bar shows the target already.
 */
function loadWhole({ page, event, target }: Visit, committed: boolean): void {
  rememberFullLoad(target.pathname);
  if (committed) {
    // A fresh page begins at its top; back and forward keep their place.
    if (event.navigationType !== 'traverse') page.scrollTo(0, 0);
    page.location.reload();
  } else if (event.navigationType === 'replace') page.location.replace(target.href);
  else page.location.assign(target.href);
}

/** The data of the target. Rejects after a full load began or another navigation overtook this one. */
async function load(visit: Visit, committed: boolean): Promise<PagePayload> {
  const { event, target } = visit;
  emit('page:start', { path: target.pathname });
  const mustLoadWhole = hasIsland() || isOutdated();
  const payload = mustLoadWhole ? null : await loadPayload(target.pathname, event.signal).catch(() => null);
  if (payload !== null && !event.signal.aborted) return payload;
  emit('page:finish', { path: target.pathname, shown: false });
  if (!event.signal.aborted) loadWhole(visit, committed);
  throw new Error(`Soft navigation to ${target.pathname} ended.`);
}

function showNow({ event, target }: Visit, payload: PagePayload): void {
  // Overtaken while the browser prepared the cross-fade: what comes after is there already, or will be.
  if (event.signal.aborted) {
    emit('page:finish', { path: target.pathname, shown: false });
    return;
  }
  showPage(payload);
  event.scroll();
  focusNewPage(target.hash);
  announce(payload.title);
  emit('page:finish', { path: target.pathname, shown: true });
}

/** With a short cross-fade where pages have one (behaviour B5.6). */
async function show(visit: Visit, payload: PagePayload): Promise<void> {
  if (!fadesTo(payload)) showNow(visit, payload);
  else await document.startViewTransition(() => showNow(visit, payload)).updateCallbackDone;
}

function intercept(visit: Visit): void {
  const { page, event } = visit;
  // Where the browser can wait with the new address until the page is there, it does. Back and forward cannot wait.
  const canWait = event.navigationType !== 'traverse' && event.cancelable && 'NavigationPrecommitController' in page;
  let prepared: PagePayload | null = null;
  const prepare = async (): Promise<void> => {
    prepared = await load(visit, false);
  };
  event.intercept({
    focusReset: 'manual',
    scroll: 'manual',
    ...(canWait ? { precommitHandler: prepare } : {}),
    handler: async () => show(visit, prepared ?? (await load(visit, true))),
  });
}

/** Listens to all navigations of the window. */
export function startSoftNavigation(page: NavigationWindow): void {
  page.navigation.addEventListener('navigate', (event) => {
    if (isOurs(event, page.location.href)) intercept({ page, event, target: new URL(event.destination.url) });
  });
}
