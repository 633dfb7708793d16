/**
 * Every route of the site: its address without language, always in German words. Routes are written only here; pages,
 * content types, menus, redirects and the code in the browser use them.
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

/** Part of an address: the same in every language (behaviour B1.7). */
export const addressPartPattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,199}$/u;

/** The same for Strapi, whose patterns lack Unicode classes: European letters in Latin script, of any length. */
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

/** Returns how the addresses of a route begin: `/artikel/`. */
export function routePrefix(route: EntryRoute): string {
  return routes[route].replace(parameter, '');
}

/** Returns the pattern of what follows the prefix. */
export function keyPatternOf(route: EntryRoute): RegExp {
  if (hasSeveralParts(route)) return pathPattern;
  return routes[route].endsWith('{id}') ? numberPattern : addressPartPattern;
}

/** Whether the key of a route has several parts: its pages lie below those of another route. */
export function hasSeveralParts(route: RouteName): boolean {
  return routes[route].endsWith('{path}');
}

/** Returns the address of an entry: `/artikel/leerstand-2026`. */
export function entryPath(route: EntryRoute, key: string): string {
  return routePrefix(route) + key;
}

/** Returns the key of the entry at an address, '' if the route has a single page; undefined if the address is not of the route. */
export function keyAt(route: RouteName, path: string): string | undefined {
  if (!isEntryRoute(route)) return path === routes[route] ? '' : undefined;
  const start = routePrefix(route);
  const key = path.slice(start.length);
  return path.startsWith(start) && keyPatternOf(route).test(key) ? key : undefined;
}

/** Whether a path is that of an error page, which can appear at any address. */
export function isErrorPage(path: string): boolean {
  return path === routes['not-found'] || path === routes['server-error'];
}

/** Whether a path is that of a page for frames on other sites: no header or footer, in no list of pages. `path` has no language. */
export function isEmbedPage(path: string): boolean {
  return keyAt('embed', path) !== undefined;
}

/** The page with all terms of the glossary. */
export const glossaryPath = entryPath('interactive', 'glossar');

/** Files that calendar apps and feed readers subscribe to: at the root for the whole site, and below the address of each theme. */
export const subscriptionFileNames = { calendar: 'agenda.ics', feed: 'feed.xml' } as const;
