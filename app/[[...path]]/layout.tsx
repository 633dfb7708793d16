import type { ReactNode } from 'react';
import { locales } from '@/content-types/locales';
import { SiteFrame } from '../_frame/SiteFrame';
import { pageContext, resolvePage } from './resolvePage';
import type { RouteParams } from './resolvePage';

export { viewport } from '../_frame/viewport';

/** The document around every page. */
export default async function Layout({
  children,
  params,
}: RouteParams & { readonly children: ReactNode }): Promise<ReactNode> {
  const resolved = await resolvePage({ params });
  return (
    <SiteFrame
      context={await pageContext({ params })}
      menuKey={resolved?.route.menuKey ?? null}
      isContent={resolved?.route.isContent === true}
      translations={resolved?.translations ?? locales}
    >
      {children}
    </SiteFrame>
  );
}
