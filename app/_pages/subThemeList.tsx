import type { ReactNode } from 'react';
import { EmptyNote } from '@/components/page/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { themeCrumbs } from './crumbs';
import { defineOverview } from './defineOverview';
import type { PageProps } from './defineRoute';

function SubThemeListPage({ context }: PageProps<object>): ReactNode {
  const { pages, overview } = context.messages;
  return (
    <>
      <PageHead title={pages.allSubThemes} lead={pages.allSubThemesLead} />
      {context.content.all('display-subthemes').length === 0 ? (
        <EmptyNote context={context} />
      ) : (
        <p className="note">{overview.figuresAtEnd}</p>
      )}
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
