/**
 * What every document is about, as visitors name it: `Einwohner Basel` and `Einwohner` want the same pages. Words of the
 * region are no stop words, because they are also the names of places that are compared.
 */
import type { Locale } from '@/content-types/locales';

export const regionByLocale: { readonly [Name in Locale]: string } = {
  de: 'Kanton Basel-Stadt',
  ls: 'Kanton Basel-Stadt',
  fr: 'canton de Bâle-Ville',
  it: 'Cantone di Basilea Città',
  en: 'Canton of Basel-Stadt',
};
