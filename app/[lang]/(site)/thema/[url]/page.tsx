import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { theme } from './ThemePage';

export const generateStaticParams = () => paramsOf(theme);

export const generateMetadata = (request: PageRequest) => metadataOf(theme, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(theme, request)} />;
}
