/** Blocks on the page of a theme refer to that theme unless they name another. (Strapi 5 loses a block's link to its own page.) */
import { keyAt } from '@/content-types/routes';
import type { PageContext } from './pageContext';

/** Returns the key of the theme whose page this is; null on other pages. */
export function themeOfPage({ path }: PageContext): string | null {
  return keyAt('theme', path) ?? null;
}

/** Returns the key of the sub-theme whose page this is; null on other pages. */
export function subThemeOfPage({ path }: PageContext): string | null {
  return keyAt('sub-theme', path) ?? null;
}
