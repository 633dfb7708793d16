import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { dataAccess } from './DataAccessPage';

export const generateStaticParams = () => paramsOf(dataAccess);

export const generateMetadata = (request: PageRequest) => metadataOf(dataAccess, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(dataAccess, request)} />;
}
