/** Lists all pages for the build process: see `lib/build/next/renderer.ts`. */
import { draftMode } from 'next/headers';
import { defaultLocale } from '@/content-types/locales';
import { siteLocales } from '@/lib/shared/office';
import { localizedPath } from '@/lib/i18n/paths';
import { addressesOf } from '../_frame/sitePage';
import { embed } from '../[lang]/(embed)/embed/indikator/[id]/EmbedPage';
import { notFound } from '../[lang]/(site)/404/NotFoundPage';
import { serverError } from '../[lang]/(site)/500/ServerErrorPage';
import { listings } from '../[lang]/(site)/sitemap/SitemapPage';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  // Its cookie makes Next.js render a page for each request, without what its router would prefetch.
  (await draftMode()).enable();
  const content = globalThis.providedContent?.contents(defaultLocale);
  if (content === undefined) return Response.json([], { status: 503 });
  const listed = listings.flatMap(({ addressesIn }) => addressesIn(content));
  const others = [notFound, serverError].flatMap((page) => addressesOf(page, content));
  const paths = [...listed, ...addressesOf(embed, content), ...others];
  return Response.json(paths.flatMap((path) => siteLocales().map((locale) => localizedPath(locale, path))));
}
