import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitAddress } from '@/lib/language/paths';
import { contentReady } from '@/lib/next/contentReady';
import { toRender } from '@/lib/next/unchanged';
import { noteReading, parts } from '../../parts';

interface Params {
  readonly lang: string;
  readonly path?: string[];
}

interface PageProps {
  readonly params: Promise<Params>;
}

export async function generateStaticParams(): Promise<Params[]> {
  await contentReady();
  const addresses = Object.keys(parts);
  const rendered = process.env['FORGETS'] === '1' ? addresses : await toRender(addresses, (address) => address);
  return rendered.map((address) => {
    const { locale, path } = splitAddress(address);
    return { lang: locale, path: path.split('/').filter((segment) => segment !== '') };
  });
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

/** As `app/_frame/SiteFrame.tsx` does it. */
export default async function Page({ params }: PageProps): Promise<ReactNode> {
  const { lang, path = [] } = await params;
  const address = `/${[...(lang === 'de' ? [] : [lang]), ...path].join('/')}`;
  noteReading(address);
  const Part = parts[address];
  if (Part === undefined) notFound();
  return (
    <div data-menu-key="themes">
      <main>
        <Part />
      </main>
    </div>
  );
}
