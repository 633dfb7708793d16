/** Languages in addresses. A path without language («/themen») is the German one; the others have a prefix. */
import { defaultLocale, isLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';

/** The value of `lang` and `hreflang`: Leichte Sprache is German of the registered variant «simple». */
export const languageTag: { readonly [Name in Locale]: string } = {
  de: 'de',
  ls: 'de-simple',
  fr: 'fr',
  it: 'it',
  en: 'en',
};

/** Whether a text may appear on a page: German substitutes for every language except Leichte Sprache. */
export function isReadable(text: Locale, page: Locale): boolean {
  return page !== 'ls' || text === 'ls';
}

/** `/themen` → `/fr/themen`; `/` → `/fr`. Keeps query and hash. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  const absolute = path.startsWith('/') ? path : `/${path}`;
  // The home page of a language has no trailing slash.
  return `/${locale}${absolute.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Returns language and path: `['fr', 'themen']` → fr, `/themen`. */
export function splitPath(segments: readonly string[]): { readonly locale: Locale; readonly path: string } {
  const [first, ...rest] = segments;
  // «/de/…» is not an address of the site.
  if (first !== undefined && first !== defaultLocale && isLocale(first))
    return { locale: first, path: `/${rest.join('/')}` };
  return { locale: defaultLocale, path: `/${segments.join('/')}` };
}

/** Returns language and path of an address: `/fr/themen` → fr, `/themen`. */
export function splitAddress(address: string): { readonly locale: Locale; readonly path: string } {
  return splitPath(address.split('/').filter((segment) => segment !== ''));
}
