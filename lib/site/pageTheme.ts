/** Boxes on the page of a theme speak of that theme unless they name another. (Strapi 5 loses a box's link to its own page.) */
import type { PageContext } from './pageContext';

function keyBelow(path: string, start: string): string | null {
  return path.startsWith(start) ? path.slice(start.length) : null;
}

/** The theme whose page this is. */
export function themeOfPage({ path }: PageContext): string | null {
  return keyBelow(path, '/thema/');
}

/** The sub-theme whose page this is. */
export function subThemeOfPage({ path }: PageContext): string | null {
  return keyBelow(path, '/unterthema/');
}
