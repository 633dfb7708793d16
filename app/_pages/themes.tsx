import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { PageHead } from '@/components/PageHead';
import { ThemeIndex } from '@/components/ThemeIndex';
import { EntryList } from '@/components/ui/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { listsAllThemes } from '@/lib/site/blocks';
import { themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

function ThemesPage({ data: page, context }: PageProps<Entry<'theme-page'>>): ReactNode {
  const { content, messages } = context;
  const themes = page.display_themes.length > 0 ? content.list(page.display_themes) : content.all('display-themes');
  const statistics = content.list(page.filter_statistical_themes);
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      {!listsAllThemes(page.content) && <ThemeIndex themes={themes} context={context} />}
      <Blocks blocks={page.content} context={context} />
      {statistics.length > 0 && (
        <Section title={messages.labels.statistics} level={2} anchor="liste-statistiken">
          <EntryList items={statistics.map((entry) => ({ entry }))} context={context} display="index" />
        </Section>
      )}
    </>
  );
}

export const themesRoute = defineRoute({
  name: 'themes',
  path: '/themen',
  menuKey: 'topics',
  load: (content) => content.single('theme-page'),
  describe: (page, context) => ({
    ...entryDescription(page, { summary: page.lead }),
    crumbs: themeCrumbs(undefined, context),
  }),
  Page: ThemesPage,
});
