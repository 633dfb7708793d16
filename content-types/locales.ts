/** The languages of the site, in the order in which they are offered. German is the base of every entry. */
export const locales = ['de', 'ls', 'fr', 'it', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale = 'de' as const satisfies Locale;

/** Languages in which an entry may exist beside German. */
export type TranslationLocale = Exclude<Locale, typeof defaultLocale>;

/** All of these, in their order. Marked so that browsers, which need none of it, do not get it. */
export const translationLocales: readonly TranslationLocale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== defaultLocale,
);

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}
