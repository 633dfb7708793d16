/** The props of the search island. They are in the page twice, so they are kept short. */
import type { Locale } from '@/content-types/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { FacetName, SearchKind } from '@/lib/search/document';
import type { PublicSearchServer } from '@/lib/search/openSearch';

export type SearchTexts = Messages['search'] & {
  readonly colon: string;
  readonly currentValue: string;
  readonly onlyInGerman: string;
  readonly externalSite: string;
  readonly inGlossary: string;
  readonly allThemes: string;
  readonly glossary: string;
};

export type FacetLabels = { readonly [Name in Exclude<FacetName, 'year'>]: Readonly<Record<string, string>> } & {
  readonly kind: Readonly<Record<SearchKind, string>>;
};

export interface SearchProps {
  readonly locale: Locale;
  /** Null if the site has none. */
  readonly server: PublicSearchServer | null;
  readonly texts: SearchTexts;
  /** The labels of the facet values, in the order of the page. */
  readonly labels: FacetLabels;
  readonly stopWords: readonly string[];
  readonly placeholder: string | null;
  /** The editors' words for when nothing is found. */
  readonly emptyText: string | null;
  /** The address for questions, offered if nothing was found. */
  readonly contact: string | null;
}
