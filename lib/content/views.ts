/**
 * Views: values that pages need from many entries, such as the indicators of a theme or the figures of an area. A view is
 * computed once for all pages, and may read all content of its language. A page depends on the values that it uses, not on what
 * they are derived from: builds compute the views of two snapshots and compare the values as JSON (`changedDependencies.ts`).
 */
import type { CollectionName, Entry } from '@/content-types/registry';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { memoize } from '@/lib/shared/browser/memoize';
import { areaData } from './areaData';
import type { Content, GroupView, View } from './content';
import { valueOf } from '@/lib/data/indicatorValues';
import type { LatestValue } from '@/lib/data/indicatorValues';
import { selectPortalIndicators, selectAreaIndicators } from './portalIndicators';
import { termWords } from './termWords';

/** The name of the value in a view that has only one. */
export const everything = 'all';

/** The values must be JSON: changes of anything else would go unnoticed. */
function view<Value>(name: string, make: (content: Content) => ReadonlyMap<string, Value>): View<Value> {
  return { name, valuesIn: memoize(make) };
}

type Keyed = readonly { readonly key: string }[];

function keysOf(references: Keyed): readonly string[] {
  return references.map(({ key }) => key);
}

/** The entries of a type in groups, in the order of `listed`; an entry may be in several. */
function groups<Name extends CollectionName>(
  name: string,
  type: Name,
  groupsOf: (entry: Entry<Name>) => readonly string[],
  listed: (entries: readonly Entry<Name>[]) => readonly Entry<Name>[] = (entries) => entries,
): GroupView<Name> {
  const keysByGroup = (content: Content): ReadonlyMap<string, readonly string[]> => {
    const members = listed(content.all(type)).flatMap((entry) =>
      [...new Set(groupsOf(entry))].map((group) => ({ group, key: entry.meta.key })),
    );
    return new Map([...groupBy(members, ({ group }) => group)].map(([group, own]) => [group, keysOf(own)]));
  };
  return { type, ...view(name, keysByGroup) };
}

const inAll = (): readonly string[] => [everything];
const themesOf = (entry: { readonly display_themes: Keyed }): readonly string[] => keysOf(entry.display_themes);
const subThemesOf = (entry: { readonly display_subthemes: Keyed }): readonly string[] =>
  keysOf(entry.display_subthemes);
const statisticsOf = (entry: { readonly statistical_themes: Keyed }): readonly string[] =>
  keysOf(entry.statistical_themes);

type Article = Entry<'articles'>;

function newestFirst(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted((left, right) => right.publication_date.localeCompare(left.publication_date));
}

/** Without texts about the website, which are no news: they belong to no theme. */
function listedArticles(articles: readonly Article[]): readonly Article[] {
  return newestFirst(articles.filter(({ display_themes: themes }) => themes.length > 0));
}

/** By the key of the indicator. */
function latestValues(content: Content): ReadonlyMap<string, LatestValue> {
  return new Map(
    content.all('products').flatMap((product) => {
      const latest = valueOf(product);
      return latest === undefined ? [] : [[product.meta.key, latest]];
    }),
  );
}

/** All views; only these are compared. */
export const views = {
  areas: view('areas', (content) => new Map([[everything, areaData(content).areas]])),
  areaNames: view('areaNames', (content) => new Map([[everything, areaData(content).areas.map(({ name }) => name)]])),
  /** By the last part of the address. */
  areaFigures: view('areaFigures', (content) => areaData(content).figures),
  termWords: view('termWords', termWords),
  latestValues: view('latestValues', latestValues),
  indicators: groups('indicators', 'products', inAll, selectPortalIndicators),
  indicatorsOfAreas: groups('indicatorsOfAreas', 'products', inAll, selectAreaIndicators),
  indicatorsOfTheme: groups('indicatorsOfTheme', 'products', themesOf, selectPortalIndicators),
  indicatorsOfSubTheme: groups('indicatorsOfSubTheme', 'products', subThemesOf, selectPortalIndicators),
  indicatorsOfStatistic: groups('indicatorsOfStatistic', 'products', statisticsOf, selectPortalIndicators),
  articles: groups('articles', 'articles', inAll, listedArticles),
  /** By the language that they are written in. */
  articlesInLanguage: groups('articlesInLanguage', 'articles', ({ meta }) => [meta.locale], listedArticles),
  articlesOfTheme: groups('articlesOfTheme', 'articles', themesOf, newestFirst),
  articlesOfSubTheme: groups('articlesOfSubTheme', 'articles', subThemesOf, newestFirst),
  articlesOfStatistic: groups('articlesOfStatistic', 'articles', statisticsOf, newestFirst),
  setsOfStatistic: groups('setsOfStatistic', 'indikatorensets', statisticsOf),
  setsOfIndicator: groups('setsOfIndicator', 'indikatorensets', ({ chapters }) =>
    chapters.flatMap(({ indicators }) => keysOf(indicators)),
  ),
} as const;
