import type { PageContext } from './pageContext';

interface Written {
  readonly meta: { readonly locale: PageContext['locale'] };
}

/** In Leichte Sprache only entries that are written in it, so that lists stay short; else all. */
export function readable<Item extends Written>(entries: readonly Item[], { locale }: PageContext): readonly Item[] {
  return locale === 'ls' ? entries.filter(({ meta }) => meta.locale === 'ls') : entries;
}
