/** Which indicators belong where. */
import type { Entry } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import type { Reference } from '@/content-types/definition';
import type { Content } from '@/lib/content/content';

export type Indicator = Entry<'products'>;

export function isIndicator({ produkt }: Indicator): boolean {
  return produkt === 'Indikator';
}

/** All indicators of the portal, in the editors' order. */
export function portalIndicators(content: Content): readonly Indicator[] {
  return content.all('products').filter((product) => isIndicator(product) && product.visible_in_portal);
}

/** Pages in Leichte Sprache lead to few others: those in Leichte Sprache. */
export function shownBeside<Shown extends { readonly meta: { readonly locale: Locale } }>(
  entries: readonly Shown[],
  { locale }: Content,
): readonly Shown[] {
  return locale === 'ls' ? entries.filter(({ meta }) => meta.locale === 'ls') : entries;
}

function pointsTo(references: readonly Reference[], key: string): boolean {
  return references.some((reference) => reference.key === key);
}

export function indicatorsOfTheme(content: Content, theme: string): readonly Indicator[] {
  return shownBeside(portalIndicators(content), content).filter(({ display_themes: themes }) =>
    pointsTo(themes, theme),
  );
}

export function indicatorsOfSubTheme(content: Content, subTheme: string): readonly Indicator[] {
  return shownBeside(portalIndicators(content), content).filter(({ display_subthemes: subThemes }) =>
    pointsTo(subThemes, subTheme),
  );
}

export function subThemesOf(content: Content, theme: string): readonly Entry<'display-subthemes'>[] {
  return content.all('display-subthemes').filter(({ display_theme: parent }) => parent.key === theme);
}

/** Articles of a theme, the newest first. */
export function articlesOfTheme(content: Content, theme: string): readonly Entry<'articles'>[] {
  return shownBeside(newestArticles(content), content).filter(({ display_themes: themes }) => pointsTo(themes, theme));
}

/** Articles of a sub-theme, the newest first. */
export function articlesOfSubTheme(content: Content, subTheme: string): readonly Entry<'articles'>[] {
  return newestArticles(content).filter(({ display_subthemes: subThemes }) => pointsTo(subThemes, subTheme));
}

export function newestArticles(content: Content): readonly Entry<'articles'>[] {
  return content.all('articles').toSorted((left, right) => right.publication_date.localeCompare(left.publication_date));
}
