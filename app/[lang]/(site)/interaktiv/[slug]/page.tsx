import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { interactive } from './InteractivePage';

export const generateStaticParams = () => paramsOf(interactive);

export const generateMetadata = (request: PageRequest) => metadataOf(interactive, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(interactive, request)} />;
}
