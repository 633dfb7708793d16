import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { placeBlocks, PlacedBlocks } from '@/components/blocks/Blocks';
import type { PlacedBlock } from '@/components/blocks/Blocks';
import { CalendarTeaser } from '@/components/CalendarTeaser';
import { hasSparkline } from '@/components/charts/Sparkline/Sparkline';
import { HomeHero } from '@/components/home/HomeHero/HomeHero';
import { News } from '@/components/home/News/News';
import { Slogans } from '@/components/home/Slogans/Slogans';
import { InfoBox } from '@/components/InfoBox';
import { ThemeIndex } from '@/components/ThemeIndex';
import { Figures } from '@/components/ui/Figures/Figures';
import { Section } from '@/components/ui/Section/Section';
import { listsAllThemes } from '@/lib/site/blocks';
import { arrangeHome } from '@/lib/site/homeArrangement';
import type { HomeArrangement } from '@/lib/site/homeArrangement';
import { newestArticles, shownBeside } from '@/lib/site/indicators';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';
import styles from './home.module.scss';

type HomeProps = PageProps<Entry<'home-page'>>;

const newsLimit = 6;

/** What editors want here and the newest besides, by day. */
function newsOf({ data: home, context }: HomeProps, limit: number): readonly Entry<'articles'>[] {
  const first = context.content.list(home.highlight_articles);
  const others = newestArticles(context.content).filter((article) => !first.includes(article));
  const shown = shownBeside([...first, ...others], context.content).slice(0, limit);
  return shown.toSorted((left, right) => right.publication_date.localeCompare(left.publication_date));
}

function HomeNews({
  arrangement,
  ...props
}: HomeProps & { readonly arrangement: HomeArrangement<PlacedBlock> }): ReactNode {
  const { newest, focus } = arrangement;
  const { context } = props;
  const articles = newsOf(props, newest?.block.limit ?? newsLimit);
  if (articles.length === 0 && focus === undefined) return null;
  return (
    <News
      title={newest?.block.title ?? context.messages.labels.newest}
      anchor={newest?.anchor ?? 'liste-neu'}
      articles={articles}
      columns={newest?.block.columns ?? null}
      context={context}
      focus={focus === undefined ? null : <PlacedBlocks blocks={[focus]} context={context} />}
    />
  );
}

function HomeThemes({ data: home, context }: HomeProps): ReactNode {
  const { content, messages } = context;
  const themes = shownBeside(content.all('display-themes'), content);
  if (listsAllThemes(home.content) || themes.length === 0) return null;
  return (
    <Section title={messages.labels.themes} level={2} anchor="liste-themen" note={messages.overview.figuresAtEnd}>
      <ThemeIndex themes={themes} context={context} />
    </Section>
  );
}

function HomePage(props: HomeProps): ReactNode {
  const { data: home, context } = props;
  const { content, locale, messages } = context;
  const highlight = content.get(home.highlight_indikator);
  const indicator = highlight && hasSparkline(highlight) ? highlight : undefined;
  const arrangement = arrangeHome(placeBlocks(home.content));
  const before = <PlacedBlocks blocks={arrangement.before} context={context} />;
  const after = <PlacedBlocks blocks={arrangement.after} context={context} />;
  return (
    <div className={styles.home}>
      <div className={styles.opening}>
        <HomeHero home={home} context={context} indicator={indicator} />
        {home.hero_statistics.length > 0 && (
          <section>
            <h2 className="visually-hidden">{messages.labels.keyFigures}</h2>
            <Figures items={home.hero_statistics} context={context} />
          </section>
        )}
      </div>
      {before}
      {/* Leichte Sprache explains first and lists afterwards. */}
      {locale === 'ls' && after}
      <HomeThemes {...props} />
      <HomeNews {...props} arrangement={arrangement} />
      <Slogans slogans={home.slogans} image={indicator === undefined ? null : home.image} context={context} />
      {locale !== 'ls' && <CalendarTeaser context={context} />}
      {locale !== 'ls' && after}
      {home.info_box !== null && <InfoBox box={home.info_box} context={context} level={2} />}
    </div>
  );
}

export const homeRoute = defineRoute({
  name: 'home',
  path: '/',
  load: (content) => content.single('home-page'),
  describe: (home, { locale, messages }) => ({
    ...entryDescription(home, { summary: home.lead }),
    title: home.seo_title ?? (locale === 'de' ? null : messages.home),
    crumbs: [],
  }),
  Page: HomePage,
});
