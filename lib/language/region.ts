/**
 * What every document is about, as visitors name it: `Einwohner Basel`, `Basler Einwohner` and `Einwohner` want the same
 * pages. Words of the region are no stop words, because they are also the names of places that are compared.
 */
import type { spatialUnits } from '@/content-types/indicatorData';
import type { Locale } from '@/content-types/locales';

/** The division of space that is the whole region: values of others are of a part of it, or of more. */
export const wholeRegion = 'Kanton' satisfies (typeof spatialUnits)[number];

export const regionByLocale: { readonly [Name in Locale]: string } = {
  de: 'Kanton Basel-Stadt',
  ls: 'Kanton Basel-Stadt',
  fr: 'canton de Bâle-Ville',
  it: 'Cantone di Basilea Città',
  en: 'Canton of Basel-Stadt',
};

/** What is of the region is called so; English has no word for it. */
export const ofRegionByLocale: { readonly [Name in Locale]: string } = {
  de: 'Basler Baslerinnen baselstädtisch',
  ls: 'Basler Baslerinnen',
  fr: 'bâlois',
  it: 'basilese',
  en: '',
};
