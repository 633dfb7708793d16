import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { contentReady } from '@/lib/next/contentReady';
import { toRender } from '@/lib/next/unchanged';
import { parts } from '../parts';

interface PageProps {
  readonly params: Promise<{ readonly path?: string[] }>;
}

export async function generateStaticParams(): Promise<{ path: string[] }[]> {
  await contentReady();
  const addresses = Object.keys(parts);
  const rendered = process.env['FORGETS'] === '1' ? addresses : await toRender(addresses, (address) => address);
  return rendered.map((address) => ({ path: address.split('/').filter((segment) => segment !== '') }));
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL('https://statistik.example'),
    title: 'Titel',
    description: 'Worum es geht',
    alternates: { canonical: '/hier', languages: { fr: '/fr/ici' } },
    other: { translations: 'de fr' },
  };
}

export default async function Page({ params }: PageProps): Promise<ReactNode> {
  const { path = [] } = await params;
  if (!(`/${path.join('/')}` in parts)) notFound();
  return null;
}
