import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { blockAnchors, placeBlocks, PlacedBlocks } from '@/components/blocks/Blocks';
import type { PlacedBlock } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/page/ContactSection';
import { IndicatorSection } from '@/components/lists/IndicatorSection';
import { InfoBox } from '@/components/page/InfoBox';
import { JumpList } from '@/components/page/JumpList/JumpList';
import type { JumpTarget } from '@/components/page/JumpList/JumpList';
import { NewestList } from '@/components/lists/NewestList';
import { PageHead } from '@/components/page/PageHead';
import { ProductList } from '@/components/lists/ProductList';
import { TextIn } from '@/components/language/TextIn';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { entryName } from '@/lib/site/entryAddresses';
import { articlesOfSubTheme, indicatorsOfSubTheme } from '@/lib/site/indicators';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { blockSections, withoutAbsent } from '@/components/blocks/pageSections';
import type { PageSection } from '@/components/blocks/pageSections';
import { filteredPortal } from '@/lib/portal/portalLinks';
import { withEntriesShown, excludeShown, initialContext } from '@/lib/site/shownOnPage';
import { withBlocksShown } from '@/components/blocks/blockContents';
import { entryCrumb, themeCrumbs } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type SubThemeProps = PageProps<Entry<'display-subthemes'>>;

interface SubThemeParts {
  readonly blocks: readonly PlacedBlock[];
  readonly places: readonly PageSection[];
  readonly articles: readonly Entry<'articles'>[];
  readonly indicators: readonly Indicator[];
  readonly products: readonly Entry<'products'>[];
  readonly statistics: readonly Entry<'kategories'>[];
}

/** What the page of a sub-theme shows. `context` includes what its boxes show, `before` does not. */
function partsOf({ data: subTheme, context }: SubThemeProps, before: PageContext): SubThemeParts {
  const { content } = context;
  const indicators = indicatorsOfSubTheme(content, subTheme.url);
  return {
    blocks: placeBlocks(subTheme.content),
    places: blockSections(subTheme.content, blockAnchors(subTheme.content), before).filter(({ depth }) => depth === 1),
    articles: excludeShown(articlesOfSubTheme(content, subTheme.url), context),
    indicators,
    products: excludeShown(content.list(subTheme.products), withEntriesShown(context, indicators)),
    statistics: content.list(subTheme.statistical_themes),
  };
}

function jumpTargets(parts: SubThemeParts, context: PageContext): readonly JumpTarget[] {
  const { labels } = context.messages;
  return withoutAbsent<JumpTarget>([
    ...parts.places,
    parts.indicators.length > 0 && { title: labels.indicators, anchor: 'liste-indikatoren' },
    parts.articles.length > 0 && { title: labels.articles, anchor: 'liste-artikel' },
    parts.products.length > 0 && { title: labels.products, anchor: 'liste-produkte' },
    parts.statistics.length > 0 && { title: labels.statistics, anchor: 'liste-statistiken' },
  ]);
}

function SubThemeLists({
  data: subTheme,
  parts,
  context,
}: Pick<SubThemeProps, 'data' | 'context'> & { readonly parts: SubThemeParts }): ReactNode {
  const { labels } = context.messages;
  const { articles, indicators, products, statistics } = parts;
  const { key: theme } = subTheme.display_theme;
  const portal = filteredPortal({ facet: 'unterthema', key: subTheme.url, theme }, context);
  return (
    <>
      <IndicatorSection indicators={indicators} context={context} all={{ ...portal, title: entryName(subTheme) }} />
      {articles.length > 0 && (
        <Section title={labels.articles} level={2} anchor="liste-artikel">
          <NewestList articles={articles} context={context} />
        </Section>
      )}
      <ProductList title={labels.products} products={products} context={context} />
      {statistics.length > 0 && (
        <Section title={labels.statistics} level={2} anchor="liste-statistiken">
          <EntryList items={statistics.map((entry) => ({ entry, summary: entry.lead }))} context={context} />
        </Section>
      )}
    </>
  );
}

function SubThemePage(props: SubThemeProps): ReactNode {
  const { data: subTheme } = props;
  const theme = props.context.content.get(subTheme.display_theme);
  const context = initialContext(props.context, {
    blocks: placeBlocks(subTheme.content),
    image: subTheme.image,
    members: subTheme.team_members,
  });
  const end = withBlocksShown(context, subTheme.content);
  const parts = partsOf({ ...props, context: end }, context);
  const kicker = theme && (
    <TextIn language={theme.meta.locale} context={context}>
      {`${theme.number} ${entryName(theme)}`}
    </TextIn>
  );
  return (
    <>
      <PageHead title={subTheme.title} kicker={kicker} lead={subTheme.lead} image={subTheme.image} />
      <JumpList targets={jumpTargets(parts, end)} context={context} />
      <PlacedBlocks blocks={parts.blocks} context={context} />
      <div className="pairs">
        <SubThemeLists data={subTheme} parts={parts} context={end} />
        <ContactSection members={subTheme.team_members} context={context} />
        {subTheme.info_box !== null && <InfoBox box={subTheme.info_box} context={end} level={2} />}
      </div>
    </>
  );
}

export const subTheme: SitePage<Entry<'display-subthemes'>> = {
  name: 'sub-theme',
  menuKey: 'topics',
  keys: (content) => content.all('display-subthemes').map(({ url }) => url),
  load: (content, key) => content.find('display-subthemes', key),
  describe: (subTheme, context) => ({
    ...entryDescription(subTheme, { summary: subTheme.lead }),
    kind: 'subTheme',
    crumbs: [...themeCrumbs(context.content.get(subTheme.display_theme), context), entryCrumb(subTheme)],
  }),
  Page: SubThemePage,
};
