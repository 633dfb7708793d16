/** The page of every route of `content-types/routes.ts`, and all addresses: what sitemaps and the export are made of. */
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { RouteName } from '@/content-types/routes';
import type { Contents } from '@/lib/site/contents';
import { localizedPath } from '@/lib/language/paths';
import { appRoute } from './app';
import { appListRoute } from './appList';
import { areaRoute } from './area';
import { areaListRoute } from './areaList';
import { articleRoute } from './article';
import { articleListRoute } from './articleList';
import { calendarRoute } from './calendar';
import { containerRoute } from './container';
import type { SiteRoute } from './defineRoute';
import { embedRoute } from './embed';
import { homeRoute } from './home';
import { indicatorRoute } from './indicator';
import { indicatorPortalRoute } from './indicatorPortal';
import { indicatorSetRoute } from './indicatorSet';
import { indicatorSetChapterRoute } from './indicatorSetChapter';
import { indicatorSetListRoute } from './indicatorSetList';
import { interactiveRoute } from './interactive';
import { interactiveListRoute } from './interactiveList';
import { newsRoute } from './news';
import { notFoundRoute } from './notFound';
import { searchRoute } from './search';
import { serverErrorRoute } from './serverError';
import { sitemapRoute } from './sitemap';
import { statisticRoute } from './statistic';
import { subThemeRoute } from './subTheme';
import { subThemeListRoute } from './subThemeList';
import { themeRoute } from './theme';
import { themeListRoute } from './themeList';
import { themesRoute } from './themes';

const pages: { readonly [Name in RouteName]: SiteRoute<Name> } = {
  home: homeRoute,
  themes: themesRoute,
  'theme-list': themeListRoute,
  theme: themeRoute,
  'sub-theme-list': subThemeListRoute,
  'sub-theme': subThemeRoute,
  'article-list': articleListRoute,
  article: articleRoute,
  statistic: statisticRoute,
  'indicator-portal': indicatorPortalRoute,
  indicator: indicatorRoute,
  embed: embedRoute,
  'indicator-set-list': indicatorSetListRoute,
  'indicator-set': indicatorSetRoute,
  'indicator-set-chapter': indicatorSetChapterRoute,
  'area-list': areaListRoute,
  area: areaRoute,
  'interactive-list': interactiveListRoute,
  interactive: interactiveRoute,
  container: containerRoute,
  'app-list': appListRoute,
  app: appRoute,
  calendar: calendarRoute,
  news: newsRoute,
  search: searchRoute,
  sitemap: sitemapRoute,
  'not-found': notFoundRoute,
  'server-error': serverErrorRoute,
};

export const routeTable: readonly SiteRoute[] = Object.values(pages);

/** One address of the site in one language. */
export interface SiteAddress {
  readonly route: SiteRoute;
  readonly locale: Locale;
  /** Without language. */
  readonly path: string;
  readonly localizedPath: string;
}

/** All addresses in all languages: each entry has one in every language, translated or not. */
export function siteAddresses(contents: Contents): readonly SiteAddress[] {
  const german = contents(defaultLocale);
  return routeTable.flatMap((route) =>
    route
      .addresses(german)
      .flatMap((path) =>
        locales.map((locale) => ({ route, locale, path, localizedPath: localizedPath(locale, path) })),
      ),
  );
}
