/** Whole pages as visitors see them, in a document of their language. */
import { PageBody } from '@/app/_frame/PageBody';
import type { Locale } from '@/content-types/locales';
import type { PageContext } from '@/lib/site/pageContext';
import { renderWholePage } from './renderPage';
import { contextIn } from './site';
import { pageIn } from './sitePages';

export function showPageIn(context: PageContext): HTMLElement {
  const page = pageIn(context);
  return renderWholePage(page && <PageBody page={page} />, context.locale);
}

/** The page at an address of the tiny site. */
export function showPage(path: string, locale: Locale = 'de'): HTMLElement {
  return showPageIn(contextIn(locale, path));
}
