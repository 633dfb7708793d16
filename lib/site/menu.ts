/** The entries of the main menu, and the keys of those that the site knows. */
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { isReadable } from '@/lib/i18n/paths';
import type { PageContext } from './pageContext';

/** In menu order: 0 search, 1 topics, 2 interactive. */
export const menuKeys = ['search', 'topics', 'interactive'] as const;

/** Key of a menu entry that the site knows. */
export type MenuKey = (typeof menuKeys)[number];

const pathOfKey: { readonly [Key in MenuKey]: string } = {
  search: routes.search,
  topics: routes.themes,
  interactive: routes['interactive-list'],
};

/** Returns the key of a menu entry by its target; null for entries that editors added. */
export function menuKeyOf(path: string): MenuKey | null {
  return menuKeys.find((key) => pathOfKey[key] === path) ?? null;
}

/**
 * Returns the main entries in menu order, then the external ones. In Leichte Sprache the main entries are only those
 * written in it, if there are any; external ones may be in German.
 */
export function menuEntries({ content, locale }: PageContext): readonly Entry<'header-links'>[] {
  const links = content.all('header-links');
  const main = links.filter(({ type }) => type === 'main');
  const readable = main.filter(({ meta }) => isReadable(meta.locale, locale));
  return [...(readable.length > 0 ? readable : main), ...links.filter(({ type }) => type === 'external')];
}
