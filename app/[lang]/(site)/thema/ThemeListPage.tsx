import type { ReactNode } from 'react';
import { OverviewHead } from '@/components/page/OverviewHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

function ThemeListPage({ context }: PageProps<object>): ReactNode {
  const { pages, overview } = context.messages;
  const isEmpty = context.content.all('display-themes').length === 0;
  return (
    <>
      <OverviewHead title={pages.allThemes} lead={pages.allThemesLead} isEmpty={isEmpty} context={context} />
      {!isEmpty && <p className="note">{overview.figuresAtEnd}</p>}
      <ThemeGroups context={context} />
    </>
  );
}

export const themeList: SitePage<object> = {
  name: 'theme-list',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription(
      'theme-list',
      ({ allThemes, allThemesLead }) => ({ title: allThemes, lead: allThemesLead }),
      context,
    ),
  Page: ThemeListPage,
};
