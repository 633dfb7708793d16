import type { ReactNode } from 'react';
import { SiteFrame } from '../_frame/SiteFrame';
import { pageContext, resolvePage } from './resolvePage';
import type { RouteParams } from './resolvePage';

/** The document around every page. */
export default async function Layout({
  children,
  params,
}: RouteParams & { readonly children: ReactNode }): Promise<ReactNode> {
  const resolved = await resolvePage({ params });
  return (
    <SiteFrame context={await pageContext({ params })} menuKey={resolved?.route.menuKey ?? null}>
      {children}
    </SiteFrame>
  );
}
