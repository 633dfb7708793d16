/**
 * What an address of this site is: decided here alone, after resolving it as browsers do, for links, hits, prefetch, soft
 * navigation and redirects. An address that only begins like a path may lead elsewhere: `/.//host` is the path `//host`,
 * and a request for that goes to another host.
 */

/** The address as it is followed from the page `base`, or null if it, or its path read by itself, leaves the site. */
export function ownAddress(address: string | URL, base: string): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const { protocol, origin } = new URL(base);
  const isOwn = url.protocol === protocol && url.origin === origin && url.username === '' && url.password === '';
  return isOwn && !url.pathname.startsWith('//') ? url : null;
}

/** Stands for the site if its name is not known; nobody can have this one. */
const anySite = 'https://site.invalid';

/** Whether an address is a path of the site, whatever the site is called. Browsers leave some control characters out. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(address) && ownAddress(address, anySite) !== null;
}
