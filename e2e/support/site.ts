/** The finished site as the tests see it: its addresses from the build's own list, one page of each kind. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { locales } from '../../content-types/locales';
import type { Locale } from '../../content-types/locales';
import { localizedPath } from '../../lib/i18n/paths';

const latestSchema = z.object({ id: z.string() });
const metaSchema = z.object({ prerendered: z.array(z.string()) });

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Every address of the site, as visitors type it. */
export function allAddresses(): readonly string[] {
  const { id } = latestSchema.parse(readJson('out/builds/latest.json'));
  return metaSchema.parse(readJson(`out/builds/meta/${id}.json`)).prerendered;
}

/** One page of each kind, by name; all exist in the sample content. */
export const pageOfEachKind = {
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
  interactiveList: '/interaktiv',
  glossary: '/interaktiv/glossar',
  quiz: '/interaktiv/quiz-quartier',
  embedded: '/interaktiv/pendlerkarte',
  container: '/interaktiv/container/basel-in-bewegung',
  appList: '/apps',
  app: '/apps/statatlas',
  search: '/suche',
  sitemap: '/sitemap',
  notFound: '/gibt-es-nicht',
} as const;

export interface KindInLanguage {
  readonly kind: string;
  readonly locale: Locale;
  readonly address: string;
}

/** One page of each kind in each language. */
export const pagesOfEachKindAndLanguage: readonly KindInLanguage[] = Object.entries(pageOfEachKind).flatMap(
  ([kind, path]) => locales.map((locale) => ({ kind, locale, address: localizedPath(locale, path) })),
);
