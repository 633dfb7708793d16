import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks, placeBlocks } from '@/components/blocks/Blocks';
import { catalogueFacts } from '@/components/page/catalogueFacts';
import { contactNames, ContactSection } from '@/components/page/ContactSection';
import { DetailLayout } from '@/components/page/DetailLayout/DetailLayout';
import { linkedFact } from '@/components/page/linkedFact';
import { InteractiveContent } from '@/components/embeds/InteractiveContent';
import { PageHead } from '@/components/page/PageHead';
import { ProductList } from '@/components/lists/ProductList';
import { TableOfContents } from '@/components/page/TableOfContents/TableOfContents';
import { Facts } from '@/components/ui/Facts/Facts';
import { Lines } from '@/components/ui/Lines';
import { Section } from '@/components/ui/Section/Section';
import { formatDate } from '@/lib/i18n/format/date';
import { excludeShown, initialContext } from '@/lib/site/shownOnPage';
import { withBlocksShown } from '@/components/blocks/blockContents';
import { entryCrumb, interactiveCrumb } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

type InteractiveProps = PageProps<Entry<'background-page-articles'>>;

function InteractiveFacts({ data: page, context }: InteractiveProps): ReactNode {
  const { content, messages, language } = context;
  const { labels } = messages;
  const { publication_date: published } = page;
  return (
    <Facts
      display="margin"
      facts={[
        { label: labels.published, value: published && formatDate(published, language), obvious: true },
        linkedFact('themes', content.list(page.display_themes), context),
        ...catalogueFacts(content.get(page.linked_product), context),
        { label: labels.contact, value: contactNames({ members: page.team_members, context }) },
      ]}
    />
  );
}

function InteractivePage(props: InteractiveProps): ReactNode {
  const { data: page } = props;
  const { content, messages } = props.context;
  const context = initialContext(props.context, {
    blocks: placeBlocks(page.content),
    image: page.image,
    members: page.team_members,
  });
  const end = withBlocksShown(context, page.content);
  const products = excludeShown(content.list(page.products), end);
  const isEmbedded = page.interactive_type !== 'content';
  return (
    <DetailLayout
      head={
        <PageHead
          title={page.title}
          kicker={messages.kinds.interactive}
          lead={page.lead}
          image={isEmbedded ? null : page.image}
        />
      }
      margin={
        <>
          <InteractiveFacts {...props} />
          <TableOfContents blocks={page.content} context={context} />
        </>
      }
      aside={
        <>
          <ProductList title={messages.labels.products} products={products} context={end} />
          <ContactSection members={page.team_members} context={context} />
        </>
      }
    >
      {isEmbedded && <InteractiveContent interactive={page} context={props.context} />}
      {!isEmbedded && page.long_description !== null && (
        <Section title={messages.labels.longDescription} level={2} anchor="liste-beschreibung">
          <p>
            <Lines text={page.long_description} />
          </p>
        </Section>
      )}
      <Blocks blocks={page.content} context={context} />
    </DetailLayout>
  );
}

export const interactive: SitePage<Entry<'background-page-articles'>> = {
  name: 'interactive',
  menuKey: 'interactive',
  keys: (content) => content.all('background-page-articles').map(({ slug }) => slug),
  load: (content, key) => content.find('background-page-articles', key),
  describe: (page, context) => ({
    ...entryDescription(page, { summary: page.lead }),
    kind: 'interactive',
    crumbs: [interactiveCrumb(context), entryCrumb(page)],
  }),
  Page: InteractivePage,
};
