import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { subThemeList } from './SubThemeListPage';

export const generateStaticParams = () => paramsOf(subThemeList);

export const generateMetadata = (request: PageRequest) => metadataOf(subThemeList, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(subThemeList, request)} />;
}
