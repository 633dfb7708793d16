import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { notFound } from './NotFoundPage';

export const generateStaticParams = () => paramsOf(notFound);

export const generateMetadata = (request: PageRequest) => metadataOf(notFound, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(notFound, request)} />;
}
