/** Themes with their sub-themes, to choose from. */
import type { Entry } from '@/content-types/registry';
import { subThemesOf } from './indicators';
import type { PageContext } from './pageContext';

export interface Topic {
  readonly theme: Entry<'display-themes'>;
  readonly subThemes: readonly Entry<'display-subthemes'>[];
}

/** In Leichte Sprache only what can be read in it. */
export function topicsFor({ content, locale }: PageContext): readonly Topic[] {
  const isReadable = ({ meta }: Entry<'display-themes'> | Entry<'display-subthemes'>): boolean =>
    locale !== 'ls' || meta.locale === 'ls';
  return content
    .all('display-themes')
    .filter(isReadable)
    .map((theme) => ({ theme, subThemes: subThemesOf(content, theme.url).filter(isReadable) }));
}
