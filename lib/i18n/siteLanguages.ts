/** The languages of the site, for others. Not for islands: the office is read from its file. */
import { defaultLocale } from '@/content-types/locales';
import { siteLocales } from '@/lib/shared/office';
import { languageTag, localizedPath } from './paths';

/** The names that others use for them; Leichte Sprache has no name that search engines document. */
export function knownLanguages(): readonly string[] {
  return siteLocales()
    .filter((locale) => locale !== 'ls')
    .map((locale) => languageTag[locale]);
}

/** The same page in every language, with `x-default` = German. */
export function alternatesOf(path: string): readonly { readonly hreflang: string; readonly path: string }[] {
  const languages = siteLocales().map((locale) => ({
    hreflang: languageTag[locale],
    path: localizedPath(locale, path),
  }));
  return [...languages, { hreflang: 'x-default', path: localizedPath(defaultLocale, path) }];
}
