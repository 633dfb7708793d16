import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { EntryLink } from '@/components/EntryLink';
import { InteractiveContent } from '@/components/InteractiveContent';
import { LanguageNote } from '@/components/LanguageNote';
import { PageHead } from '@/components/PageHead';
import { Heading } from '@/components/ui/Heading';
import { languageTag } from '@/lib/i18n/paths';
import { inLanguage } from '@/lib/site/pageContext';
import { entryCrumb, interactiveCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';
import { Lines } from '@/components/ui/Lines';

function ContainerPage({ data: container, context }: PageProps<Entry<'background-page-containers'>>): ReactNode {
  return (
    <>
      <PageHead
        title={container.title}
        kicker={context.messages.kinds.container}
        lead={container.lead}
        image={container.image}
      />
      <Blocks blocks={container.content} context={context} />
      {context.content.list(container.pages).map((page) => (
        <section
          key={page.slug}
          className="stack"
          lang={page.meta.locale === context.language ? undefined : languageTag[page.meta.locale]}
        >
          <Heading level={2} id={page.slug}>
            <EntryLink entry={page} context={inLanguage(context, page.meta.locale)} />
          </Heading>
          <LanguageNote language={page.meta.locale} pageLanguage={context.language} />
          <p>
            <Lines text={page.lead} />
          </p>
          <InteractiveContent interactive={page} context={inLanguage(context, page.meta.locale)} />
        </section>
      ))}
    </>
  );
}

export const containerRoute = defineRoute({
  name: 'container',
  path: '/interaktiv/container/{slug}',
  menuKey: 'interactive',
  keys: (content) => content.all('background-page-containers').map(({ slug }) => slug),
  load: (content, key) => content.find('background-page-containers', key),
  describe: (container, context) => ({
    ...entryDescription(container, { summary: container.lead, image: container.image }),
    kind: 'container',
    crumbs: [interactiveCrumb(context), entryCrumb(container)],
  }),
  Page: ContainerPage,
});
