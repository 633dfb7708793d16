import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { subTheme } from './SubThemePage';

export const generateStaticParams = () => paramsOf(subTheme);

export const generateMetadata = (request: PageRequest) => metadataOf(subTheme, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(subTheme, request)} />;
}
