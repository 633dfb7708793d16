/** From the segments of an address to the page it names. */
import { cache } from 'react';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/i18n/messages';
import { splitPath } from '@/lib/i18n/paths';
import { loadContents } from '@/lib/site/contents';
import type { Contents } from '@/lib/site/contents';
import type { PageContext } from '@/lib/site/pageContext';
import type { OpenPage, SiteRoute } from '../_pages/defineRoute';
import { routeTable } from '../_pages/routeTable';

export interface RouteParams {
  readonly params: Promise<{ readonly path?: string[] }>;
}

export interface ResolvedPage {
  readonly route: SiteRoute;
  readonly page: OpenPage;
  /** The languages that the page is written in. */
  readonly translations: readonly Locale[];
}

function contextOf(contents: Contents, locale: Locale, path: string): PageContext {
  return { locale, language: locale, path, content: contents(locale), messages: messagesByLocale[locale] };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    // Not an address of the site, whatever it was meant to be.
    return segment;
  }
}

/** What all components of the address need, whether it names a page or not. */
export async function pageContext({ params }: RouteParams): Promise<PageContext> {
  const { path: segments = [] } = await params;
  const { locale, path } = splitPath(segments.map(decode));
  const contents = await loadContents();
  return contextOf(contents, locale, path);
}

function translationsOf(route: SiteRoute, contents: Contents, path: string): readonly Locale[] {
  return locales.filter((locale) => route.open(contextOf(contents, locale, path))?.context.language === locale);
}

const resolveSegments = cache(async (joined: string): Promise<ResolvedPage | undefined> => {
  const path = joined === '' ? [] : joined.split('/');
  const context = await pageContext({ params: Promise.resolve({ path }) });
  for (const route of routeTable) {
    const page = route.open(context);
    if (page !== undefined)
      return { route, page, translations: translationsOf(route, await loadContents(), context.path) };
  }
  return undefined;
});

/** The page of an address; undefined when it names none. Resolved once per request. */
export async function resolvePage({ params }: RouteParams): Promise<ResolvedPage | undefined> {
  const { path: segments = [] } = await params;
  return resolveSegments(segments.join('/'));
}
