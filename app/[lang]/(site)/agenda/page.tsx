import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { SiteFrame } from '@/app/_frame/SiteFrame';
import { calendar } from './CalendarPage';

export const generateStaticParams = () => paramsOf(calendar);

export const generateMetadata = (request: PageRequest) => metadataOf(calendar, request);

export default async function Page(request: PageRequest) {
  return <SiteFrame page={await openPage(calendar, request)} />;
}
