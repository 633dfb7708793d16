/** Code of the not-found page, in a file of its own because no other page needs it. */
import type { BrowserSettings } from '@/lib/shared/browser/browserSettings';
import { followRedirect } from './notFoundRedirect';

/** The decoded path; unchanged if its encoding is invalid. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The part of `window.location` that is used. */
type AskedFor = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Shows the missing address on the not-found page: in the language of the page, and in the technical message (behaviour
 * B3.8). One static page serves all addresses, so the server cannot fill it in.
 */
export function showNotFoundPath({ pathname, search, hash }: AskedFor = window.location): void {
  const path = readablePath(pathname);
  for (const element of document.querySelectorAll<HTMLElement>('[data-not-found-address]'))
    element.textContent = element.dataset['notFoundAddress']?.replace('{path}', () => path) ?? '';
  for (const element of document.querySelectorAll<HTMLElement>('[data-not-found-path]')) {
    // The page contains a pattern for addresses that no entry can have (behaviour B1.7).
    const isImpossible = new RegExp(element.dataset['notFoundPath'] ?? '', 'u').test(path);
    element.textContent = isImpossible ? `Page Not Found: ${path}${search}${hash}` : `Page not found: ${path}`;
  }
}

/** Keeps the requested address in the language switch of the not-found page: it may exist in the other language. */
export function keepPathInLanguageSwitch(
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

export function startNotFoundPage(settings: BrowserSettings): void {
  showNotFoundPath();
  keepPathInLanguageSwitch(settings);
  void followRedirect();
}
