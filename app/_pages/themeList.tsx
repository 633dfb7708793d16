import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { EmptyNote } from '@/components/page/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { ThemeGroups } from '@/components/lists/ThemeGroups/ThemeGroups';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
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

export const themeListRoute = defineRoute({
  name: 'theme-list',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.allThemes,
    language: context.locale,
    summary: context.messages.pages.allThemesLead,
    crumbs: [labelCrumb(context.messages.pages.allThemes, routes['theme-list'], context)],
  }),
  Page: ThemeListPage,
});
