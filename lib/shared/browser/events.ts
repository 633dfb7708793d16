/** Events on the document for other scripts of the office; described in docs/browser-code.md. */

export interface SiteEvents {
  /** A page is being fetched. */
  'page:start': { readonly path: string };
  /** Each start has one finish; `shown` is false if the page was not shown. */
  'page:finish': { readonly path: string; readonly shown: boolean };
  /** A newer build than that of this page is published. */
  'app:update': { readonly id: string };
  /** A visitor decided on consent, or withdrew it, here or in another tab; null means undecided. */
  'consent:change': { readonly consent: 'all' | 'partial' | null };
  'header:change': { readonly hidden: boolean };
  /** An indicator or area was added to the shortlist, or removed from it. */
  'kept:change': { readonly kind: 'indicators' | 'areas'; readonly keys: readonly string[] };
}

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
