import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { statistic } from './StatisticPage';

export const generateStaticParams = () => paramsOf(statistic);

export const generateMetadata = (request: PageRequest) => metadataOf(statistic, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(statistic, request)} />;
}
