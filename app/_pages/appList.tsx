import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { EmptyNote } from '@/components/page/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { EntryList } from '@/components/ui/EntryList/EntryList';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';

function AppListPage({ context }: PageProps<object>): ReactNode {
  const { pages } = context.messages;
  const items = context.content.all('apps').map((entry) => ({ entry, summary: entry.lead, image: entry.image }));
  return (
    <>
      <PageHead title={pages.apps} lead={pages.appsLead} />
      {items.length === 0 && <EmptyNote context={context} />}
      <EntryList items={items} context={context} display="tiles" />
    </>
  );
}

export const appListRoute = defineRoute({
  name: 'app-list',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.apps,
    language: context.locale,
    summary: context.messages.pages.appsLead,
    crumbs: [labelCrumb(context.messages.pages.apps, routes['app-list'], context)],
  }),
  Page: AppListPage,
});
