/** Where calendars and feeds lie: at the root of each language, and below the address of each theme. */
import type { Locale } from '@/content-types/locales';
import { entryPath, followedFiles, keyAt, routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/i18n/paths';

export type FollowedKind = keyof typeof followedFiles;

/** Without language; of the whole site if there is no theme. */
export function followedPath(kind: FollowedKind, theme: string | null): string {
  return `${theme === null ? '' : entryPath('theme', theme)}/${followedFiles[kind]}`;
}

/** In a language: `/fr/thema/wohnen/feed.xml`. */
export function followedAddress(kind: FollowedKind, theme: string | null, locale: Locale): string {
  return localizedPath(locale, followedPath(kind, theme));
}

/** The feed that a page announces: its theme's own, or that of the whole site; undefined for pages that announce none. */
export function feedOfPage(path: string, locale: Locale): string | undefined {
  const theme = keyAt('theme', path);
  if (theme !== undefined) return followedAddress('feed', theme, locale);
  const announcing: readonly string[] = [routes.home, routes.calendar, routes.news];
  return announcing.includes(path) ? followedAddress('feed', null, locale) : undefined;
}
