import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { article } from './ArticlePage';

export const generateStaticParams = () => paramsOf(article);

export const generateMetadata = (request: PageRequest) => metadataOf(article, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(article, request)} />;
}
