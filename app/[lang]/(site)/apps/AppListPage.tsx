import type { ReactNode } from 'react';
import { OverviewHead } from '@/components/page/OverviewHead';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';

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

export const appList: SitePage<object> = {
  name: 'app-list',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription('app-list', ({ apps, appsLead }) => ({ title: apps, lead: appsLead }), context),
  Page: AppListPage,
};
