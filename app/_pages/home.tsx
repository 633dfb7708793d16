import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { IndicatorFigure } from '@/components/IndicatorFigure/IndicatorFigure';
import { InfoBox } from '@/components/InfoBox';
import { Link } from '@/components/Link';
import { NewestList } from '@/components/NewestList';
import { SearchForm } from '@/components/SearchForm/SearchForm';
import { Figures } from '@/components/ui/Figures/Figures';
import { Section } from '@/components/ui/Section/Section';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';
import { Lines } from '@/components/ui/Lines';
import styles from './home.module.scss';

function Slogans({ data: home, context }: PageProps<Entry<'home-page'>>): ReactNode {
  if (home.slogans.length === 0) return null;
  return (
    <ul className={styles.slogans}>
      {home.slogans.map(({ text, url }) => (
        <li key={text}>
          {url === null ? (
            text
          ) : (
            <Link address={url} context={context}>
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function HomePage(props: PageProps<Entry<'home-page'>>): ReactNode {
  const { data: home, context } = props;
  const { content, messages } = context;
  const highlight = content.get(home.highlight_indikator);
  const articles = content.list(home.highlight_articles);
  return (
    <>
      <div className={styles.hero}>
        <h1 className={styles.title}>{home.title}</h1>
        {home.lead !== null && (
          <p className="lead">
            <Lines text={home.lead} />
          </p>
        )}
        <SearchForm context={context} id="home-search" placeholder={home.search_placeholder} />
      </div>
      <Section title={messages.labels.keyFigures} level={2} anchor="liste-kennzahlen">
        <Figures items={home.hero_statistics} context={context} />
      </Section>
      <Slogans {...props} />
      {articles.length > 0 && (
        <Section title={messages.labels.articles} level={2} anchor="liste-artikel">
          <NewestList articles={articles} context={context} />
        </Section>
      )}
      {highlight && <IndicatorFigure indicator={highlight} context={context} level={2} showTable={false} />}
      <Blocks blocks={home.content} context={context} />
      {home.info_box !== null && <InfoBox box={home.info_box} context={context} level={2} />}
    </>
  );
}

export const homeRoute = defineRoute({
  name: 'home',
  path: '/',
  load: (content) => content.single('home-page'),
  describe: (home, { locale, messages }) => ({
    ...entryDescription(home, { summary: home.lead, image: home.image }),
    title: home.seo_title ?? (locale === 'de' ? null : messages.home),
    crumbs: [],
  }),
  Page: HomePage,
});
