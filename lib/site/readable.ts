import type { Locale } from '@/content-types/locales';
import { shownBeside } from './indicators';
import type { PageContext } from './pageContext';

/** What is written in Leichte Sprache, for a page that is nothing but its list; where nothing is, all. */
export function readableElseAll<Item extends { readonly meta: { readonly locale: Locale } }>(
  entries: readonly Item[],
  { content }: PageContext,
): readonly Item[] {
  const own = shownBeside(entries, content);
  return own.length > 0 ? own : entries;
}
