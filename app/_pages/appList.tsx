import type { ReactNode } from 'react';
import { OverviewHead } from '@/components/page/OverviewHead';
import { EntryList } from '@/components/ui/EntryList/EntryList';
import { defineOverview } from './defineOverview';
import type { PageProps } from './defineRoute';

function AppListPage({ context }: PageProps<object>): ReactNode {
  const { pages } = context.messages;
  const items = context.content.all('apps').map((entry) => ({ entry, summary: entry.lead, image: entry.image }));
  return (
    <>
      <OverviewHead title={pages.apps} lead={pages.appsLead} isEmpty={items.length === 0} context={context} />
      <EntryList items={items} context={context} display="tiles" />
    </>
  );
}

export const appListRoute = defineOverview({
  name: 'app-list',
  textsOf: ({ apps, appsLead }) => ({ title: apps, lead: appsLead }),
  Page: AppListPage,
});
