/** Indicators and articles by where they belong. */
import type { Entry } from '@/content-types/registry';
import { readableFirst } from '@/lib/content/content';
import type { Content } from '@/lib/content/content';
import { everything, views } from '@/lib/content/views';

export type Indicator = Entry<'products'>;

export function isIndicator({ produkt }: Indicator): boolean {
  return produkt === 'Indikator';
}

/** All indicators of the portal, in the editors' order. */
export function portalIndicators(content: Content): readonly Indicator[] {
  return readableFirst(content.group(views.indicators, everything), content.locale);
}

export function indicatorsOfTheme(content: Content, theme: string): readonly Indicator[] {
  return readableFirst(content.group(views.indicatorsOfTheme, theme), content.locale);
}

export function indicatorsOfSubTheme(content: Content, subTheme: string): readonly Indicator[] {
  return readableFirst(content.group(views.indicatorsOfSubTheme, subTheme), content.locale);
}

export function subThemesOf(content: Content, theme: string): readonly Entry<'display-subthemes'>[] {
  const subThemes = content.all('display-subthemes').filter(({ display_theme: parent }) => parent.key === theme);
  return readableFirst(subThemes, content.locale);
}

/** Returns articles of a theme, newest first (in Leichte Sprache after those written in it; likewise below). */
export function articlesOfTheme(content: Content, theme: string): readonly Entry<'articles'>[] {
  return readableFirst(content.group(views.articlesOfTheme, theme), content.locale);
}

/** Returns articles of a sub-theme, newest first. */
export function articlesOfSubTheme(content: Content, subTheme: string): readonly Entry<'articles'>[] {
  return readableFirst(content.group(views.articlesOfSubTheme, subTheme), content.locale);
}

export function newestArticles(content: Content): readonly Entry<'articles'>[] {
  return readableFirst(content.group(views.articles, everything), content.locale);
}

/** Returns the keys of all indicators with a page, including those that the portal does not list. */
export function indicatorKeys(content: Content): readonly string[] {
  return content
    .all('products')
    .filter(isIndicator)
    .map(({ meta }) => meta.key);
}

/** Returns undefined for products of other kinds, too. */
export function findIndicator(content: Content, key: string): Indicator | undefined {
  const product = content.find('products', key);
  return product !== undefined && isIndicator(product) ? product : undefined;
}
