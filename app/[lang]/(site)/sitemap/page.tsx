import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { sitemap } from './SitemapPage';

export const generateStaticParams = () => paramsOf(sitemap);

export const generateMetadata = (request: PageRequest) => metadataOf(sitemap, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(sitemap, request)} />;
}
