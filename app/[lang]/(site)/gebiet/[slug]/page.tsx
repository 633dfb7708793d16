import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { area } from './AreaPage';

export const generateStaticParams = () => paramsOf(area);

export const generateMetadata = (request: PageRequest) => metadataOf(area, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(area, request)} />;
}
