import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks, placeBlocks } from '@/components/blocks/Blocks';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { linkedFact } from '@/components/page/linkedFact';
import { PageHead } from '@/components/page/PageHead';
import { Panels } from '@/components/lists/Panels/Panels';
import { Facts } from '@/components/ui/Facts/Facts';
import { formatNumber } from '@/lib/i18n/format/number';
import { initialContext } from '@/lib/site/shownOnPage';
import { withBlocksShown } from '@/components/blocks/blockContents';
import { entryCrumb, interactiveCrumb } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type ContainerProps = PageProps<Entry<'background-page-containers'>>;

function ContainerPage({ data: container, context: pageContext }: ContainerProps): ReactNode {
  const { image, content: boxes } = container;
  const context = initialContext(pageContext, { blocks: placeBlocks(boxes), image });
  const { content, messages, language } = context;
  const { kinds, detail } = messages;
  const items = content.list(container.pages);
  return (
    <DetailLayout
      head={<PageHead title={container.title} kicker={kinds.container} lead={container.lead} image={container.image} />}
      margin={
        <Facts
          display="margin"
          facts={[
            linkedFact('themes', content.list(container.display_themes), context),
            { label: detail.items, value: formatNumber(items.length, language) },
          ]}
        />
      }
    >
      <Blocks blocks={container.content} context={context} />
      <Panels items={items} layout={container.layout ?? 'stack'} context={withBlocksShown(context, boxes)} />
    </DetailLayout>
  );
}

export const container: SitePage<Entry<'background-page-containers'>> = {
  name: 'container',
  menuKey: 'interactive',
  keys: (content) => content.all('background-page-containers').map(({ slug }) => slug),
  load: (content, key) => content.find('background-page-containers', key),
  describe: (container, context) => ({
    ...entryDescription(container, { summary: container.lead }),
    kind: 'container',
    crumbs: [interactiveCrumb(context), entryCrumb(container)],
  }),
  Page: ContainerPage,
};
