import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { blockAnchors, placeBlocks, PlacedBlocks } from '@/components/blocks/Blocks';
import type { PlacedBlock } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { IndicatorFigure } from '@/components/IndicatorFigure/IndicatorFigure';
import { IndicatorList } from '@/components/IndicatorList/IndicatorList';
import { JumpList } from '@/components/JumpList/JumpList';
import type { JumpTarget } from '@/components/JumpList/JumpList';
import { NewestList } from '@/components/NewestList';
import { OverviewHead } from '@/components/OverviewHead/OverviewHead';
import { ProductList } from '@/components/ProductList';
import { SubThemeIndex } from '@/components/SubThemeIndex';
import { Figures } from '@/components/ui/Figures/Figures';
import { Section } from '@/components/ui/Section/Section';
import type { Messages } from '@/lib/i18n/messages';
import { listsOwnSubThemes, listsSubThemes, shows } from '@/lib/site/blocks';
import { indicatorCount } from '@/lib/site/counts';
import { articlesOfTheme, indicatorsOfTheme, shownBeside, subThemesOf } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { blockPlaces, presentPlaces } from '@/lib/site/places';
import type { Place } from '@/lib/site/places';
import { themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

type ThemeProps = PageProps<Entry<'display-themes'>>;

interface ThemeParts {
  readonly blocks: readonly PlacedBlock[];
  readonly places: readonly Place[];
  /** Empty where a content box lists them. */
  readonly subThemes: readonly Entry<'display-subthemes'>[];
  readonly articles: readonly Entry<'articles'>[];
  readonly indicators: readonly Indicator[];
  readonly products: readonly Entry<'products'>[];
}

/** What stands on the page of a theme. */
function partsOf({ data: theme, context }: ThemeProps): ThemeParts {
  const { content } = context;
  const chosen = content.list(theme.highlight_articles);
  return {
    blocks: placeBlocks(theme.content),
    places: blockPlaces(theme.content, blockAnchors(theme.content)).filter(({ depth }) => depth === 1),
    subThemes: listsOwnSubThemes(theme.content) ? [] : shownBeside(subThemesOf(content, theme.url), content),
    articles: shownBeside(chosen.length > 0 ? chosen : articlesOfTheme(content, theme.url), content),
    indicators: indicatorsOfTheme(content, theme.url),
    products: shownBeside(content.list(theme.products), content),
  };
}

function jumpTargets({ labels }: Messages, parts: ThemeParts): readonly JumpTarget[] {
  return presentPlaces<JumpTarget>([
    parts.subThemes.length > 0 && { title: labels.subThemes, anchor: 'liste-unterthemen' },
    ...parts.places,
    parts.articles.length > 0 && { title: labels.articles, anchor: 'liste-artikel' },
    parts.indicators.length > 0 && { title: labels.indicators, anchor: 'liste-indikatoren' },
    parts.products.length > 0 && { title: labels.products, anchor: 'liste-produkte' },
  ]);
}

function ThemeLists({ parts, context }: { readonly parts: ThemeParts; readonly context: PageContext }): ReactNode {
  const { labels } = context.messages;
  const { articles, indicators, products } = parts;
  return (
    <>
      {articles.length > 0 && (
        <Section title={labels.articles} level={2} anchor="liste-artikel">
          <NewestList articles={articles} context={context} />
        </Section>
      )}
      {indicators.length > 0 && (
        <Section
          title={labels.indicators}
          level={2}
          anchor="liste-indikatoren"
          note={indicatorCount(indicators.length, context)}
        >
          <IndicatorList indicators={indicators} context={context} />
        </Section>
      )}
      <ProductList title={labels.products} products={products} context={context} />
    </>
  );
}

function ThemePage(props: ThemeProps): ReactNode {
  const { data: theme, context } = props;
  const { content, messages } = context;
  const highlight = content.get(theme.highlight_indikator);
  const parts = partsOf(props);
  // The figure stands below the sub-themes, wherever these come from.
  const start = theme.content.findIndex(listsSubThemes) + 1;
  return (
    <>
      <OverviewHead
        title={theme.title}
        kicker={`${messages.kinds.theme} ${theme.number}`}
        lead={theme.lead}
        image={theme.image}
      />
      <JumpList targets={jumpTargets(messages, parts)} context={context} />
      <Figures items={theme.hero_statistics} context={context} />
      {parts.subThemes.length > 0 && (
        <Section
          title={messages.labels.subThemes}
          level={2}
          anchor="liste-unterthemen"
          note={messages.overview.figuresAtEnd}
        >
          <SubThemeIndex subThemes={parts.subThemes} context={context} showLead />
        </Section>
      )}
      <PlacedBlocks blocks={parts.blocks.slice(0, start)} context={context} />
      {highlight && !shows(theme.content, highlight) && (
        <IndicatorFigure indicator={highlight} context={context} level={2} />
      )}
      <PlacedBlocks blocks={parts.blocks.slice(start)} context={context} />
      <ThemeLists parts={parts} context={context} />
      <ContactSection members={theme.team_members} context={context} />
    </>
  );
}

export const themeRoute = defineRoute({
  name: 'theme',
  path: '/thema/{url}',
  menuKey: 'topics',
  keys: (content) => content.all('display-themes').map(({ url }) => url),
  load: (content, key) => content.find('display-themes', key),
  describe: (theme, context) => ({
    ...entryDescription(theme, { summary: theme.lead }),
    kind: 'theme',
    crumbs: themeCrumbs(theme, context),
  }),
  Page: ThemePage,
});
