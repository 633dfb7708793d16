/** From the segments of an address to the page it names. */
import { cache } from 'react';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/language/messages';
import { splitPath } from '@/lib/language/paths';
import type { Contents } from '@/lib/site/contents';
import type { PageContext } from '@/lib/site/pageContext';
import { contentsFor } from '@/lib/next/pageReads';
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
    // Not an address of the site.
    return segment;
  }
}

/** Shared by the metadata, the layout and the page of a request, so that their reads are recorded together. */
const contentsOf = cache(contentsFor);

/** The decoded address: `/fr/themen`. */
async function addressOf({ params }: RouteParams): Promise<string> {
  const { path: segments = [] } = await params;
  return `/${segments.map(decode).join('/')}`;
}

async function contextAt(address: string): Promise<PageContext> {
  const { locale, path } = splitPath(address.split('/').filter((segment) => segment !== ''));
  return contextOf(await contentsOf(address), locale, path);
}

/** What all components of the address need, whether it names a page or not. */
export async function pageContext(request: RouteParams): Promise<PageContext> {
  return contextAt(await addressOf(request));
}

function translationsOf(route: SiteRoute, contents: Contents, path: string): readonly Locale[] {
  return locales.filter((locale) => route.language(contextOf(contents, locale, path)) === locale);
}

const resolveAddress = cache(async (address: string): Promise<ResolvedPage | undefined> => {
  const context = await contextAt(address);
  for (const route of routeTable) {
    const page = route.open(context);
    if (page !== undefined)
      return { route, page, translations: translationsOf(route, await contentsOf(address), context.path) };
  }
  return undefined;
});

/** The page of an address; undefined when it names none. Resolved once per request. */
export async function resolvePage(request: RouteParams): Promise<ResolvedPage | undefined> {
  return resolveAddress(await addressOf(request));
}
