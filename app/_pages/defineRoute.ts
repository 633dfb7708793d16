/** One route of the site: its addresses, its data, what it says about itself, and its page. */
import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import type { ShareImageContent } from '@/content-types/parts/shareImage';
import type { Entry } from '@/content-types/registry';
import { entryPath, isEntryRoute, keyAt, routes } from '@/content-types/routes';
import type { RouteName } from '@/content-types/routes';
import type { Crumb } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { LeichteSpracheCheck } from '@/components/page/LeichteSpracheNote/LeichteSpracheNote';
import type { StatisticItem } from '@/components/ui/Figures/Figures';
import type { Content } from '@/lib/content/content';
import type { Messages } from '@/lib/language/messages';
import { isReadable } from '@/lib/language/paths';
import { inLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import type { MenuKey } from '@/lib/site/menu';

/** What a page says about itself to browsers, search engines and other sites. */
export interface PageDescription {
  /** Null on the home page, whose title is the name of the site alone. */
  readonly title: string | null;
  /** The language of the title, if it differs from that of the text: every page has a name in each language. */
  readonly titleLanguage?: Locale | undefined;
  /** The language of the text; German if the translation is missing. */
  readonly language: Locale;
  /** Kind of content, part of the title of detail pages so that a set and a theme of one name differ. */
  readonly kind?: keyof Messages['kinds'] | undefined;
  readonly summary?: string | null | undefined;
  /** The entry's own picture for other sites; without it one is drawn. */
  readonly shareImage?: ShareImageContent | null | undefined;
  /** The figures of the page, the most important first; the drawn picture shows it. */
  readonly statistics?: readonly StatisticItem[] | undefined;
  /** The indicator whose page it is. */
  readonly indicator?: Entry<'products'> | undefined;
  readonly noindex?: boolean | undefined;
  /** For articles: days of publication and last change. */
  readonly published?: string | null | undefined;
  readonly modified?: string | null | undefined;
  /** Last change of the content, an instant. */
  readonly updatedAt?: string | null | undefined;
  /** Who has checked a text in Leichte Sprache, and when. */
  readonly check?: LeichteSpracheCheck | null | undefined;
  /** The pages above this one and this one. */
  readonly crumbs: readonly Crumb[];
}

export interface PageProps<Data> {
  readonly data: Data;
  readonly context: PageContext;
  /** All routes, for the page that lists them. */
  readonly table: readonly SiteRoute[];
}

interface RouteDefinition<Name extends RouteName, Data> {
  /** Its address is in `content-types/routes.ts`. */
  readonly name: Name;
  readonly menuKey?: MenuKey;
  /** The name of a page of the site itself, for languages in which its entry is missing. */
  readonly title?: (messages: Messages) => string;
  /** Values of the parameter; routes without one have a single address. */
  readonly keys?: (content: Content) => readonly string[];
  /** Whether a page without a parameter has anything to show; it does unless this says no. */
  readonly exists?: (content: Content) => boolean;
  /** Undefined when there is no such entry. */
  readonly load: (content: Content, key: string) => Data | undefined;
  readonly describe: (data: Data, context: PageContext) => PageDescription;
  readonly Page: ComponentType<PageProps<Data>>;
  /** Not a page of its own, so in no list of pages: an error page. */
  readonly hidden?: 404 | 500;
}

export interface OpenPage {
  /** The page in the language of its text. */
  readonly description: PageDescription;
  readonly context: PageContext;
  readonly render: (table: readonly SiteRoute[]) => ReactNode;
}

/** A route without its data type, as the table holds it. */
export interface SiteRoute<Name extends RouteName = RouteName> {
  readonly name: Name;
  readonly path: string;
  readonly menuKey: MenuKey | null;
  readonly hidden: 404 | 500 | null;
  /** One page for each entry: an article, a theme, an indicator, … */
  readonly isContent: boolean;
  /** All addresses without language. */
  readonly addresses: (content: Content) => readonly string[];
  /** The language of the text: German if the translation is missing. Undefined as below. */
  readonly language: (context: PageContext) => Locale | undefined;
  /** Undefined when the path is not of this route or names nothing. */
  readonly open: (context: PageContext) => OpenPage | undefined;
}

/** What a page shows: an entry, or nothing but what belongs to the interface. */
interface PageData {
  readonly meta?: { readonly locale: Locale };
}

export function defineRoute<Name extends RouteName, Data extends PageData>(
  definition: RouteDefinition<Name, Data>,
): SiteRoute<Name> {
  const { name, menuKey, title, keys, exists = () => true, load, describe, Page, hidden } = definition;
  const path = routes[name];
  const dataAt = ({ content, path: address }: PageContext): Data | undefined => {
    const key = keyAt(name, address);
    return key === undefined ? undefined : load(content, key);
  };
  return {
    name,
    path,
    menuKey: menuKey ?? null,
    hidden: hidden ?? null,
    isContent: isEntryRoute(name),
    addresses(content) {
      if (isEntryRoute(name) && keys) return keys(content).map((key) => entryPath(name, key));
      return exists(content) ? [path] : [];
    },
    language(context) {
      const data = dataAt(context);
      return data && (data.meta?.locale ?? context.locale);
    },
    open(context) {
      const data = dataAt(context);
      if (data === undefined) return undefined;
      // Breadcrumbs are in the language of the address, even if the text is in German.
      const { crumbs, language } = describe(data, context);
      const textContext = inLanguage(context, language);
      const own = describe(data, textContext);
      const named = title && language !== context.locale;
      const description = named ? { ...own, title: title(context.messages), titleLanguage: context.locale } : own;
      // A missing page in Leichte Sprache is replaced by suggestions for further reading: not something to index.
      const isMissing = !isReadable(language, context.locale);
      return {
        description: { ...description, crumbs, noindex: description.noindex === true || isMissing },
        context: textContext,
        render: (table) => createElement(Page, { data, context: textContext, table }),
      };
    },
  };
}
