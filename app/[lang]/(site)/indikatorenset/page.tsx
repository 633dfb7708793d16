import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { indicatorSetList } from './IndicatorSetListPage';

export const generateStaticParams = () => paramsOf(indicatorSetList);

export const generateMetadata = (request: PageRequest) => metadataOf(indicatorSetList, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(indicatorSetList, request)} />;
}
