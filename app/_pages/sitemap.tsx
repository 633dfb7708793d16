import type { ReactNode } from 'react';
import { PageHead } from '@/components/PageHead';
import { Section } from '@/components/ui/Section/Section';
import { anchorOf } from '@/lib/format/anchor';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { labelCrumb } from './crumbs';
import { defineRoute } from './defineRoute';
import type { PageDescription, PageProps, SiteRoute } from './defineRoute';

interface ListedPage {
  readonly path: string;
  readonly description: PageDescription;
}

function pagesOf(route: SiteRoute, context: PageContext): readonly ListedPage[] {
  return route.addresses(context.content).flatMap((path) => {
    const page = route.open({ ...context, path });
    return page === undefined ? [] : [{ path, description: page.description }];
  });
}

/** Pages in Leichte Sprache are listed on their own; the others are linked in German. */
function PageLinks({
  pages,
  context,
}: {
  readonly pages: readonly ListedPage[];
  readonly context: PageContext;
}): ReactNode {
  return (
    <ul className="columns">
      {pages.map(({ path, description: { title, language } }) => (
        <li key={path}>
          <a
            href={localizedPath(context.locale === 'ls' ? language : context.locale, path)}
            lang={language === context.language ? undefined : languageTag[language]}
          >
            {title ?? context.messages.home}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SitemapPage({ context, table }: PageProps<object>): ReactNode {
  const { pages, kinds } = context.messages;
  const visible = table.filter(({ hidden }) => hidden === null);
  const overviews = visible.filter(({ path }) => !path.includes('{')).flatMap((route) => pagesOf(route, context));
  const details = visible.filter(({ path }) => path.includes('{')).map((route) => pagesOf(route, context));
  return (
    <>
      <PageHead title={pages.sitemap} lead={pages.sitemapLead} />
      <PageLinks pages={overviews} context={context} />
      {details.map((listed) => {
        const kind = kinds[listed[0]?.description.kind ?? 'article'];
        return (
          listed.length > 0 && (
            <Section key={kind} title={kind} level={2} anchor={anchorOf(kind)}>
              <PageLinks pages={listed} context={context} />
            </Section>
          )
        );
      })}
    </>
  );
}

export const sitemapRoute = defineRoute({
  name: 'sitemap',
  path: '/sitemap',
  load: () => ({}),
  describe: (_data, context) => ({
    title: context.messages.pages.sitemap,
    language: context.locale,
    summary: context.messages.pages.sitemapLead,
    crumbs: [labelCrumb(context.messages.pages.sitemap, '/sitemap', context)],
  }),
  Page: SitemapPage,
});
