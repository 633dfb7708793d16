import type { ReactNode } from 'react';
import { EmptyNote } from '@/components/page/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { EntryList } from '@/components/ui/EntryList/EntryList';
import { defineOverview } from './defineOverview';
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

export const appListRoute = defineOverview({
  name: 'app-list',
  textsOf: ({ apps, appsLead }) => ({ title: apps, lead: appsLead }),
  Page: AppListPage,
});
