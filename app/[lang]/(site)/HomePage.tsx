import type { ReactNode } from 'react';
import type { Block } from '@/content-types/blocks/blockTypes';
import type { Entry } from '@/content-types/registry';
import { isReadable } from '@/lib/i18n/paths';
import { placeBlocks, PlacedBlocks } from '@/components/blocks/Blocks';
import type { PlacedBlock } from '@/components/blocks/Blocks';
import { CalendarTeaser } from '@/components/lists/CalendarTeaser';
import { hasSparkline } from '@/lib/charts/preview/Sparkline';
import { HomeHero } from '@/components/home/HomeHero/HomeHero';
import { News } from '@/components/home/News/News';
import { Slogans } from '@/components/home/Slogans/Slogans';
import { InfoBox } from '@/components/page/InfoBox';
import { ThemeSection } from '@/components/lists/ThemeSection';
import { Figures, keyFiguresWithNumber } from '@/components/figures/Figures/Figures';
import { listsAllThemes } from '@/lib/site/blocks';
import { readableFirst } from '@/lib/content/content';
import { arrangeHome } from '@/lib/site/homeArrangement';
import type { HomeArrangement } from '@/lib/site/homeArrangement';
import { newestArticles } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { withEntriesShown, initialContext } from '@/lib/site/shownOnPage';
import { withBlocksShown } from '@/components/blocks/blockContents';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type HomeProps = PageProps<Entry<'home-page'>>;

const newsLimit = 6;

/** The articles that editors chose and the newest ones, newest first. */
function newsOf({ data: home, context }: HomeProps, limit: number): readonly Entry<'articles'>[] {
  const first = context.content.list(home.highlight_articles);
  const others = newestArticles(context.content).filter((article) => !first.includes(article));
  const shown = readableFirst([...first, ...others], context.locale).slice(0, limit);
  return shown.toSorted((left, right) => right.publication_date.localeCompare(left.publication_date));
}

type Arrangement = HomeArrangement<PlacedBlock>;

const blocksOf = (placed: readonly PlacedBlock[]): readonly Block[] => placed.map(({ block }) => block);

function HomeThemes({ data: home, context }: HomeProps): ReactNode {
  const themes = context.content.all('display-themes');
  if (listsAllThemes(home.content) || themes.length === 0) return null;
  return <ThemeSection themes={themes} context={context} />;
}

interface HomeParts {
  readonly arrangement: Arrangement;
  /** The indicator drawn in the opening. */
  readonly indicator: Indicator | undefined;
  readonly articles: readonly Entry<'articles'>[];
  /** The page context at each part: it knows what the parts above show. */
  readonly start: PageContext;
  readonly news: PageContext;
  readonly end: PageContext;
}

function partsOf(props: HomeProps): HomeParts {
  const { data: home } = props;
  const blocks = placeBlocks(home.content);
  const arrangement = arrangeHome(blocks);
  const highlight = props.context.content.get(home.highlight_indikator);
  const isShown = highlight && hasSparkline(highlight) && isReadable(highlight.meta.locale, props.context.locale);
  const indicator = isShown ? highlight : undefined;
  const { hero_statistics: keyFigures, image } = home;
  const page = initialContext(props.context, { blocks, keyFigures, image });
  const start = withEntriesShown(page, indicator ? [indicator] : []);
  const news = withBlocksShown(start, blocksOf(arrangement.before));
  const articles = newsOf(props, arrangement.newest?.block.limit ?? newsLimit);
  const focus = arrangement.focus ? [arrangement.focus] : [];
  return {
    arrangement,
    indicator,
    articles,
    start,
    news,
    end: withBlocksShown(withEntriesShown(news, articles), blocksOf(focus)),
  };
}

function HomePage(props: HomeProps): ReactNode {
  const { data: home } = props;
  const { arrangement, indicator, articles, start, news, end } = partsOf(props);
  const { locale, messages } = start;
  const { newest, focus } = arrangement;
  const box = home.info_box && (
    <InfoBox box={home.info_box} context={withBlocksShown(end, blocksOf(arrangement.after))} level={2} />
  );
  const after = <PlacedBlocks blocks={arrangement.after} context={end} />;
  return (
    <div className="home-page-home">
      <div className="home-page-opening">
        <HomeHero home={home} context={start} indicator={indicator} />
        {keyFiguresWithNumber({ items: home.hero_statistics, context: start }).length > 0 && (
          <section>
            <h2 className="visually-hidden">{messages.labels.keyFigures}</h2>
            <Figures items={home.hero_statistics} context={start} />
          </section>
        )}
      </div>
      <PlacedBlocks blocks={arrangement.before} context={start} />
      {/* Leichte Sprache explains first, then lists. */}
      {locale === 'ls' && after}
      <HomeThemes {...props} context={start} />
      <News
        title={newest?.block.title ?? messages.labels.newest}
        anchor={newest?.anchor ?? 'liste-neu'}
        articles={articles}
        columns={newest?.block.columns ?? null}
        context={news}
      >
        {/* Leichte Sprache shows little at a time. */}
        {locale !== 'ls' && <CalendarTeaser context={end} />}
      </News>
      {/* Without an indicator, the opening shows the picture. */}
      <Slogans
        slogans={home.slogans}
        image={indicator === undefined ? null : home.image}
        box={locale === 'ls' ? null : box}
        context={start}
      >
        {focus ? <PlacedBlocks blocks={[focus]} context={news} /> : null}
      </Slogans>
      {locale !== 'ls' && after}
      {locale === 'ls' && box}
    </div>
  );
}

export const home: SitePage<Entry<'home-page'>> = {
  name: 'home',
  title: (messages) => messages.home,
  load: (content) => content.single('home-page'),
  describe: (home, { locale, messages }) => ({
    ...entryDescription(home, { summary: home.lead }),
    title: home.seo_title ?? (locale === 'de' ? null : messages.home),
    crumbs: [],
  }),
  Page: HomePage,
};
