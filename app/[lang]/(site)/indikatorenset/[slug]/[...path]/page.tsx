import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { chapter } from './ChapterPage';

export const generateStaticParams = () => paramsOf(chapter);

export const generateMetadata = (request: PageRequest) => metadataOf(chapter, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(chapter, request)} />;
}
