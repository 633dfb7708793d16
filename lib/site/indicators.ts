/** Which indicators belong where. */
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { everything, indexes } from '@/lib/content/indexes';

export type Indicator = Entry<'products'>;

export function isIndicator({ produkt }: Indicator): boolean {
  return produkt === 'Indikator';
}

/** All indicators of the portal, in the editors' order. */
export function portalIndicators(content: Content): readonly Indicator[] {
  return content.group(indexes.indicators, everything);
}

/** Pages in Leichte Sprache lead to few others: those in Leichte Sprache. */
export function shownBeside<Shown extends { readonly meta: { readonly locale: Locale } }>(
  entries: readonly Shown[],
  { locale }: Content,
): readonly Shown[] {
  return locale === 'ls' ? entries.filter(({ meta }) => meta.locale === 'ls') : entries;
}

export function indicatorsOfTheme(content: Content, theme: string): readonly Indicator[] {
  return shownBeside(content.group(indexes.indicatorsOfTheme, theme), content);
}

export function indicatorsOfSubTheme(content: Content, subTheme: string): readonly Indicator[] {
  return shownBeside(content.group(indexes.indicatorsOfSubTheme, subTheme), content);
}

export function subThemesOf(content: Content, theme: string): readonly Entry<'display-subthemes'>[] {
  return content.all('display-subthemes').filter(({ display_theme: parent }) => parent.key === theme);
}

/** Articles of a theme, the newest first. */
export function articlesOfTheme(content: Content, theme: string): readonly Entry<'articles'>[] {
  return shownBeside(content.group(indexes.articlesOfTheme, theme), content);
}

/** Articles of a sub-theme, the newest first. */
export function articlesOfSubTheme(content: Content, subTheme: string): readonly Entry<'articles'>[] {
  return content.group(indexes.articlesOfSubTheme, subTheme);
}

export function newestArticles(content: Content): readonly Entry<'articles'>[] {
  return content.group(indexes.articles, everything);
}
