/** The rules of one language, loaded when a search needs them. */
import type { Locale } from '@/content-types/locales';
import type { SearchRules } from '../searchRules';

const loaders: { readonly [Name in Locale]: () => Promise<SearchRules> } = {
  de: async () => (await import('./de')).de,
  ls: async () => (await import('./ls')).ls,
  fr: async () => (await import('./fr')).fr,
  it: async () => (await import('./it')).it,
  en: async () => (await import('./en')).en,
};

export function loadRules(locale: Locale): Promise<SearchRules> {
  return loaders[locale]();
}
