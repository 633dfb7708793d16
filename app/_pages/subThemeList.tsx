import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { EmptyNote } from '@/components/page/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { labelCrumb, themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
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

export const subThemeListRoute = defineRoute({
  name: 'sub-theme-list',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.allSubThemes,
    language: context.locale,
    summary: context.messages.pages.allSubThemesLead,
    crumbs: [
      ...themeCrumbs(undefined, context),
      labelCrumb(context.messages.pages.allSubThemes, routes['sub-theme-list'], context),
    ],
  }),
  Page: SubThemeListPage,
});
