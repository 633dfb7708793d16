import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { PageHead } from '@/components/PageHead';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Facts } from '@/components/ui/Facts/Facts';
import { formatDate } from '@/lib/format/date';
import { entryCrumb, labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

function AppPage({ data: app, context }: PageProps<Entry<'apps'>>): ReactNode {
  const { labels, kinds } = context.messages;
  const { last_update: updated } = app;
  return (
    <>
      <PageHead title={app.title} kicker={kinds.app} lead={app.lead} image={app.image} />
      <ButtonLink address={app.url} context={context}>
        {labels.openApp}
      </ButtonLink>
      <Facts
        facts={[
          { label: labels.lastUpdate, value: updated && formatDate(updated, context.language) },
          { label: labels.appLanguages, value: app.languages },
          { label: labels.accessibility, value: app.accessibility_note },
        ]}
      />
      <Blocks blocks={app.content} context={context} />
      <ContactSection members={app.team_members} context={context} />
    </>
  );
}

export const appRoute = defineRoute({
  name: 'app',
  path: '/apps/{slug}',
  keys: (content) => content.all('apps').map(({ slug }) => slug),
  load: (content, key) => content.find('apps', key),
  describe: (app, context) => ({
    ...entryDescription(app, { summary: app.lead, image: app.image }),
    kind: 'app',
    crumbs: [labelCrumb(context.messages.pages.apps, '/apps', context), entryCrumb(app)],
  }),
  Page: AppPage,
});
