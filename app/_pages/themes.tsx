import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { PageHead } from '@/components/PageHead';
import { StatisticsIndex } from '@/components/StatisticsIndex';
import { ThemeIndex } from '@/components/ThemeIndex';
import { listsAllThemes } from '@/lib/site/blocks';
import { themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

function ThemesPage({ data: page, context }: PageProps<Entry<'theme-page'>>): ReactNode {
  const { content } = context;
  const themes = page.display_themes.length > 0 ? content.list(page.display_themes) : content.all('display-themes');
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      {!listsAllThemes(page.content) && <ThemeIndex themes={themes} context={context} />}
      <Blocks blocks={page.content} context={context} />
      <StatisticsIndex statistics={page.filter_statistical_themes} context={context} />
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
