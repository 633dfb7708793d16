/** All pages of the site, as the folders of `app/[lang]` show them. */
import { embed } from '@/app/[lang]/(embed)/embed/indikator/[id]/EmbedPage';
import { notFound } from '@/app/[lang]/(site)/404/NotFoundPage';
import { serverError } from '@/app/[lang]/(site)/500/ServerErrorPage';
import { home } from '@/app/[lang]/(site)/HomePage';
import { calendar } from '@/app/[lang]/(site)/agenda/CalendarPage';
import { app } from '@/app/[lang]/(site)/apps/[slug]/AppPage';
import { appList } from '@/app/[lang]/(site)/apps/AppListPage';
import { article } from '@/app/[lang]/(site)/artikel/[slug]/ArticlePage';
import { articleList } from '@/app/[lang]/(site)/artikel/ArticleListPage';
import { area } from '@/app/[lang]/(site)/gebiet/[slug]/AreaPage';
import { areaList } from '@/app/[lang]/(site)/gebiet/AreaListPage';
import { indicator } from '@/app/[lang]/(site)/indikatorenportal/[id]/IndicatorPage';
import { indicatorPortal } from '@/app/[lang]/(site)/indikatorenportal/IndicatorPortalPage';
import { chapter } from '@/app/[lang]/(site)/indikatorenset/[slug]/[...path]/ChapterPage';
import { indicatorSet } from '@/app/[lang]/(site)/indikatorenset/[slug]/IndicatorSetPage';
import { indicatorSetList } from '@/app/[lang]/(site)/indikatorenset/IndicatorSetListPage';
import { interactive } from '@/app/[lang]/(site)/interaktiv/[slug]/InteractivePage';
import { interactiveList } from '@/app/[lang]/(site)/interaktiv/InteractiveListPage';
import { container } from '@/app/[lang]/(site)/interaktiv/container/[slug]/ContainerPage';
import { dataAccess } from '@/app/[lang]/(site)/daten-beziehen/DataAccessPage';
import { news } from '@/app/[lang]/(site)/neu/NewsPage';
import { sitemap } from '@/app/[lang]/(site)/sitemap/SitemapPage';
import { statistic } from '@/app/[lang]/(site)/statistik/[id]/StatisticPage';
import { search } from '@/app/[lang]/(site)/suche/SearchPage';
import { theme } from '@/app/[lang]/(site)/thema/[url]/ThemePage';
import { themeList } from '@/app/[lang]/(site)/thema/ThemeListPage';
import { themes } from '@/app/[lang]/(site)/themen/ThemesPage';
import { subTheme } from '@/app/[lang]/(site)/unterthema/[url]/SubThemePage';
import { subThemeList } from '@/app/[lang]/(site)/unterthema/SubThemeListPage';
import { addressesOf, openPageAt, translationsAt } from '@/app/_frame/sitePage';
import type { OpenPage, SitePage } from '@/app/_frame/sitePage';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { routes } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import type { Content } from '@/lib/content/content';
import { localizedPath } from '@/lib/i18n/paths';
import type { Contents } from '@/lib/site/contents';
import type { PageContext } from '@/lib/site/pageContext';

/** A page without the type of what it shows. */
export interface AnyPage {
  readonly name: RouteName;
  readonly path: string;
  readonly menuKey: string | null;
  readonly addresses: (content: Content) => readonly string[];
  readonly open: (context: PageContext) => OpenPage | undefined;
  readonly translations: (contents: Contents, path: string) => readonly Locale[];
}

function anyPage<Data extends object>(page: SitePage<Data>): AnyPage {
  return {
    name: page.name,
    path: routes[page.name],
    menuKey: page.menuKey ?? null,
    addresses: (content) => addressesOf(page, content),
    open: (context) => openPageAt(page, context),
    translations: (contents, path) => translationsAt(page, contents, path),
  };
}

const pages: { readonly [Name in RouteName]: AnyPage } = {
  home: anyPage(home),
  themes: anyPage(themes),
  'theme-list': anyPage(themeList),
  theme: anyPage(theme),
  'sub-theme-list': anyPage(subThemeList),
  'sub-theme': anyPage(subTheme),
  'article-list': anyPage(articleList),
  article: anyPage(article),
  statistic: anyPage(statistic),
  'indicator-portal': anyPage(indicatorPortal),
  indicator: anyPage(indicator),
  embed: anyPage(embed),
  'indicator-set-list': anyPage(indicatorSetList),
  'indicator-set': anyPage(indicatorSet),
  'indicator-set-chapter': anyPage(chapter),
  'area-list': anyPage(areaList),
  area: anyPage(area),
  'interactive-list': anyPage(interactiveList),
  interactive: anyPage(interactive),
  container: anyPage(container),
  'app-list': anyPage(appList),
  app: anyPage(app),
  calendar: anyPage(calendar),
  news: anyPage(news),
  'data-access': anyPage(dataAccess),
  search: anyPage(search),
  sitemap: anyPage(sitemap),
  'not-found': anyPage(notFound),
  'server-error': anyPage(serverError),
};

export const sitePages: readonly AnyPage[] = Object.values(pages);

/** The page at the address of the context; undefined when there is none. */
export function pageIn(context: PageContext): OpenPage | undefined {
  return sitePages.map((page) => page.open(context)).find((page) => page !== undefined);
}

/** One address of the site in one language. */
export interface SiteAddress {
  readonly page: AnyPage;
  readonly locale: Locale;
  /** Without language. */
  readonly path: string;
  readonly localizedPath: string;
}

/** All addresses in all languages. */
export function siteAddresses(contents: Contents): readonly SiteAddress[] {
  const german = contents(defaultLocale);
  return sitePages.flatMap((page) =>
    page
      .addresses(german)
      .flatMap((path) => locales.map((locale) => ({ page, locale, path, localizedPath: localizedPath(locale, path) }))),
  );
}
