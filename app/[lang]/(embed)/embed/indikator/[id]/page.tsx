import { metadataOf, openPage, paramsOf } from '@/app/_frame/openPage';
import type { PageRequest } from '@/app/_frame/openPage';
import { PageRecord } from '@/app/_frame/PageRecord';
import { embed } from './EmbedPage';

export const generateStaticParams = () => paramsOf(embed);

export const generateMetadata = (request: PageRequest) => metadataOf(embed, request);

export default async function Page(request: PageRequest) {
  const page = await openPage(embed, request);
  return (
    <>
      {page.body}
      <PageRecord page={page} />
    </>
  );
}
