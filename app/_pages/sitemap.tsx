import type { ReactNode } from 'react';
import { LanguageMark } from '@/components/language/LanguageMark';
import { JumpList } from '@/components/page/JumpList/JumpList';
import { PageHead } from '@/components/page/PageHead';
import { Section } from '@/components/ui/Section/Section';
import { anchorOf } from '@/lib/language/format/anchor';
import { groupBy } from '@/lib/base/groupBy';
import { messagesByLocale } from '@/lib/language/messages';
import { isReadable, languageTag, localizedPath } from '@/lib/language/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { defineOverview } from './defineOverview';
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

interface ListedGroup {
  readonly title: string;
  readonly anchor: string;
  readonly pages: readonly ListedPage[];
}

/** The overviews, then the pages of each kind. */
function groupsOf(table: readonly SiteRoute[], context: PageContext): readonly ListedGroup[] {
  const { kinds, overview } = context.messages;
  const visible = table.filter(({ hidden, name }) => hidden === null && name !== 'embed');
  const overviews = visible.filter(({ path }) => !path.includes('{')).flatMap((route) => pagesOf(route, context));
  const details = visible.filter(({ path }) => path.includes('{')).map((route) => pagesOf(route, context));
  const kindGroups = details.map((pages) => {
    const title = kinds[pages[0]?.description.kind ?? 'article'];
    return { title, anchor: anchorOf(title), pages };
  });
  return [{ title: overview.overviews, anchor: 'liste-uebersichten', pages: overviews }, ...kindGroups].filter(
    ({ pages }) => pages.length > 0,
  );
}

function nameOf({ description: { crumbs, title } }: ListedPage, context: PageContext): string {
  return crumbs.at(-1)?.title ?? title ?? context.messages.home;
}

/** What tells pages of one name apart: their kind, and within a kind the page above. */
function distinction(page: ListedPage, others: readonly ListedPage[]): string {
  const { kind, language, crumbs } = page.description;
  const isOnly = others.every(({ description }) => description === page.description || description.kind !== kind);
  const part = isOnly && kind !== undefined ? messagesByLocale[language].kinds[kind] : crumbs.at(-2)?.title;
  return part === undefined ? '' : ` (${part})`;
}

interface PageLinksProps {
  readonly pages: readonly ListedPage[];
  /** All listed pages by name, to tell those of one name apart. */
  readonly byName: ReadonlyMap<string, readonly ListedPage[]>;
  readonly context: PageContext;
}

/** Pages in Leichte Sprache come first; the others are linked in German. */
function PageLinks({ pages, byName, context }: PageLinksProps): ReactNode {
  const isOwn = ({ description }: ListedPage): boolean => isReadable(description.language, context.locale);
  const own = pages.filter(isOwn);
  const others = pages.filter((page) => !isOwn(page));
  return (
    <ul className="sitemap-pages">
      {[...own, ...others].map((page) => {
        const { language, titleLanguage = language, crumbs } = page.description;
        const nameLanguage = crumbs.at(-1)?.language ?? titleLanguage;
        const name = nameOf(page, context);
        const namesakes = byName.get(name) ?? [];
        return (
          <li key={page.path}>
            <a
              href={localizedPath(context.locale === 'ls' ? language : context.locale, page.path)}
              lang={nameLanguage === context.language ? undefined : languageTag[nameLanguage]}
            >
              {namesakes.length > 1 ? name + distinction(page, namesakes) : name}
            </a>
            <LanguageMark language={language} context={context} />
          </li>
        );
      })}
    </ul>
  );
}

function SitemapPage({ context, table }: PageProps<object>): ReactNode {
  const { pages } = context.messages;
  const groups = groupsOf(table, context);
  const byName = groupBy(
    groups.flatMap(({ pages: own }) => own),
    (page) => nameOf(page, context),
  );
  const targets = groups.map(({ title, anchor, pages: own }) => ({ title, anchor, count: String(own.length) }));
  return (
    <>
      <PageHead title={pages.sitemap} lead={pages.sitemapLead} />
      <JumpList targets={targets} context={context} />
      {groups.map(({ title, anchor, pages: own }) => (
        <Section key={anchor} title={title} level={2} anchor={anchor}>
          <PageLinks pages={own} byName={byName} context={context} />
        </Section>
      ))}
    </>
  );
}

export const sitemapRoute = defineOverview({
  name: 'sitemap',
  textsOf: ({ sitemap, sitemapLead }) => ({ title: sitemap, lead: sitemapLead }),
  Page: SitemapPage,
});
