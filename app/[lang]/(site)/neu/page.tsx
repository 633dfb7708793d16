import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { news } from './NewsPage';

export const generateStaticParams = () => paramsOf(news);

export const generateMetadata = (request: PageRequest) => metadataOf(news, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(news, request)} />;
}
