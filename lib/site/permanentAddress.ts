import type { Locale } from '@/content-types/locales';
import { siteUrl } from '@/lib/shared/config';
import { localizedName, office } from '@/lib/shared/office';
import { messagesByLocale } from '@/lib/i18n/messages';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from './pageContext';

/** Returns the full address of a page, as it is cited and printed. */
export function permanentAddress({ locale, path }: Pick<PageContext, 'locale' | 'path'>): string {
  return new URL(localizedPath(locale, path), siteUrl()).href;
}

/** Returns the region in the site's title: `Kanton Basel-Stadt`. */
export function titleSuffix(language: Locale): string {
  return localizedName(office().region, language);
}

/** Returns the name of the site and its publisher: `Statistik Kanton Basel-Stadt`, `Statistics Canton of Basel-Stadt`. */
export function publisher(language: Locale): string {
  return `${messagesByLocale[language].siteTitle} ${titleSuffix(language)}`;
}
