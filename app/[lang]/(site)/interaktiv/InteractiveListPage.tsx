import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { EmptyNote } from '@/components/lists/EmptyNote';
import { PageHead } from '@/components/page/PageHead';
import { EntryList } from '@/components/lists/EntryList/EntryList';
import { Section } from '@/components/ui/Section/Section';
import { withPicturesShown } from '@/lib/site/shownOnPage';
import { interactiveCrumb } from '@/app/_frame/crumbs';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

function InteractiveListPage({ data: page, context }: PageProps<Entry<'background-page'>>): ReactNode {
  const { content, messages } = context;
  const first = content.list(page.pages);
  const others = content.all('background-page-articles').filter((entry) => !first.includes(entry));
  const pages = [...first, ...others];
  const below = withPicturesShown(
    context,
    pages.map(({ image }) => image),
  );
  const containers = content.all('background-page-containers');
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      {first.length + others.length + containers.length === 0 && <EmptyNote context={context} />}
      <EntryList
        items={pages.map((entry) => ({ entry, summary: entry.lead, image: entry.image }))}
        context={context}
        display="tiles"
      />
      {containers.length > 0 && (
        <Section title={messages.kinds.container} level={2} anchor="liste-sammlungen">
          <EntryList
            items={containers.map((entry) => ({ entry, summary: entry.lead, image: entry.image }))}
            context={below}
            display="tiles"
          />
        </Section>
      )}
      <Blocks
        blocks={page.content}
        context={withPicturesShown(
          below,
          containers.map(({ image }) => image),
        )}
      />
    </>
  );
}

export const interactiveList: SitePage<Entry<'background-page'>> = {
  name: 'interactive-list',
  title: ({ kinds }) => kinds.interactive,
  menuKey: 'interactive',
  load: (content) => content.single('background-page'),
  describe: (page, context) => ({
    ...entryDescription(page, { summary: page.lead }),
    crumbs: [interactiveCrumb(context)],
  }),
  Page: InteractiveListPage,
};
