import type { ReactNode } from 'react';
import { SiteDocument } from '@/app/_frame/SiteDocument';
import { localeOf } from '@/app/_frame/openPage';
import type { LayoutRequest } from '@/app/_frame/openPage';

export { viewport } from '@/app/_frame/viewport';

/** Pages for frames on other sites have a document of their own. */
export default async function Layout({ params, children }: LayoutRequest): Promise<ReactNode> {
  return (
    <SiteDocument locale={await localeOf(params)} isEmbedded>
      {children}
    </SiteDocument>
  );
}
