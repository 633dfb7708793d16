import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { home } from './HomePage';

export const generateStaticParams = () => paramsOf(home);

export const generateMetadata = (request: PageRequest) => metadataOf(home, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(home, request)} />;
}
