/**
 * Every route of the site: its address without language, in German words everywhere. They are written here alone; pages,
 * content types, menus, redirects and the code in the browser read them.
 */

/** At most one parameter, at the end: `{id}` is a number, `{path}` two parts of an address or more, any other a single part. */
export const routes = {
  home: '/',
  themes: '/themen',
  'theme-list': '/thema',
  theme: '/thema/{url}',
  'sub-theme-list': '/unterthema',
  'sub-theme': '/unterthema/{url}',
  'article-list': '/artikel',
  article: '/artikel/{slug}',
  statistic: '/statistik/{id}',
  'indicator-portal': '/indikatorenportal',
  indicator: '/indikatorenportal/{id}',
  embed: '/embed/indikator/{id}',
  'indicator-set-list': '/indikatorenset',
  'indicator-set': '/indikatorenset/{slug}',
  'indicator-set-chapter': '/indikatorenset/{path}',
  'area-list': '/gebiet',
  area: '/gebiet/{slug}',
  'interactive-list': '/interaktiv',
  interactive: '/interaktiv/{slug}',
  container: '/interaktiv/container/{slug}',
  'app-list': '/apps',
  app: '/apps/{slug}',
  calendar: '/agenda',
  news: '/neu',
  'data-access': '/daten-beziehen',
  search: '/suche',
  sitemap: '/sitemap',
  'not-found': '/404',
  'server-error': '/500',
} as const;

export type RouteName = keyof typeof routes;

/** The routes with a page for each entry: an article, a theme, an indicator, … */
export type EntryRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends `${string}{${string}}` ? Name : never;
}[RouteName];

/** Part of an address: the same in every language, checked as `behaviour.md` B1.7 says. */
export const addressPartPattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u;

/** What Strapi accepts of it, whose patterns know no classes of Unicode: letters of European languages in Latin script, in any number. */
export const latinAddressPart = '^[0-9A-Za-zÀ-ÖØ-öø-ɏ][0-9A-Za-zÀ-ÖØ-öø-ɏ._-]*$';

const numberPattern = /^\d+$/;

const part = addressPartPattern.source.slice(1, -1);
const pathPattern = new RegExp(`^${part}(?:/${part})+$`, 'u');

const parameter = /\{(\w+)\}$/;

const isRouteName = (name: string): name is RouteName => name in routes;

export const routeNames = Object.keys(routes).filter(isRouteName);

export function isEntryRoute(route: RouteName): route is EntryRoute {
  return parameter.test(routes[route]);
}

/** What the addresses of a route begin with: `/artikel/`. */
export function routePrefix(route: EntryRoute): string {
  return routes[route].replace(parameter, '');
}

/** What comes after it. */
export function keyPatternOf(route: EntryRoute): RegExp {
  if (hasSeveralParts(route)) return pathPattern;
  return routes[route].endsWith('{id}') ? numberPattern : addressPartPattern;
}

/** Whether the addresses of a route lie below those of another. */
export function hasSeveralParts(route: RouteName): boolean {
  return routes[route].endsWith('{path}');
}

/** The address of an entry: `/artikel/leerstand-2026`. */
export function entryPath(route: EntryRoute, key: string): string {
  return routePrefix(route) + key;
}

/** Which entry an address is of, none if the route has a single page; undefined when it is not of the route. */
export function keyAt(route: RouteName, path: string): string | undefined {
  if (!isEntryRoute(route)) return path === routes[route] ? '' : undefined;
  const start = routePrefix(route);
  const key = path.slice(start.length);
  return path.startsWith(start) && keyPatternOf(route).test(key) ? key : undefined;
}

/** Shown instead of a page, whatever its address is. */
export function isErrorPage(path: string): boolean {
  return path === routes['not-found'] || path === routes['server-error'];
}

/** Made for frames on pages of others: without header and footer, in no list of pages. `path` is without language. */
export function isEmbedPage(path: string): boolean {
  return keyAt('embed', path) !== undefined;
}

/** Where all terms of the glossary stand. */
export const glossaryPath = entryPath('interactive', 'glossar');

/** Files that calendars and feed readers subscribe to, of the whole site or below the address of a theme. */
export const subscriptionFileNames = { calendar: 'agenda.ics', feed: 'feed.xml' } as const;
