/** News as an Atom feed: RFC 4287. */
import { entryPath, routes } from '@/content-types/routes';
import { siteUrl } from '@/lib/shared/config';
import { encodeEntities } from '@/lib/shared/browser/entities';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import { entryAddress, entryName } from '@/lib/site/entryAddresses';
import { encodeAddress } from '@/lib/site/pageFiles';
import { changeText } from '@/lib/open-data/history/changeText';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';
import { publisher } from '@/lib/site/permanentAddress';
import { subscriptionAddress } from './subscriptionAddresses';
import { feedItems } from './feedItems';
import type { FeedItem } from './feedItems';
import { startOfDay } from './instants';

function absolute(path: string): string {
  return `${siteUrl()}${encodeAddress(path)}`;
}

function element(name: string, value: string, language: string): string {
  return `  <${name} xml:lang="${language}">${encodeEntities(value)}</${name}>\n`;
}

/** Stable as long as the item exists: address and day, different in each language. */
function idOf({ kind, day, number }: FeedItem, path: string): string {
  const { hostname: host } = new URL(siteUrl());
  return `tag:${host},${day}:${encodeAddress(path)}${kind === 'corrected' ? `/korrektur-${number}` : ''}`;
}

function titleOf({ entry, kind }: FeedItem, { messages }: PageContext): string {
  const { feedTitles } = messages.calendar;
  return kind === 'published' ? entry.title : `${feedTitles[kind]}${messages.colon}${entry.title}`;
}

/** What changed in the data of an indicator since the day of the item; null if nothing did. */
function newsOf({ entry, day }: FeedItem, context: PageContext): string | null {
  if (entry.meta.type !== 'products') return null;
  const { day: changed = '', change = null } = context.content.history(entry.meta.key)?.current ?? {};
  return change === null || changed < day ? null : changeText(change, contextInLanguage(context, entry.meta.locale));
}

function summaryOf(feedItem: FeedItem, context: PageContext): string | null {
  const { entry, correction } = feedItem;
  if (correction !== null) return correction;
  if (!('lesehilfe' in entry)) return entry.lead;
  const parts = [newsOf(feedItem, context), entry.lesehilfe ?? entry.description].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('. ');
}

function item(feedItem: FeedItem, context: PageContext): string {
  const { entry, instant } = feedItem;
  const address = entryAddress(entry);
  if (address === null) return '';
  const path = localizedPath(context.locale, address);
  const language = languageTag[entry.meta.locale];
  const summary = summaryOf(feedItem, context);
  const themes = context.content.list(entry.display_themes);
  return [
    '<entry>\n',
    `  <id>${encodeEntities(idOf(feedItem, path))}</id>\n`,
    element('title', titleOf(feedItem, context), language),
    `  <link rel="alternate" type="text/html" href="${encodeEntities(absolute(path))}"/>\n`,
    `  <updated>${instant}</updated>\n`,
    `  <published>${instant}</published>\n`,
    ...(summary === null ? [] : [element('summary', summary.replaceAll(/\s+/g, ' '), language)]),
    ...themes.map(
      (theme) => `  <category term="${encodeEntities(theme.url)}" label="${encodeEntities(entryName(theme))}"/>\n`,
    ),
    '</entry>\n',
  ].join('');
}

/** The feed of a theme; of the whole site if it is null. */
export function feedFile(context: PageContext, theme: string | null): string {
  const { content, locale, messages } = context;
  const items = feedItems(content, theme);
  const self = encodeEntities(absolute(subscriptionAddress('feed', theme, locale)));
  const page = localizedPath(locale, theme === null ? routes.home : entryPath('theme', theme));
  const found = theme === null ? undefined : content.find('display-themes', theme);
  const about = found === undefined ? messages.labels.newest : found.title;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageTag[locale]}">\n`,
    `<id>${self}</id>\n`,
    `<title>${encodeEntities(`${publisher(locale)}${messages.colon}${about}`)}</title>\n`,
    `<link rel="self" type="application/atom+xml" href="${self}"/>\n`,
    `<link rel="alternate" type="text/html" href="${encodeEntities(absolute(page))}"/>\n`,
    `<updated>${items[0]?.instant ?? startOfDay(content.today)}</updated>\n`,
    `<author><name>${encodeEntities(publisher(locale))}</name></author>\n`,
    ...items.map((feedItem) => item(feedItem, context)),
    '</feed>\n',
  ].join('');
}
