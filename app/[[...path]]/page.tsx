import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { config } from '@/lib/base/config';
import { loadContents } from '@/lib/site/contents';
import { contentReady } from '@/lib/next/contentReady';
import { toRender } from '@/lib/next/unchanged';
import { pageMetadata } from '../_frame/pageMetadata';
import { siteAddresses } from '../_pages/routeTable';
import { resolvePage } from './resolvePage';
import type { RouteParams } from './resolvePage';

/** Every address of the site; the German 404 page is written by `global-not-found`. */
export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  // The development server makes what is asked for; it would list addresses in another process, which would read the whole CMS.
  if (config().NODE_ENV === 'development') return [];
  await contentReady();
  const addresses = siteAddresses(await loadContents()).filter(
    ({ localizedPath }) => localizedPath !== routes['not-found'],
  );
  const rendered = await toRender(addresses, ({ localizedPath }) => localizedPath);
  return rendered.map(({ localizedPath }) => ({ path: localizedPath.split('/').filter((segment) => segment !== '') }));
}

export async function generateMetadata({ params }: RouteParams): Promise<Metadata> {
  const resolved = await resolvePage({ params });
  return resolved === undefined ? {} : pageMetadata(resolved.page, resolved.translations);
}

/** Whether there is a page; the layout shows it. */
export default async function Page({ params }: RouteParams): Promise<ReactNode> {
  if ((await resolvePage({ params })) === undefined) notFound();
  return null;
}
