import type { ReactNode } from 'react';
import { nonBreakingNumbers } from '@/content-types/nonBreakingNumbers';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { entryPath } from '@/content-types/routes';
import { ChapterSection } from '@/components/lists/ChapterSection';
import { IndicatorGroup } from '@/components/lists/IndicatorGroup';
import { ChapterNeighbours } from '@/components/lists/SetPlaces/ChapterNeighbours';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { EmptyNote } from '@/components/lists/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { SetContents } from '@/components/page/TableOfContents/SetContents';
import { Prose } from '@/components/text/Prose/Prose';
import type { Content } from '@/lib/content/content';
import { entryName } from '@/lib/site/entryAddresses';
import { chapterPages, chaptersAbove, indicatorsBelow } from '@/lib/site/chapters';
import type { ChapterPage } from '@/lib/site/chapters';
import { plainText } from '@/lib/search-index/documentText';
import { setCrumbs } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

interface ChapterData {
  readonly set: Entry<'indikatorensets'>;
  readonly pages: readonly ChapterPage[];
  readonly page: ChapterPage;
  /** The language of the chapter. */
  readonly meta: { readonly locale: Locale };
}

type ChapterProps = PageProps<ChapterData>;

function findChapter(content: Content, key: string): ChapterData | undefined {
  const [slug = ''] = key.split('/');
  const set = content.find('indikatorensets', slug);
  const pages = set === undefined ? [] : chapterPages(content, set);
  const page = pages.find((chapter) => chapter.key === key);
  return set && page && { set, pages, page, meta: { locale: page.locale } };
}

function ChapterBody({ data: { set, pages, page }, context }: ChapterProps): ReactNode {
  const { content } = context;
  const { chapter, title } = page;
  return (
    <>
      {chapter.text !== null && <Prose text={chapter.text} place="kapitel" context={context} level={1} />}
      <IndicatorGroup
        indicators={content.list(chapter.indicators)}
        display={set.display_mode}
        title={title}
        context={context}
      />
      <ChapterSection pages={pages} parent={page} context={context} />
      {indicatorsBelow(content, page, pages).length === 0 && <EmptyNote context={context} />}
    </>
  );
}

function ChapterPageView(props: ChapterProps): ReactNode {
  const { set, pages, page } = props.data;
  const { context } = props;
  const top = { address: entryPath('indicator-set', set.slug), title: entryName(set), locale: set.meta.locale };
  return (
    <DetailLayout
      head={<PageHead title={page.title} kicker={context.messages.kinds.chapter} />}
      margin={<SetContents pages={pages} context={context} />}
    >
      <ChapterBody {...props} />
      <ChapterNeighbours pages={pages} current={page} set={top} context={context} />
    </DetailLayout>
  );
}

/** The page title includes the chapters above and the set, as chapters of several sets or parts can share a name. */
export const chapter: SitePage<ChapterData> = {
  name: 'indicator-set-chapter',
  menuKey: 'topics',
  keys: (content) => content.all('indikatorensets').flatMap((set) => chapterPages(content, set).map(({ key }) => key)),
  load: findChapter,
  describe: ({ set, page }, context) => {
    const above = chaptersAbove(page);
    const names = [page.title, ...above.map(({ chapter }) => chapter.title).toReversed(), entryName(set)];
    const { text } = page.chapter;
    return {
      title: names.join(', '),
      language: page.locale,
      kind: 'chapter',
      summary: text === null ? set.lead : nonBreakingNumbers(plainText(text)),
      entry: set,
      noindex: set.noindex,
      crumbs: [
        ...setCrumbs(set, context),
        ...[...above, page].map(({ title, address, locale }) => ({ title, path: address, language: locale })),
      ],
    };
  },
  Page: ChapterPageView,
};
