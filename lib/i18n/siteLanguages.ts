/** The languages of the site, for other programs. Not for islands, because it reads the office's file. */
import { defaultLocale } from '@/content-types/locales';
import { siteLocales } from '@/lib/shared/office';
import { languageTag, localizedPath } from './paths';

/** Returns the language tags without Leichte Sprache, for which search engines document no tag. */
export function knownLanguages(): readonly string[] {
  return siteLocales()
    .filter((locale) => locale !== 'ls')
    .map((locale) => languageTag[locale]);
}

/** Returns the page's path in every language, with `x-default` for German. */
export function alternatesOf(path: string): readonly { readonly hreflang: string; readonly path: string }[] {
  const languages = siteLocales().map((locale) => ({
    hreflang: languageTag[locale],
    path: localizedPath(locale, path),
  }));
  return [...languages, { hreflang: 'x-default', path: localizedPath(defaultLocale, path) }];
}
