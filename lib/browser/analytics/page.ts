/** What is told about the page a visitor sees (behaviour B7.4). */

export interface Page {
  readonly website: string | null;
  readonly screen: string;
  readonly language: string;
  readonly hostname: string;
  readonly url: string;
  readonly referrer: string;
  readonly title: string;
}

/** Its query is what somebody looks for, which is nobody else's business. Files of the page's folder belong to it. */
const searchPage = /^(?:\/(?:ls|fr|it|en))?\/suche(?:[/.]|$)/;

/** The title of the search names the words; the one that other sites show does not. */
function wordlessTitle(): string {
  return document.querySelector('meta[property="og:title"]')?.getAttribute('content') ?? '';
}

/** Path and query as the browser writes them, so encoded once already. */
export function pageUrl({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return searchPage.test(pathname) ? pathname : pathname + search;
}

/** Where the visitor came from when this document was loaded; empty where the browser does not tell. */
export function documentReferrer(): string {
  const { referrer } = document;
  if (referrer === '') return '';
  const address = new URL(referrer);
  return address.origin === location.origin ? pageUrl(address) : referrer;
}

/** Where a visitor was before a page that the browser had kept for the way back; empty where the browser does not tell. */
export function previousPage(): string {
  const from = 'navigation' in window ? window.navigation.activation?.from?.url : null;
  if (!from) return '';
  const address = new URL(from);
  return address.origin === location.origin ? pageUrl(address) : '';
}

/** A page of this site at the time it was seen. */
export interface SeenPage {
  readonly url: URL;
  readonly title: string;
}

export function pageNow(): SeenPage {
  return { url: new URL(location.href), title: document.title };
}

export function pageOf(website: string | null, referrer: string, { url, title }: SeenPage = pageNow()): Page {
  return {
    website,
    screen: `${screen.width}x${screen.height}`,
    language: navigator.language,
    hostname: url.hostname,
    url: pageUrl(url),
    referrer,
    title: searchPage.test(url.pathname) ? wordlessTitle() : title,
  };
}
