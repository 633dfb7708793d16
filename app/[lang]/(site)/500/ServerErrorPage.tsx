import type { ReactNode } from 'react';
import type { SitePage } from '@/app/_frame/sitePage';
import { PageHead } from '@/components/page/PageHead';
import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { PageContext } from '@/lib/site/pageContext';

/** Shown by the web server on failure; prerendered, so it knows only the status. */
function ServerErrorPage({ context }: { readonly context: PageContext }): ReactNode {
  const { errors } = context.messages;
  return (
    <div className="error-page-message">
      <PageHead title={errors.serverTitle} kicker="500" lead={errors.serverText} />
      <ButtonLink address="/" context={context}>
        {errors.toHome}
      </ButtonLink>
      <details className="error-page-details">
        <summary>{errors.details}</summary>
        <p lang="en" className="error-page-path">
          500 Internal Server Error
        </p>
      </details>
    </div>
  );
}

export const serverError: SitePage<object> = {
  name: 'server-error',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.errors.serverTitle,
    language: context.locale,
    noindex: true,
    crumbs: [],
  }),
  Page: ServerErrorPage,
};
