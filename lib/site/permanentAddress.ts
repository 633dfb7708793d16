import { config, siteUrl } from '@/lib/base/config';
import { messagesByLocale } from '@/lib/language/messages';
import { localizedPath } from '@/lib/language/paths';
import type { PageContext } from './pageContext';

/** The whole address of a page, as it is quoted and printed. */
export function permanentAddress({ locale, path }: Pick<PageContext, 'locale' | 'path'>): string {
  return new URL(localizedPath(locale, path), siteUrl()).href;
}

/** Name of the site and of who publishes it: `Statistik Kanton Basel-Stadt`. */
export function publisher(): string {
  return `${messagesByLocale.de.siteTitle} ${config().SITE_TITLE_SUFFIX}`;
}
