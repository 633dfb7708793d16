import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { EmptyNote } from '@/components/EmptyNote';
import { JumpList } from '@/components/JumpList/JumpList';
import { NewestList } from '@/components/NewestList';
import { PageHead } from '@/components/PageHead';
import { Section } from '@/components/ui/Section/Section';
import { groupBy } from '@/lib/groupBy';
import { articleCount } from '@/lib/site/counts';
import { newestArticles } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { readableElseAll } from '@/lib/site/readable';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';

interface YearOfArticles {
  readonly year: string;
  readonly articles: readonly Entry<'articles'>[];
}

function yearsOf(context: PageContext): readonly YearOfArticles[] {
  const articles = readableElseAll(newestArticles(context.content), context);
  return [...groupBy(articles, ({ publication_date: date }) => date.slice(0, 4))].map(([year, own]) => ({
    year,
    articles: own,
  }));
}

function ArticleListPage({ context }: PageProps<object>): ReactNode {
  const { overview, pages } = context.messages;
  const years = yearsOf(context);
  const targets = years.map(({ year, articles }) => ({
    title: year,
    anchor: `jahr-${year}`,
    count: String(articles.length),
  }));
  return (
    <>
      <PageHead title={pages.allArticles} lead={pages.allArticlesLead} />
      {years.length === 0 && <EmptyNote context={context} />}
      <JumpList targets={targets} context={context} label={overview.years} />
      {years.map(({ year, articles }) => (
        <Section
          key={year}
          title={year}
          level={2}
          anchor={`jahr-${year}`}
          note={articleCount(articles.length, context)}
        >
          <NewestList articles={articles} context={context} />
        </Section>
      ))}
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
