/** Counts in words of the page's language, the same everywhere. */
import { formatNumber } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import { selectPortalIndicators } from '@/lib/content/portalIndicators';
import type { Indicator } from './indicators';
import type { PageContext } from './pageContext';

/** Returns `137 Indikatoren`. */
export function indicatorCount(count: number, { language, messages }: PageContext): string {
  const { indicatorCount: several, oneIndicator } = messages.overview;
  return count === 1 ? oneIndicator : fill(several, { count: formatNumber(count, language) });
}

/** Returns `, 13 im Indikatorenportal` if the portal does not list all of the indicators; otherwise an empty text. */
export function inPortalNote(shown: readonly Indicator[], { language, messages }: PageContext): string {
  const count = selectPortalIndicators(shown).length;
  return count === shown.length
    ? ''
    : `, ${fill(messages.overview.inPortal, { count: formatNumber(count, language) })}`;
}

/** Returns `18 Artikel`. */
export function articleCount(count: number, { language, messages }: PageContext): string {
  const { articleCount: several, oneArticle } = messages.overview;
  return count === 1 ? oneArticle : fill(several, { count: formatNumber(count, language) });
}

/** Returns the count for an entry in a list: a number in an index, words on a tile. Nothing for zero. */
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
