import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { areaList } from './AreaListPage';

export const generateStaticParams = () => paramsOf(areaList);

export const generateMetadata = (request: PageRequest) => metadataOf(areaList, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(areaList, request)} />;
}
