import type { ReactNode } from 'react';
import { isEntryRoute } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import { addressesOf, openPageAt } from '@/app/_frame/sitePage';
import { home } from '../HomePage';
import { calendar } from '../agenda/CalendarPage';
import { appList } from '../apps/AppListPage';
import { app } from '../apps/[slug]/AppPage';
import { articleList } from '../artikel/ArticleListPage';
import { article } from '../artikel/[slug]/ArticlePage';
import { dataAccess } from '../daten-beziehen/DataAccessPage';
import { areaList } from '../gebiet/AreaListPage';
import { area } from '../gebiet/[slug]/AreaPage';
import { indicatorPortal } from '../indikatorenportal/IndicatorPortalPage';
import { indicator } from '../indikatorenportal/[id]/IndicatorPage';
import { indicatorSetList } from '../indikatorenset/IndicatorSetListPage';
import { indicatorSet } from '../indikatorenset/[slug]/IndicatorSetPage';
import { chapter } from '../indikatorenset/[slug]/[...path]/ChapterPage';
import { interactiveList } from '../interaktiv/InteractiveListPage';
import { interactive } from '../interaktiv/[slug]/InteractivePage';
import { container } from '../interaktiv/container/[slug]/ContainerPage';
import { news } from '../neu/NewsPage';
import { statistic } from '../statistik/[id]/StatisticPage';
import { search } from '../suche/SearchPage';
import { themeList } from '../thema/ThemeListPage';
import { theme } from '../thema/[url]/ThemePage';
import { themes } from '../themen/ThemesPage';
import { subThemeList } from '../unterthema/SubThemeListPage';
import { subTheme } from '../unterthema/[url]/SubThemePage';
import { LanguageMark } from '@/components/language/LanguageMark';
import { JumpList } from '@/components/page/JumpList/JumpList';
import { PageHead } from '@/components/page/PageHead';
import { Section } from '@/components/ui/Section/Section';
import { anchorOf } from '@/lib/i18n/format/anchor';
import { groupBy } from '@/lib/shared/browser/groupBy';
import type { Content } from '@/lib/content/content';
import { messagesByLocale } from '@/lib/i18n/messages';
import { isReadable, languageTag, localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { overviewDescription } from '@/app/_frame/overviewDescription';
import type { PageDescription, PageProps, SitePage } from '@/app/_frame/sitePage';

interface ListedPage {
  readonly path: string;
  readonly description: PageDescription;
}

/** A kind of page with its pages. */
interface Listing {
  readonly name: RouteName;
  readonly addressesIn: (content: Content) => readonly string[];
  readonly pagesIn: (context: PageContext) => readonly ListedPage[];
}

function listingOf<Data extends object>(page: SitePage<Data>): Listing {
  return {
    name: page.name,
    addressesIn: (content) => addressesOf(page, content),
    pagesIn: (context) =>
      addressesOf(page, context.content).flatMap((path) => {
        const opened = openPageAt(page, { ...context, path });
        return opened === undefined ? [] : [{ path, description: opened.description }];
      }),
  };
}

interface ListedGroup {
  readonly title: string;
  readonly anchor: string;
  readonly pages: readonly ListedPage[];
}

/** The overviews and the texts about the website, then the pages of each kind. */
function groupsOf(context: PageContext): readonly ListedGroup[] {
  const { kinds, overview } = context.messages;
  const isTop = ({ description: { crumbs } }: ListedPage): boolean => crumbs.length === 1;
  const overviews = listings.filter(({ name }) => !isEntryRoute(name)).flatMap(({ pagesIn }) => pagesIn(context));
  const details = listings.filter(({ name }) => isEntryRoute(name)).map(({ pagesIn }) => pagesIn(context));
  const tops = [...overviews, ...details.flat().filter(isTop)];
  const kindGroups = details.map((all) => {
    const pages = all.filter((page) => !isTop(page));
    const title = kinds[pages[0]?.description.kind ?? 'article'];
    return { title, anchor: anchorOf(title), pages };
  });
  return [{ title: overview.overviews, anchor: 'liste-uebersichten', pages: tops }, ...kindGroups].filter(
    ({ pages }) => pages.length > 0,
  );
}

function nameOf({ description: { crumbs, title } }: ListedPage, context: PageContext): string {
  return crumbs.at(-1)?.title ?? title ?? context.messages.home;
}

/** Distinguishes pages of the same name: by their kind, and within a kind by the page above. */
function distinction(page: ListedPage, others: readonly ListedPage[]): string {
  const { kind, language, crumbs } = page.description;
  const isOnly = others.every(({ description }) => description === page.description || description.kind !== kind);
  const part = isOnly && kind !== undefined ? messagesByLocale[language].kinds[kind] : crumbs.at(-2)?.title;
  return part === undefined ? '' : ` (${part})`;
}

interface PageLinksProps {
  readonly pages: readonly ListedPage[];
  /** All listed pages by name, to distinguish those of the same name. */
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

function SitemapPage({ context }: PageProps<object>): ReactNode {
  const { pages } = context.messages;
  const groups = groupsOf(context);
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

export const sitemap: SitePage<object> = {
  name: 'sitemap',
  load: () => ({}),
  describe: (_data, context) =>
    overviewDescription('sitemap', ({ sitemap, sitemapLead }) => ({ title: sitemap, lead: sitemapLead }), context),
  Page: SitemapPage,
};

/** Every kind of page that can be listed, in the order of the sitemap. */
export const listings: readonly Listing[] = [
  listingOf(home),
  listingOf(themes),
  listingOf(themeList),
  listingOf(theme),
  listingOf(subThemeList),
  listingOf(subTheme),
  listingOf(articleList),
  listingOf(article),
  listingOf(statistic),
  listingOf(indicatorPortal),
  listingOf(indicator),
  listingOf(indicatorSetList),
  listingOf(indicatorSet),
  listingOf(chapter),
  listingOf(areaList),
  listingOf(area),
  listingOf(interactiveList),
  listingOf(interactive),
  listingOf(container),
  listingOf(appList),
  listingOf(app),
  listingOf(calendar),
  listingOf(news),
  listingOf(dataAccess),
  listingOf(search),
  listingOf(sitemap),
];
