import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { Blocks } from '@/components/blocks/Blocks';
import { EmptyNote } from '@/components/lists/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { StatisticsIndex } from '@/components/lists/StatisticsIndex';
import { ThemeSection } from '@/components/lists/ThemeSection';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { siteAreas } from '@/lib/site/siteAreas';
import { listsAllThemes } from '@/lib/site/blocks';
import { chosenStatistics } from '@/lib/site/statistics';
import { themeCrumbs } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

function ThemesPage({ data: page, context }: PageProps<Entry<'theme-page'>>): ReactNode {
  const { content, locale, messages } = context;
  const themes = page.display_themes.length > 0 ? content.list(page.display_themes) : content.all('display-themes');
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      {themes.length === 0 && <EmptyNote context={context} />}
      {!listsAllThemes(page.content) && themes.length > 0 && (
        <ThemeSection title={messages.pages.allThemes} themes={themes} context={context} showLead />
      )}
      {siteAreas(content).length > 0 && (
        <div>
          <ButtonLink address={routes['area-list']} context={context} style="text">
            {messages.pages.areas}
          </ButtonLink>
        </div>
      )}
      <Blocks blocks={page.content} context={context} />
      {/* Not in Leichte Sprache: statistics are described in German only. */}
      {locale !== 'ls' && (
        <StatisticsIndex statistics={chosenStatistics(content, page.filter_statistical_themes)} context={context} />
      )}
    </>
  );
}

export const themes: SitePage<Entry<'theme-page'>> = {
  name: 'themes',
  title: ({ labels }) => labels.themes,
  menuKey: 'topics',
  load: (content) => content.single('theme-page'),
  describe: (page, context) => ({
    ...entryDescription(page, { summary: page.lead }),
    crumbs: themeCrumbs(undefined, context),
  }),
  Page: ThemesPage,
};
