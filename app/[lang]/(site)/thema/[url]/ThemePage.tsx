import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { blockAnchors, placeBlocks, PlacedBlocks } from '@/components/blocks/Blocks';
import type { PlacedBlock } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/page/ContactSection';
import { IndicatorFigure } from '@/components/figures/IndicatorFigure/IndicatorFigure';
import { IndicatorSection } from '@/components/lists/IndicatorSection';
import { JumpList } from '@/components/page/JumpList/JumpList';
import type { JumpTarget } from '@/components/page/JumpList/JumpList';
import { NewestList } from '@/components/lists/NewestList';
import { PageHead } from '@/components/page/PageHead';
import { ProductList } from '@/components/lists/ProductList';
import { ThemeDates } from '@/components/lists/CalendarList/ThemeDates';
import { SubThemeSection } from '@/components/lists/ThemeSection';
import { Figures, keyFiguresWithNumber } from '@/components/figures/Figures/Figures';
import type { StatisticItem } from '@/components/figures/Figures/Figures';
import { Section } from '@/components/ui/Section/Section';
import { entryName } from '@/lib/site/entryAddresses';
import { contactAnchor } from '@/lib/site/contact';
import { listsOwnSubThemes, listsSubThemes, showsIndicator } from '@/lib/site/blocks';
import { articlesOfTheme, indicatorsOfTheme, subThemesOf } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { blockSections, withoutAbsent } from '@/components/blocks/pageSections';
import type { PageSection } from '@/components/blocks/pageSections';
import { filteredPortal } from '@/lib/portal/portalLinks';
import { withEntriesShown, excludeShown, initialContext } from '@/lib/site/shownOnPage';
import { withBlocksShown } from '@/components/blocks/blockContents';
import { publicMembers } from '@/lib/site/team';
import { themeCrumbs } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type ThemeProps = PageProps<Entry<'display-themes'>>;

interface ThemeParts {
  /** The blocks up to the list of sub-themes, and those below the figure. */
  readonly first: readonly PlacedBlock[];
  readonly others: readonly PlacedBlock[];
  readonly places: readonly PageSection[];
  /** Empty if a content box lists them. */
  readonly subThemes: readonly Entry<'display-subthemes'>[];
  readonly articles: readonly Entry<'articles'>[];
  readonly indicators: readonly Indicator[];
  readonly products: readonly Entry<'products'>[];
  readonly hasContact: boolean;
}

/** What the page of a theme shows. `context` includes what its boxes show, `before` does not. */
function partsOf({ data: theme, context }: ThemeProps, before: PageContext): ThemeParts {
  const { content } = context;
  const blocks = placeBlocks(theme.content);
  const chosen = content.list(theme.highlight_articles);
  const articles = chosen.length > 0 ? chosen : articlesOfTheme(content, theme.url);
  const indicators = indicatorsOfTheme(content, theme.url);
  // The figure is below the sub-themes, wherever these come from.
  const start = theme.content.findIndex(listsSubThemes) + 1;
  return {
    first: blocks.slice(0, start),
    others: blocks.slice(start),
    places: blockSections(theme.content, blockAnchors(theme.content), before).filter(({ depth }) => depth === 1),
    subThemes: listsOwnSubThemes(theme.content) ? [] : subThemesOf(content, theme.url),
    articles: excludeShown(articles, context),
    indicators,
    products: excludeShown(content.list(theme.products), withEntriesShown(context, indicators)),
    hasContact: publicMembers(content.list(theme.team_members)).length > 0,
  };
}

function jumpTargets(parts: ThemeParts, context: PageContext): readonly JumpTarget[] {
  const { labels } = context.messages;
  return withoutAbsent<JumpTarget>([
    parts.subThemes.length > 0 && { title: labels.subThemes, anchor: 'liste-unterthemen' },
    ...parts.places,
    parts.articles.length > 0 && { title: labels.articles, anchor: 'liste-artikel' },
    parts.indicators.length > 0 && { title: labels.indicators, anchor: 'liste-indikatoren' },
    parts.products.length > 0 && { title: labels.products, anchor: 'liste-produkte' },
    parts.hasContact && { title: labels.contact, anchor: contactAnchor },
  ]);
}

function ThemeLists({
  data: theme,
  parts,
  context,
}: Pick<ThemeProps, 'data' | 'context'> & { readonly parts: ThemeParts }): ReactNode {
  const { labels } = context.messages;
  const { articles, indicators, products } = parts;
  const portal = filteredPortal({ facet: 'thema', key: theme.url, theme: theme.url }, context);
  return (
    <>
      {articles.length > 0 && (
        <Section title={labels.articles} level={2} anchor="liste-artikel">
          <NewestList articles={articles} context={context} />
        </Section>
      )}
      <IndicatorSection indicators={indicators} context={context} all={{ ...portal, title: entryName(theme) }} />
      <ProductList title={labels.products} products={products} context={context} />
    </>
  );
}

const highlightAnchor = 'liste-hauptindikator';

/** The indicator of the theme, unless a content box shows it. */
function highlightOf({ data: theme, context }: ThemeProps): Indicator | undefined {
  const highlight = context.content.get(theme.highlight_indikator);
  return highlight && !showsIndicator(theme.content, highlight) ? highlight : undefined;
}

/** The theme's own key figures, else the one that the overview of themes has for all, for example the population. */
function keyFiguresOf({ data: theme, context }: ThemeProps): readonly StatisticItem[] {
  const { hero_statistics: own } = theme;
  if (keyFiguresWithNumber({ items: own, context }).length > 0) return own;
  const { first_statistic: first } = context.content.single('theme-page');
  return first === null ? [] : [first];
}

function ThemePage(props: ThemeProps): ReactNode {
  const { data: theme } = props;
  const highlight = highlightOf(props);
  const keyFigures = keyFiguresOf(props);
  const context = initialContext(props.context, {
    blocks: placeBlocks(theme.content),
    keyFigures,
    highlight: highlight && { indicator: highlight, anchor: highlightAnchor },
    image: theme.image,
    members: theme.team_members,
  });
  const end = withBlocksShown(context, theme.content);
  const parts = partsOf({ ...props, context: end }, context);
  const below = withBlocksShown(
    context,
    parts.first.map(({ block }) => block),
  );
  return (
    <>
      <PageHead
        title={theme.title}
        kicker={`${context.messages.kinds.theme} ${theme.number}`}
        lead={theme.lead}
        image={theme.image}
      />
      <JumpList targets={jumpTargets(parts, end)} context={context} />
      <Figures items={keyFigures} context={context} />
      <ThemeDates theme={theme} context={context} />
      {parts.subThemes.length > 0 && <SubThemeSection subThemes={parts.subThemes} context={context} showLead />}
      <PlacedBlocks blocks={parts.first} context={context} />
      {highlight && <IndicatorFigure indicator={highlight} context={context} level={2} anchor={highlightAnchor} />}
      <PlacedBlocks blocks={parts.others} context={below} />
      <div className="pairs">
        <ThemeLists data={theme} parts={parts} context={end} />
        <ContactSection members={theme.team_members} context={context} />
      </div>
    </>
  );
}

export const theme: SitePage<Entry<'display-themes'>> = {
  name: 'theme',
  menuKey: 'topics',
  keys: (content) => content.all('display-themes').map(({ url }) => url),
  load: (content, key) => content.find('display-themes', key),
  describe: (theme, context) => ({
    ...entryDescription(theme, { summary: theme.lead }),
    kind: 'theme',
    crumbs: themeCrumbs(theme, context),
  }),
  Page: ThemePage,
};
