import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { Corrections } from '@/components/Corrections';
import { EntryLink } from '@/components/EntryLink';
import { InfoBox } from '@/components/InfoBox';
import { NewestList } from '@/components/NewestList';
import { PageHead } from '@/components/PageHead';
import { ProductList } from '@/components/ProductList';
import { SourceFacts } from '@/components/SourceFacts';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { Facts } from '@/components/ui/Facts/Facts';
import { Figures } from '@/components/ui/Figures/Figures';
import { Section } from '@/components/ui/Section/Section';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/i18n/messages';
import { readingMinutes } from '@/lib/site/readingTime';
import { entryCrumb, labelCrumb, themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

type ArticleProps = PageProps<Entry<'articles'>>;

function ArticleFacts({ data: article, context }: ArticleProps): ReactNode {
  const { labels } = context.messages;
  const minutes = readingMinutes(article.lead, article.content);
  const themes = context.content.list(article.display_themes);
  const { revision_date: revised } = article;
  return (
    <Facts
      facts={[
        { label: labels.published, value: formatDate(article.publication_date, context.language) },
        { label: labels.revised, value: revised && formatDate(revised, context.language) },
        {
          label: labels.readingTime,
          value: minutes === 1 ? labels.oneMinute : fill(labels.minutes, { count: String(minutes) }),
        },
        {
          label: labels.theme,
          value: themes.map((theme, index) => (
            <span key={theme.url}>
              {index > 0 && ', '}
              <EntryLink entry={theme} context={context} />
            </span>
          )),
        },
      ]}
    />
  );
}

function ArticlePage(props: ArticleProps): ReactNode {
  const { data: article, context } = props;
  const { content, messages } = context;
  const { labels } = messages;
  const related = content.list(article.highlight_articles);
  return (
    <article className="stack">
      <PageHead
        title={article.title}
        kicker={article.kicker ?? messages.kinds.article}
        lead={article.lead}
        image={article.image}
      />
      <Corrections entry={article} context={context} level={2} />
      <ArticleFacts {...props} />
      <TableOfContents blocks={article.content} context={context} />
      <Figures items={article.hero_statistics} context={context} />
      <Blocks blocks={article.content} context={context} />
      <SourceFacts entry={article} context={context} />
      <ContactSection members={article.team_members} context={context} />
      {related.length > 0 && (
        <Section title={labels.relatedArticles} level={2} anchor="liste-verwandt">
          <NewestList articles={related} context={context} />
        </Section>
      )}
      <ProductList title={labels.products} products={content.list(article.products)} context={context} />
      {article.info_box !== null && <InfoBox box={article.info_box} context={context} level={2} />}
    </article>
  );
}

export const articleRoute = defineRoute({
  name: 'article',
  path: '/artikel/{slug}',
  keys: (content) => content.all('articles').map(({ slug }) => slug),
  load: (content, key) => content.find('articles', key),
  describe: (article, context) => {
    const [theme] = context.content.list(article.display_themes);
    const { pages } = context.messages;
    return {
      ...entryDescription(article, { summary: article.lead, image: article.image }),
      published: article.publication_date,
      modified: article.revision_date ?? article.publication_date,
      crumbs:
        theme === undefined
          ? [labelCrumb(pages.allArticles, '/artikel', context), entryCrumb(article)]
          : [...themeCrumbs(theme, context), entryCrumb(article)],
    };
  },
  Page: ArticlePage,
});
