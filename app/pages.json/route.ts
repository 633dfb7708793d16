/** The route table as a file, from which the export is finished; it is not part of the site. */
import { defaultLocale } from '@/content-types/locales';
import { siteUrl } from '@/lib/base/config';
import type { ManifestPage, PagesManifest } from '@/lib/site/pagesManifest';
import { messagesByLocale } from '@/lib/language/messages';
import { alternatesOf } from '@/lib/language/paths';
import { buildInfo } from '@/lib/site/buildInfo';
import { loadContents } from '@/lib/site/contents';
import type { Contents } from '@/lib/site/contents';
import { entryAddress } from '@/lib/site/addresses';
import { unchangedPages } from '@/lib/next/unchanged';
import { publisher } from '@/lib/site/permanentAddress';
import { shareImageOf } from '../_frame/shareImage';
import type { SiteAddress } from '../_pages/routeTable';
import { siteAddresses } from '../_pages/routeTable';

export const dynamic = 'force-static';

function manifestPage({ route, locale, path, localizedPath }: SiteAddress, contents: Contents): ManifestPage {
  const context = { locale, language: locale, path, content: contents(locale), messages: messagesByLocale[locale] };
  const page = route.open(context);
  const description = page?.description;
  const card = page && shareImageOf(page, publisher())?.card;
  return {
    path: localizedPath,
    locale,
    route: route.name,
    // Empty for what stands in for an entry, and where the CMS does not say.
    lastModified: description?.updatedAt === '' ? null : (description?.updatedAt ?? null),
    noindex: description?.noindex ?? false,
    ...(card ? { share: card } : {}),
    alternates: alternatesOf(path).map(({ hreflang, path: address }) => ({ hreflang, path: address })),
  };
}

/** Where the pages of single types are. */
const singleAddresses = [
  ['background-page', '/interaktiv'],
  ['home-page', '/'],
  ['indikatorenset-page', '/indikatorenset'],
  ['search-page', '/suche'],
  ['theme-page', '/themen'],
] as const;

/** Earlier addresses that editors noted on entries. */
function editorRedirects(contents: Contents): PagesManifest['redirects'] {
  const content = contents(defaultLocale);
  const entries = [
    ...content.all('apps'),
    ...content.all('articles'),
    ...content.all('background-page-articles'),
    ...content.all('background-page-containers'),
    ...content.all('display-subthemes'),
    ...content.all('display-themes'),
    ...content.all('indikatorensets'),
    ...content.all('kategories'),
    ...content.all('products'),
  ];
  const places = [
    ...entries.map((entry) => ({ to: entryAddress(entry), from: entry.redirects_from })),
    ...singleAddresses.map(([name, to]) => ({ to, from: content.single(name).redirects_from })),
  ];
  return places.flatMap(({ to, from }) => {
    if (to?.startsWith('/') !== true) return [];
    return (from ?? []).map((earlier) => ({ from: earlier, to }));
  });
}

export async function GET(): Promise<Response> {
  const contents = await loadContents();
  const { id, contentId, timestamp } = await buildInfo();
  const addresses = siteAddresses(contents);
  const unchanged = await unchangedPages();
  const manifest: PagesManifest = {
    siteUrl: siteUrl(),
    buildId: id,
    contentId,
    timestamp,
    pages: addresses
      .filter(({ route }) => route.hidden === null)
      .map((address) => unchanged.get(address.localizedPath) ?? manifestPage(address, contents)),
    errorPages: addresses.flatMap(({ route, localizedPath, locale }) =>
      route.hidden === null ? [] : [{ path: localizedPath, locale, status: route.hidden }],
    ),
    redirects: [{ from: '/hintergrund/**', to: '/interaktiv/**' }, ...editorRedirects(contents)],
  };
  return Response.json(manifest);
}
