import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { messagesByLocale } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';

/** What a page shows already: see `shownOnPage.ts`. */
export interface ShownOnPage {
  /** Names of entries, pictures and sources. */
  readonly names: ReadonlySet<string>;
  /** Anchors of the figures on the page, by the key of their indicator. */
  readonly figures: ReadonlyMap<string, string>;
}

/** The context for components of a page. */
export interface PageContext {
  /** The language of the address: links lead to pages in this language. */
  readonly locale: Locale;
  /** The language of the text: German if the translation is missing. */
  readonly language: Locale;
  /** The address without language: `/artikel/leerstand-2026`. */
  readonly path: string;
  readonly content: Content;
  readonly messages: Messages;
  /** What the page shows already; without it every list is complete. */
  readonly shown?: ShownOnPage;
}

/** Returns the context of the page at an address without language. */
export function pageContextAt(contents: (locale: Locale) => Content, locale: Locale, path: string): PageContext {
  return { locale, language: locale, path, content: contents(locale), messages: messagesByLocale[locale] };
}

/** The context for parts that only show texts and numbers. */
export type TextContext = Pick<PageContext, 'language' | 'messages'>;

/** Returns the context for a part whose text is in another language than the page. */
export function contextInLanguage(context: PageContext, language: Locale): PageContext {
  return language === context.language ? context : { ...context, language, messages: messagesByLocale[language] };
}

/** Returns the context for links to content in a language: Leichte Sprache links German content in German. */
export function linkContext<Context extends Pick<PageContext, 'locale'>>(context: Context, language: Locale): Context {
  return context.locale === 'ls' && language === defaultLocale ? { ...context, locale: defaultLocale } : context;
}
