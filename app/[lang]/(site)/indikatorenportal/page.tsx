import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { indicatorPortal } from './IndicatorPortalPage';

export const generateStaticParams = () => paramsOf(indicatorPortal);

export const generateMetadata = (request: PageRequest) => metadataOf(indicatorPortal, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(indicatorPortal, request)} />;
}
