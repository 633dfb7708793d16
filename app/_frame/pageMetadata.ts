/** What a page tells browsers, search engines and other sites about itself. */
import type { Metadata } from 'next';
import type { Locale } from '@/content-types/locales';
import { isEmbedPage, isErrorPage } from '@/content-types/routes';
import { siteUrl } from '@/lib/shared/config';
import { edition } from '@/lib/shared/edition.mjs';
import { translationsMeta } from '@/lib/shared/browser/pagePayload';
import { messagesByLocale } from '@/lib/i18n/messages';
import { localizedPath } from '@/lib/i18n/paths';
import { alternatesOf } from '@/lib/i18n/siteLanguages';
import { feedOfPage } from '@/lib/calendar/follow/subscriptionAddresses';
import { publisher } from '@/lib/site/permanentAddress';
import type { OpenPage, PageDescription } from './sitePage';
import { shareImageOf } from './shareImage';
import type { ShareImage } from './shareImage';

const separator = ' – ';

/**
 * Title of the page, its kind in the language of the address, and the name of the site. A page that falls back to
 * German says so, as two addresses would have the same title otherwise.
 */
function documentTitle({ title, kind, language, titleLanguage }: PageDescription, locale: Locale): string {
  const { notTranslated, onlyInGerman } = messagesByLocale[locale];
  const fallback = locale === 'ls' ? notTranslated : onlyInGerman;
  const shown = title !== null && (titleLanguage ?? language) !== locale ? `${title} (${fallback})` : title;
  const kindName = kind && messagesByLocale[locale].kinds[kind];
  return [shown, kindName, publisher(locale)].filter((part) => part !== null && part !== undefined).join(separator);
}

const openGraphLocale: { readonly [Name in Locale]: string } = {
  de: 'de_CH',
  ls: 'de_CH',
  fr: 'fr_CH',
  it: 'it_CH',
  en: 'en_GB',
};

function openGraph(
  description: PageDescription,
  locale: Locale,
  path: string,
  image: ShareImage | null,
): NonNullable<Metadata['openGraph']> {
  const { title, summary, published, modified } = description;
  const common = {
    title: title ?? publisher(locale),
    ...(summary ? { description: summary } : {}),
    url: localizedPath(locale, path),
    siteName: publisher(locale),
    locale: openGraphLocale[locale],
    ...(image === null ? {} : { images: [image.meta] }),
  };
  if (!published) return { ...common, type: 'website' };
  return { ...common, type: 'article', publishedTime: published, ...(modified ? { modifiedTime: modified } : {}) };
}

function feedName(locale: Locale): string {
  const { colon, labels } = messagesByLocale[locale];
  return `${publisher(locale)}${colon}${labels.newest}`;
}

/** Removes Markdown syntax and line breaks; keeps non-breaking spaces in numbers. */
function plainSummary(summary: string | null | undefined): string | undefined {
  return summary
    ?.replace(/[*_`#]/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/** Only the public edition may be indexed. */
function robotsOf({ noindex }: PageDescription): Pick<Metadata, 'robots'> {
  if (edition !== 'public') return { robots: { index: false, follow: false } };
  return noindex ? { robots: { index: false, follow: true } } : {};
}

/**
 * Returns the metadata of a page. `translations`: the languages in which it is written, which the language switch reads
 * after soft navigation.
 */
export function pageMetadata(page: OpenPage, translations: readonly Locale[]): Metadata {
  const { description, context } = page;
  const { locale, path } = context;
  const image = shareImageOf(page);
  const summary = plainSummary(description.summary);
  const feed = feedOfPage(path, locale);
  const alternates = alternatesOf(path).map(({ hreflang, path: address }) => [hreflang, address] as const);
  return {
    metadataBase: new URL(siteUrl()),
    title: documentTitle(description, locale),
    ...(summary === undefined ? {} : { description: summary }),
    openGraph: openGraph({ ...description, summary }, locale, path, image),
    twitter: { card: image === null ? 'summary' : 'summary_large_image' },
    ...robotsOf(description),
    ...(isErrorPage(path) || isEmbedPage(path)
      ? {}
      : {
          alternates: {
            canonical: localizedPath(locale, path),
            languages: Object.fromEntries(alternates),
            ...(feed === undefined
              ? {}
              : { types: { 'application/atom+xml': [{ url: feed, title: feedName(locale) }] } }),
          },
        }),
    icons: { icon: { url: '/favicon.svg', type: 'image/svg+xml' } },
    other: { [translationsMeta]: translations.join(' ') },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}
