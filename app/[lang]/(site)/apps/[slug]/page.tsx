import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { app } from './AppPage';

export const generateStaticParams = () => paramsOf(app);

export const generateMetadata = (request: PageRequest) => metadataOf(app, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(app, request)} />;
}
