/** Maps requests of Next.js to pages of the site; shared by the `page.tsx` of all routes. */
import { cache } from 'react';
import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { defaultLocale, isLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { hasSeveralParts, isEntryRoute, routes, routePrefix } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import { siteLocales } from '@/lib/shared/office';
import { localizedPath } from '@/lib/i18n/paths';
import { isOnDemand } from '@/lib/build/next/purpose.mjs';
import { contentsFor } from '@/lib/build/next/pageContent';
import { missingPageSegment } from '@/lib/site/pageFiles';
import { loadContents } from '@/lib/site/contents';
import { pageContextAt } from '@/lib/site/pageContext';
import { pageMetadata } from './pageMetadata';
import { addressesOf, openPageAt, translationsAt } from './sitePage';
import type { RequestedPage, SitePage } from './sitePage';

/** The parameters of the folders below `app/[lang]`; a page has at most one, a chapter of a set two. */
interface PageParams {
  readonly lang: string;
  readonly id?: string;
  readonly slug?: string;
  readonly url?: string;
  readonly path?: readonly string[];
}

export interface PageRequest {
  readonly params: Promise<PageParams>;
}

export interface LayoutRequest {
  readonly params: Promise<Pick<PageParams, 'lang'>>;
  readonly children: ReactNode;
}

/** Returns the language of a layout; German if the site does not have it, for the page that says so. */
export async function localeOf(params: LayoutRequest['params']): Promise<Locale> {
  const { lang } = await params;
  return isLocale(lang) ? lang : defaultLocale;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    // Malformed, so not an address of the site.
    return segment;
  }
}

/** The address without language, from the parameters of its folders. */
function pathOf(name: RouteName, { id, slug, url, path = [] }: PageParams): string {
  if (!isEntryRoute(name)) return routes[name];
  const key = [id ?? slug ?? url ?? '', ...path].map(decode).join('/');
  return routePrefix(name) + key;
}

/** The parameters of an address, the reverse of `pathOf`. */
function keyParams(name: RouteName, address: string): Omit<PageParams, 'lang'> {
  if (!isEntryRoute(name)) return {};
  const [first = '', ...path] = address.slice(routePrefix(name).length).split('/');
  if (path.length > 0) return { slug: first, path };
  return { [routes[name].slice(routePrefix(name).length + 1, -1)]: first };
}

/** A placeholder for a route without addresses, as Next.js cannot export a route without a page; `tidyExport` removes it. */
function withoutAddress(name: RouteName): PageParams {
  const key = hasSeveralParts(name) ? `${missingPageSegment}/${missingPageSegment}` : missingPageSegment;
  return { lang: missingPageSegment, ...(isEntryRoute(name) ? keyParams(name, routePrefix(name) + key) : {}) };
}

/** Returns all addresses of a page in all languages, for `generateStaticParams`. */
export async function paramsOf<Data extends object>(page: SitePage<Data>): Promise<PageParams[]> {
  // The development server would list addresses in another process, which would read the whole CMS.
  if (isOnDemand()) return [];
  const addresses = addressesOf(page, (await loadContents())(defaultLocale));
  if (addresses.length === 0) return [withoutAddress(page.name)];
  return addresses.flatMap((path) => siteLocales().map((lang) => ({ lang, ...keyParams(page.name, path) })));
}

/** Shared by the metadata and the page of a request, so that their dependencies are recorded together. */
const contentsOf = cache(contentsFor);

/** Shared in the same way, so that `load` and `describe` run once per request. */
const open = cache(
  async <Data extends object>(page: SitePage<Data>, lang: string, path: string): Promise<RequestedPage> => {
    if (!isLocale(lang) || !siteLocales().includes(lang)) notFound();
    const contents = await contentsOf(localizedPath(lang, path));
    const opened = openPageAt(page, pageContextAt(contents, lang, path));
    if (opened === undefined) notFound();
    return { ...opened, translations: translationsAt(page, contents, path) };
  },
);

/** Returns the requested page. If the address names nothing, it calls `notFound` for the 404 page. */
export async function openPage<Data extends object>(
  page: SitePage<Data>,
  { params }: PageRequest,
): Promise<RequestedPage> {
  const named = await params;
  return open(page, named.lang, pathOf(page.name, named));
}

/** Returns what belongs in the `<head>` of the page, for `generateMetadata`. */
export async function metadataOf<Data extends object>(page: SitePage<Data>, request: PageRequest): Promise<Metadata> {
  const opened = await openPage(page, request);
  return pageMetadata(opened, opened.translations);
}
