/**
 * What every document is about, as visitors name it: `Einwohner Basel`, `Basler Einwohner` and `Einwohner` want the same pages. Words of the
 * region are no stop words, because they are also the names of places that are compared.
 */
import type { Locale } from '@/content-types/locales';

export const regionByLocale: { readonly [Name in Locale]: string } = {
  de: 'Kanton Basel-Stadt Basler baselstädtisch',
  ls: 'Kanton Basel-Stadt Basler',
  fr: 'canton de Bâle-Ville bâlois',
  it: 'Cantone di Basilea Città basilese',
  en: 'Canton of Basel-Stadt',
};
