import type { ReactNode } from 'react';
import { PageHead } from '@/components/PageHead';
import { EntryLink } from '@/components/EntryLink';
import { SubThemeIndex } from '@/components/SubThemeIndex';
import { Heading } from '@/components/ui/Heading';
import { subThemesOf } from '@/lib/site/indicators';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';

function ThemeListPage({ context }: PageProps<object>): ReactNode {
  const { content, messages } = context;
  return (
    <>
      <PageHead title={messages.pages.allThemes} lead={messages.pages.allThemesLead} />
      {content.all('display-themes').map((theme) => (
        <section key={theme.url}>
          <Heading level={2}>
            <EntryLink entry={theme} context={context} />
          </Heading>
          <SubThemeIndex subThemes={subThemesOf(content, theme.url)} context={context} />
        </section>
      ))}
    </>
  );
}

export const themeListRoute = defineRoute({
  name: 'theme-list',
  path: '/thema',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.allThemes,
    language: context.locale,
    summary: context.messages.pages.allThemesLead,
    crumbs: [labelCrumb(context.messages.pages.allThemes, '/thema', context)],
  }),
  Page: ThemeListPage,
});
