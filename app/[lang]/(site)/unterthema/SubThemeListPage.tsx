import type { ReactNode } from 'react';
import { OverviewHead } from '@/components/page/OverviewHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { themeCrumbs } from '@/app/_frame/crumbs';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

function SubThemeListPage({ context }: PageProps<object>): ReactNode {
  const { pages, overview } = context.messages;
  const isEmpty = context.content.all('display-subthemes').length === 0;
  return (
    <>
      <OverviewHead title={pages.allSubThemes} lead={pages.allSubThemesLead} isEmpty={isEmpty} context={context} />
      {!isEmpty && <p className="note">{overview.figuresAtEnd}</p>}
      <ThemeGroups context={context} showLead />
    </>
  );
}

export const subThemeList: SitePage<object> = {
  name: 'sub-theme-list',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription(
      'sub-theme-list',
      ({ allSubThemes, allSubThemesLead }) => ({ title: allSubThemes, lead: allSubThemesLead }),
      context,
      themeCrumbs(undefined, context),
    ),
  Page: SubThemeListPage,
};
