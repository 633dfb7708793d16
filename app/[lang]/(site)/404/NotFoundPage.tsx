import type { ReactNode } from 'react';
import type { SitePage } from '@/app/_frame/sitePage';
import { PageHead } from '@/components/page/PageHead';
import { SearchForm } from '@/components/search/SearchForm/SearchForm';
import { ThemeSection } from '@/components/lists/ThemeSection';
import { BackgroundVideo } from '@/components/page/BackgroundVideo/BackgroundVideo';
import { impossibleAddresses } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { Lines } from '@/components/ui/Lines';

/** Shown in place of a page that does not exist. The browser fills in the requested path. */
export function NotFoundPage({ context }: { readonly context: PageContext }): ReactNode {
  const { errors } = context.messages;
  return (
    <>
      <BackgroundVideo context={context} />
      <div className="error-page-message">
        <PageHead title={errors.notFoundTitle} kicker="404" lead={errors.notFoundText} />
        <p className="error-page-path" data-not-found-address={errors.notFoundAddress} />
        <p className="error-page-help">
          <Lines text={errors.notFoundHelp} />
        </p>
        <SearchForm context={context} id="not-found-search" placeholder={null} isOpening />
        <details className="error-page-details">
          <summary>{errors.details}</summary>
          <p lang="en" className="error-page-path" data-not-found-path={impossibleAddresses()}>
            Page not found
          </p>
        </details>
      </div>
      <ThemeSection themes={context.content.all('display-themes')} context={context} />
    </>
  );
}

export const notFound: SitePage<object> = {
  name: 'not-found',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.errors.notFoundTitle,
    language: context.locale,
    noindex: true,
    crumbs: [],
  }),
  Page: NotFoundPage,
};
