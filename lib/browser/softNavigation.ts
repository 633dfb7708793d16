/**
 * Shows the next page without loading it whole, by the browser's Navigation API. Only between pages without islands, in
 * one language and one version of the site; everything else, and every failure, is a normal load.
 */
import { createAnnouncer } from './announcer';
import type { Announcer } from './announcer';
import { loadPayload } from './loadPayload';
import type { PagePayload } from './pagePayload';
import { rememberFullLoad, wasLoadedRecently } from './recentFullLoads';
import { focusNewPage, showPage } from './showPage';

/** What is used of `window`. */
export interface NavigationWindow {
  readonly navigation: { addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void };
  readonly location: Pick<Location, 'href' | 'assign' | 'replace' | 'reload'>;
  scrollTo(left: number, top: number): void;
}

/** `page:start` and `page:finish` on the document; each start has one finish, with `shown: false` when it came to nothing. */
export interface PageEventDetail {
  readonly path: string;
  readonly shown: boolean;
}

function dispatch(type: 'page:start' | 'page:finish', detail: PageEventDetail): void {
  document.dispatchEvent(new CustomEvent<PageEventDetail>(type, { detail }));
}

const languagePrefix = /^\/(?:ls|fr|it|en)(?=\/|$)/;

function languageOf(path: string): string {
  return languagePrefix.exec(path)?.[0] ?? '';
}

/** Files are for the browser itself. */
const fileName = /\.[a-z0-9]{2,5}$/i;

/** Pages with an island belong to React, and only a full load gives them to it or takes them away. */
function hasIsland(): boolean {
  return document.querySelector('[data-island]') !== null;
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
  if (event.navigationType === 'reload' || event.destination.sameDocument || hasIsland()) return false;
  const isNear = target.origin === current.origin && languageOf(target.pathname) === languageOf(current.pathname);
  return isNear && !fileName.test(target.pathname) && !wasLoadedRecently(target.pathname);
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
  dispatch('page:start', { path: target.pathname, shown: false });
  const payload = hasIsland() ? null : await loadPayload(target.pathname, event.signal).catch(() => null);
  if (payload !== null && !event.signal.aborted) return payload;
  dispatch('page:finish', { path: target.pathname, shown: false });
  if (!event.signal.aborted) loadWhole(visit, committed);
  throw new Error(`Soft navigation to ${target.pathname} ended.`);
}

function show({ event, target }: Visit, payload: PagePayload, announcer: Announcer): void {
  showPage(payload);
  event.scroll();
  focusNewPage(target.hash);
  announcer.announce(payload.title);
  dispatch('page:finish', { path: target.pathname, shown: true });
}

function intercept(visit: Visit, announcer: Announcer): void {
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
    handler: async () => show(visit, prepared ?? (await load(visit, true)), announcer),
  });
}

/** Listens to all navigations of the window. */
export function startSoftNavigation(page: NavigationWindow): void {
  let announcer: Announcer | null = null;
  page.navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event, page.location.href)) return;
    // Not before it is needed: React does not expect it on a page with an island.
    announcer ??= createAnnouncer();
    intercept({ page, event, target: new URL(event.destination.url) }, announcer);
  });
}
