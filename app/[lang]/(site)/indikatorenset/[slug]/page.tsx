import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { indicatorSet } from './IndicatorSetPage';

export const generateStaticParams = () => paramsOf(indicatorSet);

export const generateMetadata = (request: PageRequest) => metadataOf(indicatorSet, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(indicatorSet, request)} />;
}
