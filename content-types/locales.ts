/** The languages of the site, in the order in which they are offered. German is the base of every entry. */
export const locales = ['de', 'ls', 'fr', 'it', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale = 'de' as const satisfies Locale;

/** The languages into which entries are translated. */
export type TranslationLocale = Exclude<Locale, typeof defaultLocale>;

/** In the order of `locales`. The annotation lets bundlers drop it from browser code, which does not need it. */
export const translationLocales: readonly TranslationLocale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== defaultLocale,
);

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}
