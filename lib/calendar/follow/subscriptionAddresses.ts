/** Addresses of calendars and feeds: at the root of each language, and below each theme. */
import type { Locale } from '@/content-types/locales';
import { entryPath, subscriptionFileNames, keyAt, routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/i18n/paths';

export type SubscriptionKind = keyof typeof subscriptionFileNames;

/** The path without language; for the whole site if `theme` is null. */
export function subscriptionPath(kind: SubscriptionKind, theme: string | null): string {
  return `${theme === null ? '' : entryPath('theme', theme)}/${subscriptionFileNames[kind]}`;
}

/** The path in a language: `/fr/thema/wohnen/feed.xml`. */
export function subscriptionAddress(kind: SubscriptionKind, theme: string | null, locale: Locale): string {
  return localizedPath(locale, subscriptionPath(kind, theme));
}

/** The feed that a page links to: that of its theme, or of the whole site; undefined if it links to none. */
export function feedOfPage(path: string, locale: Locale): string | undefined {
  const theme = keyAt('theme', path);
  if (theme !== undefined) return subscriptionAddress('feed', theme, locale);
  const announcing: readonly string[] = [routes.home, routes.calendar, routes.news];
  return announcing.includes(path) ? subscriptionAddress('feed', null, locale) : undefined;
}
