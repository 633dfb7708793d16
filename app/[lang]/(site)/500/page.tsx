import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { serverError } from './ServerErrorPage';

export const generateStaticParams = () => paramsOf(serverError);

export const generateMetadata = (request: PageRequest) => metadataOf(serverError, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(serverError, request)} />;
}
