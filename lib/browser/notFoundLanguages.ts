import type { BrowserSettings } from '../base/browserSettings';

/** On the not-found page the language switch keeps the requested address: it may exist in the other language. */
export function keepMissingAddress(
  { languages }: Pick<BrowserSettings, 'languages'>,
  { pathname }: Pick<Location, 'pathname'> = window.location,
): void {
  const path = pathname.replace(new RegExp(`^/(?:${languages.join('|')})(?=/|$)`), '') || '/';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const { language = '' } = link.dataset;
    if (link.closest('main') === null)
      link.pathname = languages.includes(language) ? `/${language}${path.replace(/^\/$/, '')}` : path;
  }
}
