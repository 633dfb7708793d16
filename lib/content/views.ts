/**
 * What pages ask of many entries at once: the indicators of a theme, what is said of an area. A view is made once for all
 * pages, and may read whatever it wants of the content of its language. A page depends on the values that it asks for, not on
 * what they are made of: builds make all views of two contents and compare the values as JSON (`changes.ts`).
 */
import type { CollectionName, Entry } from '@/content-types/registry';
import { groupBy } from '@/lib/base/groupBy';
import { onceFor } from '@/lib/base/onceFor';
import { areaData } from './areas';
import type { Content, GroupView, View } from './content';
import { inPortal, inPortalByArea } from './inPortal';
import { termWords } from './termWords';

/** The name of the only value of a view. */
export const everything = 'all';

/** The values must be JSON: what is nothing in it could change unseen. */
function view<Value>(name: string, make: (content: Content) => ReadonlyMap<string, Value>): View<Value> {
  return { name, valuesIn: onceFor(make) };
}

function keysOf(references: readonly { readonly key: string }[]): readonly string[] {
  return references.map(({ key }) => key);
}

/** The entries of a type in groups; an entry may be in several. */
function groups<Name extends CollectionName>(
  name: string,
  type: Name,
  listed: (entries: readonly Entry<Name>[]) => readonly Entry<Name>[],
  groupsOf: (entry: Entry<Name>) => readonly string[],
): GroupView<Name> {
  const keysByGroup = (content: Content): ReadonlyMap<string, readonly string[]> => {
    const members = listed(content.all(type)).flatMap((entry) =>
      [...new Set(groupsOf(entry))].map((group) => ({ group, key: entry.meta.key })),
    );
    return new Map([...groupBy(members, ({ group }) => group)].map(([group, own]) => [group, keysOf(own)]));
  };
  return { type, ...view(name, keysByGroup) };
}

type Article = Entry<'articles'>;

function newestFirst(articles: readonly Article[]): readonly Article[] {
  return articles.toSorted((left, right) => right.publication_date.localeCompare(left.publication_date));
}

/** Without the texts about the website, which belong to no theme: they are no news. */
function listedArticles(articles: readonly Article[]): readonly Article[] {
  return newestFirst(articles.filter(({ display_themes: themes }) => themes.length > 0));
}

/** All there are: one that is not here is not compared. */
export const views = {
  areas: view('areas', (content) => new Map([[everything, areaData(content).areas]])),
  areaNames: view('areaNames', (content) => new Map([[everything, areaData(content).areas.map(({ name }) => name)]])),
  /** By the last part of the address. */
  areaFigures: view('areaFigures', (content) => areaData(content).figures),
  termWords: view('termWords', termWords),
  indicators: groups('indicators', 'products', inPortal, () => [everything]),
  indicatorsOfAreas: groups('indicatorsOfAreas', 'products', inPortalByArea, () => [everything]),
  indicatorsOfTheme: groups('indicatorsOfTheme', 'products', inPortal, (entry) => keysOf(entry.display_themes)),
  indicatorsOfSubTheme: groups('indicatorsOfSubTheme', 'products', inPortal, (entry) =>
    keysOf(entry.display_subthemes),
  ),
  indicatorsOfStatistic: groups('indicatorsOfStatistic', 'products', inPortal, (entry) =>
    keysOf(entry.statistical_themes),
  ),
  articles: groups('articles', 'articles', listedArticles, () => [everything]),
  /** By the language that they are written in. */
  articlesInLanguage: groups('articlesInLanguage', 'articles', listedArticles, ({ meta }) => [meta.locale]),
  articlesOfTheme: groups('articlesOfTheme', 'articles', newestFirst, (entry) => keysOf(entry.display_themes)),
  articlesOfSubTheme: groups('articlesOfSubTheme', 'articles', newestFirst, (entry) => keysOf(entry.display_subthemes)),
  articlesOfStatistic: groups('articlesOfStatistic', 'articles', newestFirst, (entry) =>
    keysOf(entry.statistical_themes),
  ),
  setsOfStatistic: groups(
    'setsOfStatistic',
    'indikatorensets',
    (sets) => sets,
    (entry) => keysOf(entry.statistical_themes),
  ),
  setsOfIndicator: groups(
    'setsOfIndicator',
    'indikatorensets',
    (sets) => sets,
    ({ chapters }) => chapters.flatMap(({ indicators }) => keysOf(indicators)),
  ),
} as const;
