/** Themes with their sub-themes, to choose from. */
import type { Entry } from '@/content-types/registry';
import { isReadable } from '@/lib/language/paths';
import { subThemesOf } from './indicators';
import type { PageContext } from './pageContext';

export interface Topic {
  readonly theme: Entry<'display-themes'>;
  readonly subThemes: readonly Entry<'display-subthemes'>[];
}

/** In Leichte Sprache only what can be read in it. */
export function topicsFor({ content, locale }: PageContext): readonly Topic[] {
  const isListed = ({ meta }: Entry<'display-themes'> | Entry<'display-subthemes'>): boolean =>
    isReadable(meta.locale, locale);
  return content
    .all('display-themes')
    .filter(isListed)
    .map((theme) => ({ theme, subThemes: subThemesOf(content, theme.url).filter(isListed) }));
}
