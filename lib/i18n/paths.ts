/** Addresses and languages. A path without language («/themen») is the German one; the others carry a prefix. */
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

/** Whether a text can stand on a page: German replaces every language except Leichte Sprache. */
export function isReadable(text: Locale, page: Locale): boolean {
  return page !== 'ls' || text === 'ls';
}

/** `/themen` → `/fr/themen`; `/` → `/fr`. Keeps query and hash. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  const absolute = path.startsWith('/') ? path : `/${path}`;
  // The home of a language has no slash at its end.
  return `/${locale}${absolute.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The language and the path without it: `['fr', 'themen']` → fr, `/themen`. */
export function splitPath(segments: readonly string[]): { readonly locale: Locale; readonly path: string } {
  const [first, ...rest] = segments;
  // «/de/…» is not an address of the site.
  if (first !== undefined && first !== defaultLocale && isLocale(first))
    return { locale: first, path: `/${rest.join('/')}` };
  return { locale: defaultLocale, path: `/${segments.join('/')}` };
}

/** The same of a whole address: `/fr/themen` → fr, `/themen`. */
export function splitAddress(address: string): { readonly locale: Locale; readonly path: string } {
  return splitPath(address.split('/').filter((segment) => segment !== ''));
}
