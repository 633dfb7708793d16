import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { Blocks, placeBlocks } from '@/components/blocks/Blocks';
import { catalogueFacts } from '@/components/page/catalogueFacts';
import { contactNames, ContactSection } from '@/components/page/ContactSection';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { linkedFact } from '@/components/page/linkedFact';
import { PageHead } from '@/components/page/PageHead';
import { TableOfContents } from '@/components/page/TableOfContents/TableOfContents';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import { Facts } from '@/components/ui/Facts/Facts';
import { Lines } from '@/components/ui/Lines';
import { Section } from '@/components/ui/Section/Section';
import { formatDate } from '@/lib/i18n/format/date';
import { initialContext } from '@/lib/site/shownOnPage';
import { entryCrumb, labelCrumb } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type AppProps = PageProps<Entry<'apps'>>;

function AppFacts({ data: app, context }: AppProps): ReactNode {
  const { content, messages, language } = context;
  const { labels } = messages;
  const { last_update: updated } = app;
  return (
    <Facts
      display="margin"
      facts={[
        { label: labels.appLanguages, value: app.languages },
        { label: labels.lastUpdate, value: updated && formatDate(updated, language) },
        linkedFact('themes', content.list(app.display_themes), context),
        ...catalogueFacts(content.get(app.linked_product), context),
        { label: labels.contact, value: contactNames({ members: app.team_members, context }) },
      ]}
    />
  );
}

function AppPage(props: AppProps): ReactNode {
  const { data: app } = props;
  const { labels, kinds } = props.context.messages;
  const context = initialContext(props.context, {
    blocks: placeBlocks(app.content),
    image: app.image,
    members: app.team_members,
  });
  return (
    <DetailLayout
      head={
        <>
          <PageHead title={app.title} kicker={kinds.app} lead={app.lead} image={app.image} />
          <ButtonLink address={app.url} context={context} newTab={app.open_in_new}>
            {labels.openApp}
          </ButtonLink>
        </>
      }
      margin={
        <>
          <AppFacts {...props} />
          <TableOfContents blocks={app.content} context={context} />
        </>
      }
      aside={<ContactSection members={app.team_members} context={context} />}
    >
      <Blocks blocks={app.content} context={context} />
      {app.accessibility_note !== null && (
        <Section title={labels.accessibility} level={2} anchor="liste-barrierefreiheit">
          <p>
            <Lines text={app.accessibility_note} />
          </p>
        </Section>
      )}
    </DetailLayout>
  );
}

export const app: SitePage<Entry<'apps'>> = {
  name: 'app',
  keys: (content) => content.all('apps').map(({ slug }) => slug),
  load: (content, key) => content.find('apps', key),
  describe: (app, context) => ({
    ...entryDescription(app, { summary: app.lead }),
    kind: 'app',
    crumbs: [labelCrumb(({ pages }) => pages.apps, routes['app-list'], context), entryCrumb(app)],
  }),
  Page: AppPage,
};
