/** What the module tells other scripts of the office, as events on the document; described in docs/browser-code.md. */

export interface SiteEvents {
  /** A page is being fetched. */
  'page:start': { readonly path: string };
  /** Each start has one finish; `shown` is false when it came to nothing. */
  'page:finish': { readonly path: string; readonly shown: boolean };
  /** A newer build than that of this page is published. */
  'app:update': { readonly id: string };
  /** A visitor decided, or took the decision back, here or on another page; null means undecided. */
  'consent:change': { readonly consent: 'all' | 'partial' | null };
  'header:change': { readonly hidden: boolean };
}

export function emit<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
