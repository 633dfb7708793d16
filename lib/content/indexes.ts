/**
 * Entries in groups that pages ask for: the indicators of a theme, the articles of a statistic. A page that asks for a
 * group depends on the group alone, not on every entry of the type; and each index is made once for all pages.
 */
import type { CollectionName, Entry } from '@/content-types/registry';
import type { Content, ContentIndex } from './content';

function indexBy<Name extends CollectionName>(
  name: string,
  type: Name,
  listed: (content: Content) => readonly Entry<Name>[],
  groupsOf: (entry: Entry<Name>) => readonly string[],
): ContentIndex<Name> {
  const made = new WeakMap<Content, ReadonlyMap<string, readonly string[]>>();
  const make = (content: Content): ReadonlyMap<string, readonly string[]> => {
    const groups = new Map<string, string[]>();
    for (const entry of listed(content)) {
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

/** Those of the portal, in the editors' order. */
function indicators(content: Content): readonly Entry<'products'>[] {
  return content
    .all('products')
    .filter(({ produkt, visible_in_portal: isVisible }) => produkt === 'Indikator' && isVisible);
}

function newestFirst(content: Content): readonly Entry<'articles'>[] {
  return content.all('articles').toSorted((left, right) => right.publication_date.localeCompare(left.publication_date));
}

function sets(content: Content): readonly Entry<'indikatorensets'>[] {
  return content.all('indikatorensets');
}

export const indexes = {
  indicators: indexBy('indicators', 'products', indicators, () => [everything]),
  indicatorsOfTheme: indexBy('indicatorsOfTheme', 'products', indicators, (entry) => keysOf(entry.display_themes)),
  indicatorsOfSubTheme: indexBy('indicatorsOfSubTheme', 'products', indicators, (entry) =>
    keysOf(entry.display_subthemes),
  ),
  indicatorsOfStatistic: indexBy('indicatorsOfStatistic', 'products', indicators, (entry) =>
    keysOf(entry.statistical_themes),
  ),
  articles: indexBy('articles', 'articles', newestFirst, () => [everything]),
  articlesOfTheme: indexBy('articlesOfTheme', 'articles', newestFirst, (entry) => keysOf(entry.display_themes)),
  articlesOfSubTheme: indexBy('articlesOfSubTheme', 'articles', newestFirst, (entry) =>
    keysOf(entry.display_subthemes),
  ),
  articlesOfStatistic: indexBy('articlesOfStatistic', 'articles', newestFirst, (entry) =>
    keysOf(entry.statistical_themes),
  ),
  setsOfStatistic: indexBy('setsOfStatistic', 'indikatorensets', sets, (entry) => keysOf(entry.statistical_themes)),
  setsOfIndicator: indexBy('setsOfIndicator', 'indikatorensets', sets, ({ chapters }) =>
    chapters.flatMap(({ indicators: references }) => keysOf(references)),
  ),
} as const;
