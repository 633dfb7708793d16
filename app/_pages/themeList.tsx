import type { ReactNode } from 'react';
import { EmptyNote } from '@/components/page/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { defineOverview } from './defineOverview';
import type { PageProps } from './defineRoute';

function ThemeListPage({ context }: PageProps<object>): ReactNode {
  const { pages, overview } = context.messages;
  return (
    <>
      <PageHead title={pages.allThemes} lead={pages.allThemesLead} />
      {context.content.all('display-themes').length === 0 ? (
        <EmptyNote context={context} />
      ) : (
        <p className="note">{overview.figuresAtEnd}</p>
      )}
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
