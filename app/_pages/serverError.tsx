import type { ReactNode } from 'react';
import { PageHead } from '@/components/PageHead';
import type { PageContext } from '@/lib/site/pageContext';
import { defineRoute } from './defineRoute';

/** What the web server shows when it fails; made in advance, so it knows no more than the status. */
function ServerErrorPage({ context }: { readonly context: PageContext }): ReactNode {
  const { errors } = context.messages;
  return (
    <>
      <PageHead title={errors.serverTitle} kicker="500" lead={errors.serverText} />
      <details>
        <summary>{errors.details}</summary>
        <p lang="en">500 Internal Server Error</p>
      </details>
    </>
  );
}

export const serverErrorRoute = defineRoute({
  name: 'server-error',
  path: '/500',
  hidden: 500,
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.errors.serverTitle,
    language: context.locale,
    noindex: true,
    crumbs: [],
  }),
  Page: ServerErrorPage,
});
