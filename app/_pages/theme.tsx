import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { IndicatorFigure } from '@/components/IndicatorFigure/IndicatorFigure';
import { IndicatorList } from '@/components/IndicatorList/IndicatorList';
import { NewestList } from '@/components/NewestList';
import { PageHead } from '@/components/PageHead';
import { ProductList } from '@/components/ProductList';
import { SubThemeIndex } from '@/components/SubThemeIndex';
import { Figures } from '@/components/ui/Figures/Figures';
import { Section } from '@/components/ui/Section/Section';
import { listsOwnSubThemes } from '@/lib/site/blocks';
import { articlesOfTheme, indicatorsOfTheme, shownBeside, subThemesOf } from '@/lib/site/indicators';
import { themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

function ThemePage({ data: theme, context }: PageProps<Entry<'display-themes'>>): ReactNode {
  const { content, messages } = context;
  const { labels } = messages;
  const highlight = content.get(theme.highlight_indikator);
  const chosen = content.list(theme.highlight_articles);
  const articles = chosen.length > 0 ? chosen : articlesOfTheme(content, theme.url);
  return (
    <>
      <PageHead
        title={theme.title}
        kicker={`${messages.kinds.theme} ${theme.number}`}
        lead={theme.lead}
        image={theme.image}
      />
      <Figures items={theme.hero_statistics} context={context} />
      {!listsOwnSubThemes(theme.content) && (
        <Section title={labels.subThemes} level={2} anchor="liste-unterthemen">
          <SubThemeIndex subThemes={shownBeside(subThemesOf(content, theme.url), content)} context={context} showLead />
        </Section>
      )}
      <Blocks blocks={theme.content} context={context} />
      {highlight && <IndicatorFigure indicator={highlight} context={context} level={2} />}
      {articles.length > 0 && (
        <Section title={labels.articles} level={2} anchor="liste-artikel">
          <NewestList articles={articles} context={context} />
        </Section>
      )}
      <Section title={labels.indicators} level={2} anchor="liste-indikatoren">
        <IndicatorList indicators={indicatorsOfTheme(content, theme.url)} context={context} />
      </Section>
      <ProductList title={labels.products} products={content.list(theme.products)} context={context} />
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
    ...entryDescription(theme, { summary: theme.lead, image: theme.image }),
    kind: 'theme',
    crumbs: themeCrumbs(theme, context),
  }),
  Page: ThemePage,
});
