/**
 * Entries in groups that pages ask for: the indicators of a theme, the articles of a statistic. A page that asks for a
 * group depends on the group alone, not on every entry of the type; and each index is made once for all pages.
 */
import type { CollectionName, Entry } from '@/content-types/registry';
import type { Content, ContentIndex } from './content';
import { namesAreas } from './figures/areaUnits';
import { inPortal } from './inPortal';

/** The part of an entry that an index uses. */
type Indexed<Name extends CollectionName, Field extends keyof Entry<Name>> = Pick<Entry<Name>, Field | 'meta'>;

/** `fields` are all that the functions read of an entry beside its key: unless they change, the index does not. */
function indexBy<Name extends CollectionName, Field extends keyof Entry<Name> & string>(
  name: string,
  type: Name,
  fields: readonly (Field | 'meta.locale')[],
  listed: (entries: readonly Indexed<Name, Field>[]) => readonly Indexed<Name, Field>[],
  groupsOf: (entry: Indexed<Name, Field>) => readonly string[],
): ContentIndex<Name> {
  const made = new WeakMap<Content, ReadonlyMap<string, readonly string[]>>();
  const make = (content: Content): ReadonlyMap<string, readonly string[]> => {
    const groups = new Map<string, string[]>();
    for (const entry of listed(content.all(type))) {
      for (const group of new Set(groupsOf(entry))) {
        const keys = groups.get(group) ?? [];
        keys.push(entry.meta.key);
        groups.set(group, keys);
      }
    }
    return groups;
  };
  return {
    name,
    type,
    fields,
    groupsIn(content) {
      const groups = made.get(content) ?? make(content);
      made.set(content, groups);
      return groups;
    },
  };
}

function keysOf(references: readonly { readonly key: string }[]): readonly string[] {
  return references.map(({ key }) => key);
}

/** The group of an index that has one. */
export const everything = 'all';

const indicatorFields = ['produkt', 'visible_in_portal'] as const;

function newestFirst<Item extends Pick<Entry<'articles'>, 'publication_date'>>(
  articles: readonly Item[],
): readonly Item[] {
  return articles.toSorted((left, right) => right.publication_date.localeCompare(left.publication_date));
}

/** Without the texts about the website, which belong to no theme: they are no news. */
function listedArticles<Item extends Pick<Entry<'articles'>, 'publication_date' | 'display_themes'>>(
  articles: readonly Item[],
): readonly Item[] {
  return newestFirst(articles.filter(({ display_themes: themes }) => themes.length > 0));
}

function unchanged<Item>(entries: readonly Item[]): readonly Item[] {
  return entries;
}

export const indexes = {
  indicators: indexBy('indicators', 'products', indicatorFields, inPortal, () => [everything]),
  indicatorsOfAreas: indexBy(
    'indicatorsOfAreas',
    'products',
    [...indicatorFields, 'columns'],
    (entries) => inPortal(entries).filter(namesAreas),
    () => [everything],
  ),
  indicatorsOfTheme: indexBy(
    'indicatorsOfTheme',
    'products',
    [...indicatorFields, 'display_themes'],
    inPortal,
    (entry) => keysOf(entry.display_themes),
  ),
  indicatorsOfSubTheme: indexBy(
    'indicatorsOfSubTheme',
    'products',
    [...indicatorFields, 'display_subthemes'],
    inPortal,
    (entry) => keysOf(entry.display_subthemes),
  ),
  indicatorsOfStatistic: indexBy(
    'indicatorsOfStatistic',
    'products',
    [...indicatorFields, 'statistical_themes'],
    inPortal,
    (entry) => keysOf(entry.statistical_themes),
  ),
  articles: indexBy('articles', 'articles', ['publication_date', 'display_themes'], listedArticles, () => [everything]),
  /** By the language that they are written in. */
  articlesInLanguage: indexBy(
    'articlesInLanguage',
    'articles',
    ['publication_date', 'display_themes', 'meta.locale'],
    listedArticles,
    (entry) => [entry.meta.locale],
  ),
  articlesOfTheme: indexBy(
    'articlesOfTheme',
    'articles',
    ['publication_date', 'display_themes'],
    newestFirst,
    (entry) => keysOf(entry.display_themes),
  ),
  articlesOfSubTheme: indexBy(
    'articlesOfSubTheme',
    'articles',
    ['publication_date', 'display_subthemes'],
    newestFirst,
    (entry) => keysOf(entry.display_subthemes),
  ),
  articlesOfStatistic: indexBy(
    'articlesOfStatistic',
    'articles',
    ['publication_date', 'statistical_themes'],
    newestFirst,
    (entry) => keysOf(entry.statistical_themes),
  ),
  setsOfStatistic: indexBy('setsOfStatistic', 'indikatorensets', ['statistical_themes'], unchanged, (entry) =>
    keysOf(entry.statistical_themes),
  ),
  setsOfIndicator: indexBy('setsOfIndicator', 'indikatorensets', ['chapters'], unchanged, ({ chapters }) =>
    chapters.flatMap(({ indicators: references }) => keysOf(references)),
  ),
} as const;
