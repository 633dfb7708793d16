import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { ContactSection } from '@/components/ContactSection';
import { InteractiveContent } from '@/components/InteractiveContent';
import { PageHead } from '@/components/PageHead';
import { ProductList } from '@/components/ProductList';
import { entryCrumb, interactiveCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

function InteractivePage({ data: page, context }: PageProps<Entry<'background-page-articles'>>): ReactNode {
  const { content, messages } = context;
  const isEmbedded = page.interactive_type !== 'content';
  return (
    <>
      <PageHead
        title={page.title}
        kicker={messages.kinds.interactive}
        lead={page.lead}
        image={isEmbedded ? null : page.image}
      />
      {isEmbedded && <InteractiveContent interactive={page} context={context} />}
      <Blocks blocks={page.content} context={context} />
      <ProductList title={messages.labels.products} products={content.list(page.products)} context={context} />
      <ContactSection members={page.team_members} context={context} />
    </>
  );
}

export const interactiveRoute = defineRoute({
  name: 'interactive',
  path: '/interaktiv/{slug}',
  menuKey: 'interactive',
  keys: (content) => content.all('background-page-articles').map(({ slug }) => slug),
  load: (content, key) => content.find('background-page-articles', key),
  describe: (page, context) => ({
    ...entryDescription(page, { summary: page.lead, image: page.image }),
    kind: 'interactive',
    crumbs: [interactiveCrumb(context), entryCrumb(page)],
  }),
  Page: InteractivePage,
});
