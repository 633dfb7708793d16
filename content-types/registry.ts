/** Every content type of the site. A new one needs its own file and a line here. */
import type { ContentType } from './contentType';
import type { InputShape, Shape } from './definition';
import type { Locale } from './locales';
import { apps } from './collections/apps';
import { articles } from './collections/articles';
import { backgroundPageArticles } from './collections/backgroundPageArticles';
import { backgroundPageContainers } from './collections/backgroundPageContainers';
import { displaySubthemes } from './collections/displaySubthemes';
import { displayThemes } from './collections/displayThemes';
import { focusTeasers } from './collections/focusTeasers';
import { glossars } from './collections/glossars';
import { headerLinks } from './collections/headerLinks';
import { indikatorensets } from './collections/indikatorensets';
import { kategories } from './collections/kategories';
import { products } from './collections/products';
import { quizes } from './collections/quizes';
import { releases } from './collections/releases';
import { teasers } from './collections/teasers';
import { teamMembers } from './collections/teamMembers';
import { backgroundPage } from './single-types/backgroundPage';
import { cookieConsent } from './single-types/cookieConsent';
import { footer } from './single-types/footer';
import { headers } from './single-types/headers';
import { homePage } from './single-types/homePage';
import { indikatorensetPage } from './single-types/indikatorensetPage';
import { searchPage } from './single-types/searchPage';
import { searchWords } from './single-types/searchWords';
import { themePage } from './single-types/themePage';

export const collectionTypes = {
  apps,
  articles,
  'background-page-articles': backgroundPageArticles,
  'background-page-containers': backgroundPageContainers,
  'display-subthemes': displaySubthemes,
  'display-themes': displayThemes,
  'focus-teasers': focusTeasers,
  glossars,
  'header-links': headerLinks,
  indikatorensets,
  kategories,
  products,
  quizes,
  releases,
  teasers,
  'team-members': teamMembers,
};

export const singleTypes = {
  'background-page': backgroundPage,
  'cookie-consent': cookieConsent,
  footer,
  headers,
  'home-page': homePage,
  'indikatorenset-page': indikatorensetPage,
  'search-page': searchPage,
  'search-words': searchWords,
  'theme-page': themePage,
};

export type CollectionName = keyof typeof collectionTypes;

export type SingleName = keyof typeof singleTypes;

export type ContentName = CollectionName | SingleName;

type FieldsOf<Name extends ContentName> = Name extends CollectionName
  ? (typeof collectionTypes)[Name]['fields']
  : Name extends SingleName
    ? (typeof singleTypes)[Name]['fields']
    : never;

/** What every entry of the snapshot has besides its fields. */
export interface EntryMeta<Name extends ContentName = ContentName> {
  readonly type: Name;
  /** The address part that all languages of the entry share; for a single type its name. */
  readonly key: string;
  /** The language the text is in: German if a translation is missing. */
  readonly locale: Locale;
  /** Last change in the CMS, UTC. */
  readonly updatedAt: string;
  /** Identifies the record in the CMS, even if its address changes: the documentId of Strapi 5, else the number. Not for pages. */
  readonly record?: string;
  /** The title that editors know, in this language. Not for pages. */
  readonly title?: string | undefined;
}

/** A checked entry in one language, as pages get it. */
export type Entry<Name extends ContentName> = Shape<FieldsOf<Name>> & { readonly meta: EntryMeta<Name> };

/** The localized fields of an entry, as sample content writes them. */
export type LocalizedInput<Name extends ContentName> = InputShape<FieldsOf<Name>, { shared: false }>;

/** An entry of the sample content: what all languages share, and its German text. */
export interface SampleEntry<Name extends ContentName> {
  readonly shared: InputShape<FieldsOf<Name>, { shared: true }>;
  readonly text: LocalizedInput<Name>;
  /** Last change, as an instant in UTC. */
  readonly updated: string;
  /** Not published: must never reach the site. */
  readonly draft?: boolean;
}

/** The sample content in German: every entry of every type; a single type has exactly one. */
export type SampleContent = { readonly [Name in ContentName]: readonly SampleEntry<Name>[] };

/** The sample content in another language: the translated entries by key; a single type's key is its name. */
export type SampleTranslation = { readonly [Name in ContentName]?: Readonly<Record<string, LocalizedInput<Name>>> };

export function isCollectionName(name: string): name is CollectionName {
  return name in collectionTypes;
}

export function isSingleName(name: string): name is SingleName {
  return name in singleTypes;
}

/** Returns the definition of a content type. */
export function contentType(name: ContentName): ContentType {
  return isCollectionName(name) ? collectionTypes[name] : singleTypes[name];
}

/** Returns the address of an entry without language; undefined if it is left to the pages that show it. */
export function addressOf({ type, key }: Pick<EntryMeta, 'type' | 'key'>): string | undefined {
  return contentType(type).address?.(key);
}

export const collectionNames = Object.keys(collectionTypes).filter(isCollectionName);

export const singleNames = Object.keys(singleTypes).filter(isSingleName);

export const contentNames: readonly ContentName[] = [...collectionNames, ...singleNames];
