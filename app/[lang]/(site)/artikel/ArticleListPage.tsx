import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { JumpList } from '@/components/page/JumpList/JumpList';
import { NewestList } from '@/components/lists/NewestList';
import { OverviewHead } from '@/components/page/OverviewHead';
import { Section } from '@/components/ui/Section/Section';
import { groupBy } from '@/lib/shared/browser/groupBy';
import leichteSprache from '@/lib/i18n/messages/leichteSprache.json' with { type: 'json' };
import { isReadable } from '@/lib/i18n/paths';
import { articleCount } from '@/lib/site/countTexts';
import { newestArticles } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

interface ArticleGroup {
  readonly title: string;
  readonly anchor: string;
  readonly articles: readonly Entry<'articles'>[];
}

/** One group per year. In Leichte Sprache, the years contain the articles written in it; all others form the last group. */
function groupsOf(context: PageContext): readonly ArticleGroup[] {
  const articles = newestArticles(context.content);
  const isListedByYear = ({ meta }: Entry<'articles'>): boolean => isReadable(meta.locale, context.locale);
  const byYear = groupBy(articles.filter(isListedByYear), ({ publication_date: date }) => date.slice(0, 4));
  const others = articles.filter((article) => !isListedByYear(article));
  return [
    ...[...byYear].map(([year, own]) => ({ title: year, anchor: `jahr-${year}`, articles: own })),
    ...(others.length > 0 ? [{ title: leichteSprache.lists.others, anchor: 'liste-weitere', articles: others }] : []),
  ];
}

function ArticleListPage({ context }: PageProps<object>): ReactNode {
  const { overview, pages } = context.messages;
  const groups = groupsOf(context);
  const targets = groups.map(({ title, anchor, articles }) => ({ title, anchor, count: String(articles.length) }));
  return (
    <>
      <OverviewHead
        title={pages.allArticles}
        lead={pages.allArticlesLead}
        isEmpty={groups.length === 0}
        context={context}
      />
      <JumpList targets={targets} context={context} label={overview.years} />
      {groups.map(({ title, anchor, articles }) => (
        <Section key={anchor} title={title} level={2} anchor={anchor} note={articleCount(articles.length, context)}>
          <NewestList articles={articles} context={context} />
        </Section>
      ))}
    </>
  );
}

export const articleList: SitePage<object> = {
  name: 'article-list',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription(
      'article-list',
      ({ allArticles, allArticlesLead }) => ({ title: allArticles, lead: allArticlesLead }),
      context,
    ),
  Page: ArticleListPage,
};
