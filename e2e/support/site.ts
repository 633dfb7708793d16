/** The finished site as the tests see it: its addresses from the build's own list, one page of each kind. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { defaultLocale, locales } from '../../content-types/locales';
import type { Locale } from '../../content-types/locales';
import { isEmbedPage, keyAt, routes } from '../../content-types/routes';
import { localizedPath, splitPath } from '../../lib/language/paths';

const latestSchema = z.object({ id: z.string() });
const metaSchema = z.object({ prerendered: z.array(z.string()) });

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function placeOf(address: string): { readonly locale: Locale; readonly path: string } {
  return splitPath(address.split('/').filter((segment) => segment !== ''));
}

/** The language of an address. */
export function localeOf(address: string): Locale {
  return placeOf(address).locale;
}

/** Pages for frames of other sites have neither header nor footer, and nobody gets from one to the next: embed.spec.ts. */
export function isFramed(address: string): boolean {
  return isEmbedPage(placeOf(address).path);
}

/** Every address of the site, as visitors type it. */
export function allAddresses(): readonly string[] {
  const { id } = latestSchema.parse(readJson('out/builds/latest.json'));
  return metaSchema.parse(readJson(`out/builds/meta/${id}.json`)).prerendered;
}

/** Pages that show the most of their kind, and those of one kind that look different; all exist in the sample content. */
export const chosenPages = {
  home: '/',
  themes: '/themen',
  themeList: '/thema',
  theme: '/thema/bevoelkerung',
  subThemeList: '/unterthema',
  subTheme: '/unterthema/leerstand',
  articleList: '/artikel',
  article: '/artikel/leerstand-2026',
  untranslatedArticle: '/artikel/neuwagen-antrieb',
  statistic: '/statistik/103',
  indicatorPortal: '/indikatorenportal',
  indicator: '/indikatorenportal/5813',
  indicatorSetList: '/indikatorenset',
  indicatorSet: '/indikatorenset/umwelt',
  areaList: '/gebiet',
  area: '/gebiet/st-johann',
  indicatorSetChapter: '/indikatorenset/wohnviertel/wohnen/wohnlage',
  interactiveList: '/interaktiv',
  glossary: '/interaktiv/glossar',
  quiz: '/interaktiv/quiz-quartier',
  embedded: '/interaktiv/pendlerkarte',
  container: '/interaktiv/container/basel-in-bewegung',
  appList: '/apps',
  app: '/apps/statatlas',
  calendar: '/agenda',
  news: '/neu',
  search: '/suche',
  sitemap: '/sitemap',
  notFound: '/gibt-es-nicht',
} as const;

/** The address of a page as the route table has it: pages of one route differ in the last part. */
export function kindOf(address: string): string {
  if (keyAt('indicator-set-chapter', address) !== undefined) return routes['indicator-set-chapter'];
  return address.replace(/^(\/.+)\/[^/]+$/, '$1/*');
}

/** What nobody has chosen a page of: of each kind the first one that the build lists. */
function otherPages(): Readonly<Record<string, string>> {
  const chosen = new Set<string>(Object.values(chosenPages).map(kindOf));
  const german = allAddresses().filter(
    (address) => !isFramed(address) && localeOf(address) === defaultLocale && !chosen.has(kindOf(address)),
  );
  return Object.fromEntries(german.toReversed().map((address) => [kindOf(address), address]));
}

/** One page of each kind, by name: a new route is among them by itself. */
export const pageOfEachKind: Readonly<Record<string, string>> = { ...chosenPages, ...otherPages() };

export interface KindInLanguage {
  readonly kind: string;
  readonly locale: Locale;
  readonly address: string;
}

/** All but German and Leichte Sprache have the markup and the styles of German. */
const translations = locales.filter((locale) => locale !== 'de' && locale !== 'ls');

/** One page of each kind in German, in Leichte Sprache, and in one translation after the other. */
export const pagesInTurn: readonly KindInLanguage[] = Object.entries(pageOfEachKind).flatMap(([kind, path], index) => {
  const turn: readonly (Locale | undefined)[] = ['de', 'ls', translations[index % translations.length]];
  const own = locales.filter((locale) => turn.includes(locale));
  return own.map((locale) => ({ kind, locale, address: localizedPath(locale, path) }));
});
