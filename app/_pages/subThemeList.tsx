import type { ReactNode } from 'react';
import { OverviewHead } from '@/components/page/OverviewHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { themeCrumbs } from './crumbs';
import { defineOverview } from './defineOverview';
import type { PageProps } from './defineRoute';

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

export const subThemeListRoute = defineOverview({
  name: 'sub-theme-list',
  menuKey: 'topics',
  textsOf: ({ allSubThemes, allSubThemesLead }) => ({ title: allSubThemes, lead: allSubThemesLead }),
  above: (context) => themeCrumbs(undefined, context),
  Page: SubThemeListPage,
});
