/** The entries of the main menu: what they are, and those that the site knows by key. */
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { isReadable } from '@/lib/i18n/paths';
import type { PageContext } from './pageContext';

/** In the order of their numbers. */
export const menuKeys = ['search', 'topics', 'interactive'] as const;

/** 0 search, 1 topics, 2 interactive. */
export type MenuKey = (typeof menuKeys)[number];

const pathOfKey: { readonly [Key in MenuKey]: string } = {
  search: routes.search,
  topics: routes.themes,
  interactive: routes['interactive-list'],
};

/** The key of a menu entry by its target; null for entries that editors add. */
export function menuKeyOf(path: string): MenuKey | null {
  return menuKeys.find((key) => pathOfKey[key] === path) ?? null;
}

/**
 * In the order of their numbers, then those that lead elsewhere. In Leichte Sprache there are few of the site's own, and none
 * in other words as soon as there are any; what leads elsewhere is named in the words that there are.
 */
export function menuEntries({ content, locale }: PageContext): readonly Entry<'header-links'>[] {
  const links = content.all('header-links');
  const main = links.filter(({ type }) => type === 'main');
  const readable = main.filter(({ meta }) => isReadable(meta.locale, locale));
  return [...(readable.length > 0 ? readable : main), ...links.filter(({ type }) => type === 'external')];
}
