import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { Blocks } from '@/components/blocks/Blocks';
import { PageHead } from '@/components/page/PageHead';
import { EmptyNote } from '@/components/lists/EmptyNote';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { inPortalNote, indicatorCount } from '@/lib/site/countTexts';
import type { PageContext } from '@/lib/site/pageContext';
import { withPicturesShown } from '@/lib/site/shownOnPage';
import { indicatorsOfSet, setsOfStatistics } from '@/lib/site/statistics';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

function countText(set: Entry<'indikatorensets'>, context: PageContext): string {
  const indicators = indicatorsOfSet(context.content, set);
  return indicatorCount(indicators.length, context) + inPortalNote(indicators, context);
}

function IndicatorSetListPage({ data: page, context }: PageProps<Entry<'indikatorenset-page'>>): ReactNode {
  const { content } = context;
  const items = setsOfStatistics(content, page.filter_statistical_themes).map((entry) => ({
    entry,
    summary: entry.lead,
    image: entry.image,
    detail: countText(entry, context),
  }));
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      {items.length === 0 && <EmptyNote context={context} />}
      <EntryList items={items} context={context} display="tiles" />
      <Blocks
        blocks={page.content}
        context={withPicturesShown(
          context,
          items.map(({ image }) => image),
        )}
      />
    </>
  );
}

export const indicatorSetList: SitePage<Entry<'indikatorenset-page'>> = {
  name: 'indicator-set-list',
  title: ({ labels }) => labels.indicatorSets,
  menuKey: 'topics',
  load: (content) => content.single('indikatorenset-page'),
  describe: (page) => ({
    ...entryDescription(page, { summary: page.lead }),
    crumbs: [{ title: page.title, path: routes['indicator-set-list'], language: page.meta.locale }],
  }),
  Page: IndicatorSetListPage,
};
