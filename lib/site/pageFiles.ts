/**
 * Addresses and the files behind them. An address is decoded, starts with `/` and has no trailing slash: `/`, `/fr`,
 * `/fr/themen`, `/thema/bevölkerung`.
 */
import { siteLocales } from '@/lib/shared/office';
import { defaultLocale } from '../../content-types/locales';
import type { Locale } from '../../content-types/locales';
import { isEmbedPage, routes } from '../../content-types/routes';
import { splitAddress } from '@/lib/i18n/paths';

/** Segment of a page that does not exist on the site; no real segment starts with an underscore. */
export const missingPageSegment = '_';

/** Returns the file of a page: `fr/themen.html` for `/fr/themen`, `index.html` for the root. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** Returns the address of the page in a file; undefined for other files. */
export function pageAddress(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/** Returns the HTTP status of an error page; null for other pages. `path`: without language. */
export function errorStatusOf(path: string): 404 | 500 | null {
  if (path === routes['not-found']) return 404;
  return path === routes['server-error'] ? 500 : null;
}

/** Returns the payload file of a page (behaviour B5.2). */
export function payloadFile(address: string): string {
  return address === '/' ? '_payload.json' : `${address.slice(1)}/_payload.json`;
}

/** Whether a page has a payload. Error pages and embedded pages are never reached by soft navigation. */
export function hasPayload(address: string, errorStatus: number | null): boolean {
  return errorStatus === null && !isEmbedPage(splitAddress(address).path);
}

/** Returns the prefix of addresses in a language: empty for German. */
export function languagePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

export function languagePrefixes(): readonly string[] {
  return siteLocales().map(languagePrefix);
}

/** Returns an address with a language prefix: `/` in French is `/fr`. */
export function withPrefix(prefix: string, address: string): string {
  return prefix !== '' && address === '/' ? prefix : `${prefix}${address}`;
}

/** Returns the address percent-encoded for HTTP and XML. Safe in headers: only letters, digits and a few signs stay unencoded. */
export function encodeAddress(address: string): string {
  return address.split('/').map(encodeURIComponent).join('/');
}

/** Returns the address as browsers request it: they encode fewer characters, and servers compare what they receive. */
export function requestedAddress(address: string): string {
  return new URL(address, 'https://any.example').pathname;
}

/** Returns the decoded path of a full or relative address on this site, without query and hash; undefined for other sites. */
export function pathOnSite(reference: string, siteUrl: string): string | undefined {
  if (!URL.canParse(reference, siteUrl)) return undefined;
  const url = new URL(reference, siteUrl);
  if (url.origin !== siteUrl) return undefined;
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    // No file has a name that cannot be decoded.
    return url.pathname;
  }
}
