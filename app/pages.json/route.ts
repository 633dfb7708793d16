/** The route table as a file, from which the export is finished; it is not part of the site. */
import { defaultLocale } from '@/content-types/locales';
import { collectionNames, singleNames } from '@/content-types/registry';
import { isEmbedPage, routes } from '@/content-types/routes';
import { siteUrl } from '@/lib/base/config';
import type { ManifestPage, PagesManifest } from '@/lib/site/pagesManifest';
import { messagesByLocale } from '@/lib/language/messages';
import { alternatesOf } from '@/lib/language/paths';
import { buildInfo } from '@/lib/site/buildInfo';
import { loadContents } from '@/lib/site/contents';
import type { Contents } from '@/lib/site/contents';
import { entryAddress } from '@/lib/site/addresses';
import { unchangedPages } from '@/lib/next/unchanged';
import { shareImageOf } from '../_frame/shareImage';
import type { SiteAddress } from '../_pages/routeTable';
import { siteAddresses } from '../_pages/routeTable';

export const dynamic = 'force-static';

function manifestPage({ route, locale, path, localizedPath }: SiteAddress, contents: Contents): ManifestPage {
  const context = { locale, language: locale, path, content: contents(locale), messages: messagesByLocale[locale] };
  const page = route.open(context);
  const description = page?.description;
  const card = page && shareImageOf(page)?.card;
  return {
    path: localizedPath,
    locale,
    route: route.name,
    // Empty for fallback entries, and if the CMS does not say.
    lastModified: description?.updatedAt === '' ? null : (description?.updatedAt ?? null),
    noindex: description?.noindex ?? false,
    ...(card ? { share: card } : {}),
    alternates: isEmbedPage(path)
      ? []
      : alternatesOf(path).map(({ hreflang, path: address }) => ({ hreflang, path: address })),
  };
}

/** Earlier addresses that editors noted on entries. */
function editorRedirects(contents: Contents): PagesManifest['redirects'] {
  const content = contents(defaultLocale);
  const entries = [
    ...collectionNames.flatMap((name) => content.all(name)),
    ...singleNames.map((name) => content.single(name)),
  ];
  return entries.flatMap((entry) => {
    const to = entryAddress(entry);
    if (!('redirects_from' in entry) || to?.startsWith('/') !== true) return [];
    return (entry.redirects_from ?? []).map((from) => ({ from, to }));
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
    redirects: [{ from: '/hintergrund/**', to: `${routes['interactive-list']}/**` }, ...editorRedirects(contents)],
  };
  return Response.json(manifest);
}
