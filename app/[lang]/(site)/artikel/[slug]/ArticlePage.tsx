import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks, placeBlocks } from '@/components/blocks/Blocks';
import { Citation } from '@/components/figures/Citation/Citation';
import { contactNames, ContactSection } from '@/components/page/ContactSection';
import { Corrections, Notices } from '@/components/page/Corrections/Corrections';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { linkedFact } from '@/components/page/linkedFact';
import { InfoBox } from '@/components/page/InfoBox';
import { NewestList } from '@/components/lists/NewestList';
import { MethodSection } from '@/components/lists/MethodSection';
import { PageHead } from '@/components/page/PageHead';
import { PrintedTerms } from '@/components/page/PrintedTerms/PrintedTerms';
import { ProductList } from '@/components/lists/ProductList';
import { SourceFacts } from '@/components/figures/SourceFacts/SourceFacts';
import { TableOfContents } from '@/components/page/TableOfContents/TableOfContents';
import { Facts } from '@/components/ui/Facts/Facts';
import { Figures } from '@/components/figures/Figures/Figures';
import { Section } from '@/components/ui/Section/Section';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { readingMinutes } from '@/lib/site/readingTime';
import { excludeShown, initialContext } from '@/lib/site/shownOnPage';
import { withBlocksShown } from '@/components/blocks/blockContents';
import { citedDay, versionDay } from '@/lib/site/versionDay';
import { entryCrumb, themeCrumbs } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type ArticleProps = PageProps<Entry<'articles'>>;

function ArticleFacts({ data: article, context }: ArticleProps): ReactNode {
  const { labels, detail } = context.messages;
  const minutes = readingMinutes(article.lead, article.content);
  const themes = context.content.list(article.display_themes);
  const { revision_date: revised } = article;
  return (
    <Facts
      display="margin"
      facts={[
        { label: labels.published, value: formatDate(article.publication_date, context.language), obvious: true },
        { label: labels.revised, value: revised && formatDate(revised, context.language) },
        {
          label: labels.readingTime,
          value: minutes === 1 ? labels.oneMinute : fill(labels.minutes, { count: String(minutes) }),
        },
        { ...linkedFact('themes', themes, context), obvious: true },
        { label: detail.authorship, value: contactNames({ members: article.team_members, context }) },
      ]}
    />
  );
}

/** What follows the article: where its figures come from, who wrote it, what to read next. */
function ArticleAside({ data: article, context }: ArticleProps): ReactNode {
  const { content } = context;
  const { labels } = context.messages;
  const related = excludeShown(content.list(article.highlight_articles), context);
  const products = excludeShown(content.list(article.products), context);
  return (
    <>
      <MethodSection entry={article} context={context} />
      {article.info_box !== null && <InfoBox box={article.info_box} context={context} level={2} />}
      {/* Texts about the site have no authors; the people named there answer questions. */}
      <ContactSection
        members={article.team_members}
        context={context}
        title={article.display_themes.length > 0 ? labels.authors : undefined}
      />
      <Citation title={article.title} day={citedDay(article)} context={context} />
      <div className="page-onward screen-only">
        {related.length > 0 && (
          <Section title={labels.relatedArticles} level={2} anchor="liste-verwandt">
            <NewestList articles={related} context={context} />
          </Section>
        )}
        <ProductList title={labels.products} products={products} context={context} />
      </div>
      <PrintedTerms entry={article} context={context} />
    </>
  );
}

function ArticlePage(props: ArticleProps): ReactNode {
  const { data: article } = props;
  const context = initialContext(props.context, {
    blocks: placeBlocks(article.content),
    keyFigures: article.hero_statistics,
    image: article.image,
    members: article.team_members,
    sources: article.sources,
  });
  const kind = article.display_themes.length > 0 ? context.messages.kinds.article : null;
  return (
    <DetailLayout
      head={
        <PageHead title={article.title} kicker={article.kicker ?? kind} lead={article.lead} image={article.image} />
      }
      margin={
        <>
          <ArticleFacts {...props} />
          <TableOfContents blocks={article.content} context={context} />
        </>
      }
      aside={<ArticleAside {...props} context={withBlocksShown(context, article.content)} />}
    >
      <Corrections entry={article} context={context} level={2} />
      <Notices entry={article} context={context} level={2} />
      <Figures items={article.hero_statistics} context={context} />
      <Blocks blocks={article.content} context={context} />
      <SourceFacts entry={article} context={context} />
    </DetailLayout>
  );
}

export const article: SitePage<Entry<'articles'>> = {
  name: 'article',
  keys: (content) => content.all('articles').map(({ slug }) => slug),
  load: (content, key) => content.find('articles', key),
  describe: (article, context) => {
    const [theme] = context.content.list(article.display_themes);
    return {
      ...entryDescription(article, { summary: article.lead }),
      published: article.publication_date,
      modified: versionDay(article),
      drawn: context.content
        .list(article.content.flatMap((block) => (block.kind === 'indicator' ? [block.indicator] : [])))
        .at(0),
      // A text about the website belongs to no theme, nor to the list of articles.
      crumbs: [...(theme === undefined ? [] : themeCrumbs(theme, context)), entryCrumb(article)],
    };
  },
  Page: ArticlePage,
};
