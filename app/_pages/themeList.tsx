import type { ReactNode } from 'react';
import { OverviewHead } from '@/components/page/OverviewHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { defineOverview } from './defineOverview';
import type { PageProps } from './defineRoute';

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

export const themeListRoute = defineOverview({
  name: 'theme-list',
  menuKey: 'topics',
  textsOf: ({ allThemes, allThemesLead }) => ({ title: allThemes, lead: allThemesLead }),
  Page: ThemeListPage,
});
