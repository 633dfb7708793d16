/** How many there are, in words of the page's language: what a list counts, every other place counts as well. */
import { formatNumber } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import { selectPortalIndicators } from '@/lib/content/portalIndicators';
import type { Indicator } from './indicators';
import type { PageContext } from './pageContext';

/** `137 Indikatoren` */
export function indicatorCount(count: number, { language, messages }: PageContext): string {
  const { indicatorCount: several, oneIndicator } = messages.overview;
  return count === 1 ? oneIndicator : fill(several, { count: formatNumber(count, language) });
}

/** `, 13 im Indikatorenportal`, if editors do not show all of these there; otherwise nothing. */
export function inPortalNote(shown: readonly Indicator[], { language, messages }: PageContext): string {
  const count = selectPortalIndicators(shown).length;
  return count === shown.length
    ? ''
    : `, ${fill(messages.overview.inPortal, { count: formatNumber(count, language) })}`;
}

/** `18 Artikel` */
export function articleCount(count: number, { language, messages }: PageContext): string {
  const { articleCount: several, oneArticle } = messages.overview;
  return count === 1 ? oneArticle : fill(several, { count: formatNumber(count, language) });
}

/** The count of an entry in a list: at the end of a line of an index, in words on a tile. Nothing if there are none. */
export function countOf(
  count: number,
  display: 'tiles' | 'index',
  context: PageContext,
): { readonly figure?: string; readonly detail?: string } {
  if (count === 0) return {};
  return display === 'tiles'
    ? { detail: indicatorCount(count, context) }
    : { figure: formatNumber(count, context.language) };
}
