/** Navigates to addresses that come from data. No other browser code does so. */

import { ownAddress } from './ownAddress';

/** The part of `window.location` that is used. */
export type NavigationTarget = Pick<Location, 'href' | 'assign' | 'replace'>;

export interface NavigateOptions {
  /** Whether the address may lead off the site. */
  readonly external?: boolean;
  /** Whether the new page replaces this one in the history. */
  readonly replace?: boolean;
}

const allowedProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Browsers ignore some of these in a protocol, so `java\nscript:` would run. */
// eslint-disable-next-line no-control-regex -- that is what it is for
const invisible = /[\u0000-\u001f\u007f-\u009f]/g;

/**
 * Returns the address as the browser would follow it from the page `base`. Throws TypeError for other hosts unless
 * `external`, and always for protocols that run code or hide their target, and for credentials (behaviour B5.5).
 */
export function allowedAddress(address: string, base: string, { external = false }: NavigateOptions = {}): URL {
  const cleaned = address.replace(invisible, '').trim();
  // Without a base first: relative to a page, `https:host` would be a path beside it.
  const url = URL.canParse(cleaned) ? new URL(cleaned) : new URL(cleaned, base);
  if (!allowedProtocols.includes(url.protocol))
    throw new TypeError(`Cannot navigate to a URL with '${url.protocol}' protocol.`);
  if (url.username !== '' || url.password !== '') throw new TypeError('Cannot navigate to a URL with credentials.');
  if (!external && ownAddress(url, base) === null)
    throw new TypeError('Navigating to an external URL is not allowed by default.');
  return url;
}

/** Navigates to an address. Throws as `allowedAddress` does, without navigating. */
export function navigateTo(
  address: string,
  options: NavigateOptions = {},
  place: NavigationTarget = window.location,
): void {
  const { href } = allowedAddress(address, place.href, options);
  if (options.replace === true) place.replace(href);
  else place.assign(href);
}
