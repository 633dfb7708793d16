import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { indicator } from './IndicatorPage';

export const generateStaticParams = () => paramsOf(indicator);

export const generateMetadata = (request: PageRequest) => metadataOf(indicator, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(indicator, request)} />;
}
