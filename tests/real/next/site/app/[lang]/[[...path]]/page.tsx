import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { splitAddress } from '@/lib/i18n/paths';
import { isOnDemand } from '@/lib/build/next/purpose.mjs';
import { parts, yearFor } from '../../parts';

interface Params {
  readonly lang: string;
  readonly path?: string[];
}

interface PageProps {
  readonly params: Promise<Params>;
}

export function generateStaticParams(): Params[] {
  if (isOnDemand()) return [];
  return Object.keys(parts).map((address) => {
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
  const year = yearFor(address);
  const Part = parts[address];
  if (Part === undefined) notFound();
  return (
    <div data-menu-key="themes">
      <main>
        <Part />
        <p>{year}</p>
      </main>
    </div>
  );
}
