import type { ReactNode } from 'react';
import { SiteDocument } from '@/app/_frame/SiteDocument';
import { localeOf } from '@/app/_frame/openPage';
import type { LayoutRequest } from '@/app/_frame/openPage';

export { viewport } from '@/app/_frame/viewport';

export default async function Layout({ params, children }: LayoutRequest): Promise<ReactNode> {
  return <SiteDocument locale={await localeOf(params)}>{children}</SiteDocument>;
}
