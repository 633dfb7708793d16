/**
 * Addresses and the files behind them. An address is decoded, begins with `/` and has no slash at its end:
 * `/`, `/fr`, `/fr/themen`, `/thema/bevölkerung`.
 */
import { siteLocales } from '@/lib/shared/office';
import { defaultLocale } from '../../content-types/locales';
import type { Locale } from '../../content-types/locales';
import { isEmbedPage, routes } from '../../content-types/routes';
import { splitAddress } from '@/lib/i18n/paths';

/** `/fr/themen` is `fr/themen.html`; the root is `index.html`. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/** The address of a page in a file; undefined for other files. */
export function pageAddress(file: string): string | undefined {
  if (!file.endsWith('.html')) return undefined;
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/** The status with which a page is shown instead of another; null for all others. `path` is without language. */
export function errorStatusOf(path: string): 404 | 500 | null {
  if (path === routes['not-found']) return 404;
  return path === routes['server-error'] ? 500 : null;
}

/** Where a page's data lies, as behaviour B5.2 says. */
export function payloadFile(address: string): string {
  return address === '/' ? '_payload.json' : `${address.slice(1)}/_payload.json`;
}

/** Whether data lies beside a page. Nobody goes from page to page to errors, and to what is made for frames of other sites. */
export function hasPayload(address: string, errorStatus: number | null): boolean {
  return errorStatus === null && !isEmbedPage(splitAddress(address).path);
}

/** What stands before every address of a language: nothing for German. */
export function languagePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`;
}

export function languagePrefixes(): readonly string[] {
  return siteLocales().map(languagePrefix);
}

/** An address in a language: `/` in French is `/fr`. */
export function withPrefix(prefix: string, address: string): string {
  return prefix !== '' && address === '/' ? prefix : `${prefix}${address}`;
}

/** Percent-encoded for HTTP and XML; safe in headers, because nothing but letters, digits and a few signs stays as it is. */
export function encodeAddress(address: string): string {
  return address.split('/').map(encodeURIComponent).join('/');
}

/** As browsers ask for an address: they leave more signs as they are, and servers compare what came in. */
export function requestedAddress(address: string): string {
  return new URL(address, 'https://any.example').pathname;
}

/** The path of an address, full or without host, if it is on the site itself; without query and hash. */
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
