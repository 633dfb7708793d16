/** Boxes on the page of a theme speak of that theme unless they name another. (Strapi 5 loses a box's link to its own page.) */
import { keyAt } from '@/content-types/routes';
import type { PageContext } from './pageContext';

/** The theme whose page this is. */
export function themeOfPage({ path }: PageContext): string | null {
  return keyAt('theme', path) ?? null;
}

/** The sub-theme whose page this is. */
export function subThemeOfPage({ path }: PageContext): string | null {
  return keyAt('sub-theme', path) ?? null;
}
