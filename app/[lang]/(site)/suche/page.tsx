import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { search } from './SearchPage';

export const generateStaticParams = () => paramsOf(search);

export const generateMetadata = (request: PageRequest) => metadataOf(search, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(search, request)} />;
}
