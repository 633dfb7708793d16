import type { ReactNode } from 'react';
import { defaultLocale } from '@/content-types/locales';
import { languageTag } from '@/lib/language/paths';
import { PageBody } from '../_frame/PageBody';
import { SiteDocument } from '../_frame/SiteDocument';
import { SiteFrame } from '../_frame/SiteFrame';
import { routeTable } from '../_pages/routeTable';
import { pageContext, resolvePage } from './resolvePage';
import type { RouteParams } from './resolvePage';

export { viewport } from '../_frame/viewport';

/** The whole document of a page: in one piece, it can be rendered in one go. */
export default async function Layout({
  children,
  params,
}: RouteParams & { readonly children: ReactNode }): Promise<ReactNode> {
  const resolved = await resolvePage({ params });
  // The page says that there is none.
  if (resolved === undefined)
    return (
      <html lang={languageTag[defaultLocale]}>
        <body>{children}</body>
      </html>
    );
  const { route, page, translations } = resolved;
  const context = await pageContext({ params });
  if (route.name === 'embed')
    return (
      <SiteDocument locale={context.locale} isEmbedded>
        {page.render(routeTable)}
      </SiteDocument>
    );
  return (
    <SiteFrame context={context} menuKey={route.menuKey} isContent={route.isContent} translations={translations}>
      <PageBody page={page} table={routeTable} />
    </SiteFrame>
  );
}
