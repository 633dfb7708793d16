import type { ReactNode } from 'react';
import { EntryLink } from '@/components/EntryLink';
import { PageHead } from '@/components/PageHead';
import { SubThemeIndex } from '@/components/SubThemeIndex';
import { Heading } from '@/components/ui/Heading';
import { subThemesOf } from '@/lib/site/indicators';
import { labelCrumb, themeCrumbs } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';

function SubThemeListPage({ context }: PageProps<object>): ReactNode {
  const { content, messages } = context;
  return (
    <>
      <PageHead title={messages.pages.allSubThemes} lead={messages.pages.allSubThemesLead} />
      {content.all('display-themes').map((theme) => (
        <section key={theme.url}>
          <Heading level={2}>
            <EntryLink entry={theme} context={context} />
          </Heading>
          <SubThemeIndex subThemes={subThemesOf(content, theme.url)} context={context} showLead />
        </section>
      ))}
    </>
  );
}

export const subThemeListRoute = defineRoute({
  name: 'sub-theme-list',
  path: '/unterthema',
  menuKey: 'topics',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.allSubThemes,
    language: context.locale,
    summary: context.messages.pages.allSubThemesLead,
    crumbs: [
      ...themeCrumbs(undefined, context),
      labelCrumb(context.messages.pages.allSubThemes, '/unterthema', context),
    ],
  }),
  Page: SubThemeListPage,
});
