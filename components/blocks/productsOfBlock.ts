/** Which products a list shows, in which order, and how visitors can filter it. */
import type { BlockOf } from '@/content-types/blocks/blockTypes';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { languageTag } from '@/lib/i18n/paths';
import { writeState } from '@/lib/search/addressState';
import { kindOfProduct } from '@/lib/search-index/documentKinds';
import { chipName } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { excludeShown } from '@/lib/site/shownOnPage';
import { subThemeOfPage, themeOfPage } from '@/lib/site/pageTheme';
import { versionDay } from '@/lib/site/versionDay';

export type Product = Entry<'products'>;

type Block = BlockOf<'search-product-list'>;

/** The criteria for products; null matches any. */
interface Filters {
  readonly produkt: Block['produkt'];
  readonly theme: string | null;
  readonly subTheme: string | null;
}

/** Longer lists are left to the search. */
export const maxProducts = 200;

function filtersOf({ produkt, theme, sub_theme: subTheme }: Block, context: PageContext): Filters {
  return {
    produkt,
    theme: theme?.key ?? themeOfPage(context),
    subTheme: subTheme?.key ?? subThemeOfPage(context),
  };
}

function matches(product: Product, { produkt, theme, subTheme }: Filters): boolean {
  return (
    product.visible_in_portal &&
    (produkt === null || product.produkt === produkt) &&
    (theme === null || product.display_themes.some(({ key }) => key === theme)) &&
    (subTheme === null || product.display_subthemes.some(({ key }) => key === subTheme))
  );
}

function sorted(products: readonly Product[], sort: Block['sort'], locale: Locale): readonly Product[] {
  const collator = new Intl.Collator(locale === 'ls' ? languageTag.de : languageTag[locale], { numeric: true });
  const byTitle = products.toSorted((left, right) => collator.compare(left.title, right.title));
  if (sort === 'manual') return products;
  if (sort !== 'date') return byTitle;
  return byTitle.toSorted((left, right) => (versionDay(right) ?? '').localeCompare(versionDay(left) ?? ''));
}

/**
 * Returns the matching products that the page does not show elsewhere. Pinned products come first, in the editors'
 * order, even if they do not match.
 */
export function productsOfBlock(block: Block, context: PageContext): readonly Product[] {
  const { content } = context;
  const filters = filtersOf(block, context);
  const pinned = content.list(block.pinned);
  const matching = content.all('products').filter((product) => matches(product, filters) && !pinned.includes(product));
  return excludeShown([...pinned, ...sorted(matching, block.sort, context.locale)], context);
}

const sortingOf = { date: 'datum', title: 'titel', manual: 'relevanz' } as const;

/**
 * Returns the address of a search for the whole list. The search has no filter for sub-themes, but finds what belongs
 * to one by its name.
 */
export function searchAddress(block: Block, context: PageContext): string {
  const { produkt, theme, subTheme } = filtersOf(block, context);
  const words = subTheme === null ? '' : (context.content.find('display-subthemes', subTheme)?.title ?? '');
  const filters = {
    kind: produkt === null ? [] : [kindOfProduct[produkt]],
    themes: theme === null ? [] : [theme],
  };
  return `${routes.search}${writeState({ words, filters, sort: sortingOf[block.sort ?? 'title'] })}`;
}

/** A value of a facet, and how many items have it. */
export interface ProductFacetValue {
  readonly key: string;
  readonly label: string;
  /** The language of the label, if that is the name of an entry. */
  readonly language?: Locale | undefined;
  readonly count: number;
}

export interface Facet {
  readonly name: 'kind' | 'theme';
  readonly label: string;
  readonly values: readonly ProductFacetValue[];
}

function counted(
  keys: readonly string[],
  labelOf: (key: string) => Pick<ProductFacetValue, 'label' | 'language'>,
): readonly ProductFacetValue[] {
  const distinct = [...new Set(keys)];
  return distinct.map((key) => ({
    key,
    ...labelOf(key),
    count: keys.filter((candidate) => candidate === key).length,
  }));
}

/** The facet values of all items of a list. */
interface Narrowed {
  readonly kinds: readonly string[];
  readonly kindLabels: Readonly<Record<string, string>>;
  readonly themes: readonly string[];
}

/** Returns the facets with more than one value. */
export function facetsBy(
  { kinds, kindLabels, themes }: Narrowed,
  { content, messages }: PageContext,
): readonly Facet[] {
  const facets: readonly Facet[] = [
    {
      name: 'kind',
      label: messages.productList.kind,
      values: counted(kinds, (key) => ({ label: kindLabels[key] ?? key })),
    },
    {
      name: 'theme',
      label: messages.kinds.theme,
      values: counted(themes, (key) => {
        const theme = content.find('display-themes', key);
        return theme ? { label: chipName(theme), language: theme.meta.locale } : { label: key };
      }),
    },
  ];
  return facets.filter(({ values }) => values.length > 1);
}

export function facetsOf(products: readonly Product[], context: PageContext): readonly Facet[] {
  const kinds = products.map(({ produkt }) => produkt);
  const themes = products.flatMap(({ display_themes: references }) => references.map(({ key }) => key));
  return facetsBy({ kinds, kindLabels: context.messages.produkt, themes }, context);
}
