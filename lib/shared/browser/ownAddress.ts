/**
 * The only check of what is an address of this site, after resolving it as browsers do: for links, hits, prefetch, soft
 * navigation and redirects. An address that looks like a path may lead elsewhere: `/.//host` is the path `//host`, and
 * a request for that goes to another host.
 */

/** Returns the address resolved from the page `base`; null if it, or its path on its own, leads off the site. */
export function ownAddress(address: string | URL, base: string): URL | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  const { protocol, origin } = new URL(base);
  const isOwn = url.protocol === protocol && url.origin === origin && url.username === '' && url.password === '';
  return isOwn && !url.pathname.startsWith('//') ? url : null;
}

/** Stands for the site where its host is unknown; nobody can own this one. */
const anySite = 'https://site.invalid';

/** Whether an address is a path of the site, whatever its host. Without control characters, some of which browsers drop. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(address) && ownAddress(address, anySite) !== null;
}
