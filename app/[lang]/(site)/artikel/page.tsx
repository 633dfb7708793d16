import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { articleList } from './ArticleListPage';

export const generateStaticParams = () => paramsOf(articleList);

export const generateMetadata = (request: PageRequest) => metadataOf(articleList, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(articleList, request)} />;
}
