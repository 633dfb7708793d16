/** A page of the site: how it loads its entry, describes itself and renders. Independent of Next.js. */
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import type { ShareImageContent } from '@/content-types/parts/shareImage';
import type { Entry, EntryMeta } from '@/content-types/registry';
import { entryPath, isEntryRoute, keyAt, routes } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import type { Crumb } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { LeichteSpracheCheck } from '@/components/page/LeichteSpracheNote/LeichteSpracheNote';
import type { StatisticItem } from '@/components/figures/Figures/Figures';
import { siteLocales } from '@/lib/shared/office';
import type { Content } from '@/lib/content/content';
import type { Messages } from '@/lib/i18n/messages';
import { isReadable } from '@/lib/i18n/paths';
import type { Contents } from '@/lib/site/contents';
import { pageContextAt, contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import type { MenuKey } from '@/lib/site/menu';

/** What a page says about itself to browsers, search engines and other sites. */
export interface PageDescription {
  /** Null on the home page, whose title is the name of the site alone. */
  readonly title: string | null;
  /** The language of the title, if it differs from that of the text: the site's own pages have a name in each language. */
  readonly titleLanguage?: Locale | undefined;
  /** The language of the text; German if the translation is missing. */
  readonly language: Locale;
  /** The kind of content; part of the title of detail pages, to distinguish a set from a theme of the same name. */
  readonly kind?: keyof Messages['kinds'] | undefined;
  readonly summary?: string | null | undefined;
  /** The entry's own picture for other sites; without it one is drawn. */
  readonly shareImage?: ShareImageContent | null | undefined;
  /** The key figures of the page; the drawn picture shows the first. */
  readonly statistics?: readonly StatisticItem[] | undefined;
  /** The indicator whose page it is. */
  readonly indicator?: Entry<'products'> | undefined;
  /** The first indicator drawn on the page: the drawn picture shows it if there are no key figures. */
  readonly drawn?: Entry<'products'> | undefined;
  readonly noindex?: boolean | undefined;
  /** For articles: days of publication and last change. */
  readonly published?: string | null | undefined;
  readonly modified?: string | null | undefined;
  /** The entry whose last change is that of the page. `updatedAt` is read only where it is needed, as every change alters it. */
  readonly entry?: { readonly meta: Pick<EntryMeta, 'updatedAt'> } | undefined;
  /** Who has checked a text in Leichte Sprache, and when. */
  readonly check?: LeichteSpracheCheck | null | undefined;
  /** The breadcrumbs: the pages above this one and the page itself, in the language of the address. */
  readonly crumbs: readonly Crumb[];
}

export interface PageProps<Data> {
  readonly data: Data;
  readonly context: PageContext;
}

/** The data of a page: an entry, or anything else without a language of its own. */
interface PageData {
  readonly meta?: { readonly locale: Locale };
}

export interface SitePage<Data extends PageData> {
  /** Its address is in `content-types/routes.ts`. */
  readonly name: RouteName;
  readonly menuKey?: MenuKey;
  /** The name of a page of the site itself, for languages in which its entry is missing. */
  readonly title?: (messages: Messages) => string;
  /** Values of the parameter; pages without one have a single address. */
  readonly keys?: (content: Content) => readonly string[];
  /** Undefined when there is nothing to show. */
  readonly load: (content: Content, key: string) => Data | undefined;
  readonly describe: (data: Data, context: PageContext) => PageDescription;
  readonly Page: ComponentType<PageProps<Data>>;
}

export interface OpenPage {
  readonly menuKey: MenuKey | null;
  /** Whether the route has a page per entry: an article, a theme, an indicator, … */
  readonly isContent: boolean;
  /** In the language of the text. */
  readonly description: PageDescription;
  readonly context: PageContext;
  readonly body: ReactNode;
}

export interface RequestedPage extends OpenPage {
  /** The languages that the page is written in. */
  readonly translations: readonly Locale[];
}

/** Returns all addresses of a page, without language. */
export function addressesOf<Data extends PageData>(page: SitePage<Data>, content: Content): readonly string[] {
  const { name, keys, load } = page;
  if (isEntryRoute(name) && keys) return keys(content).map((key) => entryPath(name, key));
  return load(content, '') === undefined ? [] : [routes[name]];
}

function dataAt<Data extends PageData>(
  { name, load }: SitePage<Data>,
  { content, path }: PageContext,
): Data | undefined {
  const key = keyAt(name, path);
  return key === undefined ? undefined : load(content, key);
}

/** Returns the page at the address of the context; undefined if the address is not of this page or names nothing. */
export function openPageAt<Data extends PageData>(page: SitePage<Data>, context: PageContext): OpenPage | undefined {
  const data = dataAt(page, context);
  if (data === undefined) return undefined;
  const { name, menuKey, title, describe, Page } = page;
  const textContext = contextInLanguage(context, data.meta?.locale ?? context.locale);
  const { language } = textContext;
  const own = describe(data, textContext);
  const named = title && language !== context.locale;
  const description = named ? { ...own, title: title(context.messages), titleLanguage: context.locale } : own;
  // Not to be indexed: a page missing in Leichte Sprache only suggests further reading.
  const isMissing = !isReadable(language, context.locale);
  return {
    menuKey: menuKey ?? null,
    isContent: isEntryRoute(name),
    description: { ...description, noindex: description.noindex === true || isMissing },
    context: textContext,
    body: createElement(Page, { data, context: textContext }),
  };
}

/** Returns the languages in which the page at an address without language is written. */
export function translationsAt<Data extends PageData>(
  page: SitePage<Data>,
  contents: Contents,
  path: string,
): readonly Locale[] {
  return siteLocales().filter((locale) => {
    const data = dataAt(page, pageContextAt(contents, locale, path));
    return data !== undefined && (data.meta?.locale ?? locale) === locale;
  });
}
