import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { container } from './ContainerPage';

export const generateStaticParams = () => paramsOf(container);

export const generateMetadata = (request: PageRequest) => metadataOf(container, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(container, request)} />;
}
