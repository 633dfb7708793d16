import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { defaultLocale, locales } from '@/content-types/locales';
import { routes } from '@/content-types/routes';
import { paths } from '@/lib/base/paths';
import { messagesByLocale } from '@/lib/language/messages';
import { contentsFor } from '@/lib/next/pageReads';
import { typefaceFiles } from '@/lib/next/typefaceFiles';
import { publisher } from '@/lib/site/permanentAddress';
import { SiteFrame } from './_frame/SiteFrame';
import { NotFoundPage } from './_pages/notFound';

export { viewport } from './_frame/viewport';

export function generateMetadata(): Metadata {
  return {
    title: `${messagesByLocale.de.errors.notFoundTitle} – ${publisher('de')}`,
    robots: { index: false },
    icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
  };
}

/** The German 404 page; the other languages have theirs under their prefix. */
export default async function GlobalNotFound(): Promise<ReactNode> {
  for (const file of await typefaceFiles(paths.compiled))
    preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const contents = await contentsFor(routes['not-found']);
  const context = {
    locale: defaultLocale,
    language: defaultLocale,
    path: routes['not-found'],
    content: contents(defaultLocale),
    messages: messagesByLocale.de,
  };
  return (
    <SiteFrame context={context} menuKey={null} translations={locales} isContent={false}>
      <NotFoundPage context={context} />
    </SiteFrame>
  );
}
