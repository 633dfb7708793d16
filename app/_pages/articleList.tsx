import type { ReactNode } from 'react';
import { NewestList } from '@/components/NewestList';
import { PageHead } from '@/components/PageHead';
import { newestArticles } from '@/lib/site/indicators';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';

function ArticleListPage({ context }: PageProps<object>): ReactNode {
  const { pages } = context.messages;
  return (
    <>
      <PageHead title={pages.allArticles} lead={pages.allArticlesLead} />
      <NewestList articles={newestArticles(context.content)} context={context} />
    </>
  );
}

export const articleListRoute = defineRoute({
  name: 'article-list',
  path: '/artikel',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.allArticles,
    language: context.locale,
    summary: context.messages.pages.allArticlesLead,
    crumbs: [labelCrumb(context.messages.pages.allArticles, '/artikel', context)],
  }),
  Page: ArticleListPage,
});
