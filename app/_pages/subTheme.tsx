import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { IndicatorList } from '@/components/IndicatorList/IndicatorList';
import { InfoBox } from '@/components/InfoBox';
import { PageHead } from '@/components/PageHead';
import { ProductList } from '@/components/ProductList';
import { TextIn } from '@/components/TextIn';
import { TableOfContents } from '@/components/TableOfContents/TableOfContents';
import { EntryList } from '@/components/ui/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { indicatorsOfSubTheme } from '@/lib/site/indicators';
import { entryCrumb, themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

function SubThemePage({ data: subTheme, context }: PageProps<Entry<'display-subthemes'>>): ReactNode {
  const { content, messages } = context;
  const { labels } = messages;
  const theme = content.get(subTheme.display_theme);
  const indicators = indicatorsOfSubTheme(content, subTheme.url);
  const statistics = content.list(subTheme.statistical_themes);
  const kicker = theme && (
    <TextIn language={theme.meta.locale} context={context}>
      {theme.title}
    </TextIn>
  );
  return (
    <>
      <PageHead title={subTheme.title} kicker={kicker} lead={subTheme.lead} image={subTheme.image} />
      <TableOfContents blocks={subTheme.content} context={context} />
      <Blocks blocks={subTheme.content} context={context} />
      {indicators.length > 0 && (
        <Section title={labels.indicators} level={2} anchor="liste-indikatoren">
          <IndicatorList indicators={indicators} context={context} />
        </Section>
      )}
      <ProductList title={labels.products} products={content.list(subTheme.products)} context={context} />
      {statistics.length > 0 && (
        <Section title={labels.statistics} level={2} anchor="liste-statistiken">
          <EntryList items={statistics.map((entry) => ({ entry }))} context={context} />
        </Section>
      )}
      <ContactSection members={subTheme.team_members} context={context} />
      {subTheme.info_box !== null && <InfoBox box={subTheme.info_box} context={context} level={2} />}
    </>
  );
}

export const subThemeRoute = defineRoute({
  name: 'sub-theme',
  path: '/unterthema/{url}',
  menuKey: 'topics',
  keys: (content) => content.all('display-subthemes').map(({ url }) => url),
  load: (content, key) => content.find('display-subthemes', key),
  describe: (subTheme, context) => ({
    ...entryDescription(subTheme, { summary: subTheme.lead, image: subTheme.image }),
    kind: 'subTheme',
    crumbs: [...themeCrumbs(context.content.get(subTheme.display_theme), context), entryCrumb(subTheme)],
  }),
  Page: SubThemePage,
});
