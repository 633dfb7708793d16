import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { interactiveList } from './InteractiveListPage';

export const generateStaticParams = () => paramsOf(interactiveList);

export const generateMetadata = (request: PageRequest) => metadataOf(interactiveList, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(interactiveList, request)} />;
}
