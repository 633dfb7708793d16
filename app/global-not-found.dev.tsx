import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import { metadataOf, openPage } from './_frame/openPage';
import { SiteDocument } from './_frame/SiteDocument';
import { SiteFrame } from './_frame/SiteFrame';
import { notFound } from './[lang]/(site)/404/NotFoundPage';

export { viewport } from './_frame/viewport';

const request = { params: Promise.resolve({ lang: defaultLocale }) };

export function generateMetadata(): Promise<Metadata> {
  return metadataOf(notFound, request);
}

/** Shown by the development server for an unknown address; web servers have a 404 page for each language. */
export default async function GlobalNotFound(): Promise<ReactNode> {
  return (
    <SiteDocument locale={defaultLocale}>
      <SiteFrame page={await openPage(notFound, request)} />
    </SiteDocument>
  );
}
