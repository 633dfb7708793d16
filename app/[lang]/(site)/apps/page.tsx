import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { appList } from './AppListPage';

export const generateStaticParams = () => paramsOf(appList);

export const generateMetadata = (request: PageRequest) => metadataOf(appList, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(appList, request)} />;
}
