import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { themes } from './ThemesPage';

export const generateStaticParams = () => paramsOf(themes);

export const generateMetadata = (request: PageRequest) => metadataOf(themes, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(themes, request)} />;
}
