import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { themeList } from './ThemeListPage';

export const generateStaticParams = () => paramsOf(themeList);

export const generateMetadata = (request: PageRequest) => metadataOf(themeList, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(themeList, request)} />;
}
