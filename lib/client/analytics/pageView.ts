/** The data reported about the current page (behaviour B7.4). */
import type { AnalyticsSettings } from '@/lib/shared/browser/browserSettings';
import { truncate, maxLength } from './truncate';

export interface PageView {
  readonly website: string | null;
  readonly screen: string;
  readonly language: string;
  readonly hostname: string;
  readonly url: string;
  readonly referrer: string;
  readonly title: string;
}

type Settings = Pick<AnalyticsSettings, 'id' | 'searchPages'>;

/** Whether the path is a search page, or a file of one. */
function isSearch(pathname: string, { searchPages }: Settings): boolean {
  return new RegExp(`^(?:${searchPages.join('|')})(?:[/.]|$)`).test(pathname);
}

/** The title of the search page contains the query; its share title does not. */
function wordlessTitle(): string {
  return document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '';
}

/** Returns path and query as the browser writes them, already encoded; without the query on search pages. */
export function pageUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>, settings: Settings): string {
  return isSearch(pathname, settings) ? pathname : pathname + search;
}

/** Returns the page that led to this document; empty if the browser does not tell. */
export function documentReferrer(settings: Settings): string {
  const { referrer } = document;
  if (referrer === '') return '';
  const address = new URL(referrer);
  return address.origin === location.origin ? pageUrl(address, settings) : referrer;
}

/** Returns the page before one that was restored from the back/forward cache; empty if the browser does not tell. */
export function previousPage(settings: Settings): string {
  const from = 'navigation' in window ? window.navigation.activation?.from?.url : null;
  if (!from) return '';
  const address = new URL(from);
  return address.origin === location.origin ? pageUrl(address, settings) : '';
}

/** A page of this site when it was viewed. */
export interface SeenPage {
  readonly url: URL;
  readonly title: string;
}

export function currentPage(): SeenPage {
  return { url: new URL(location.href), title: document.title };
}

/** Returns the page view, truncated to what servers of all versions accept: some reject it for one field that is too long. */
export function pageView(settings: Settings, referrer: string, { url, title }: SeenPage = currentPage()): PageView {
  return {
    website: settings.id,
    screen: truncate(`${screen.width}x${screen.height}`, 11),
    language: truncate(navigator.language, 35),
    hostname: truncate(url.hostname, 100),
    url: truncate(pageUrl(url, settings), maxLength),
    referrer: truncate(referrer, maxLength),
    title: truncate(isSearch(url.pathname, settings) ? wordlessTitle() : title, maxLength),
  };
}
