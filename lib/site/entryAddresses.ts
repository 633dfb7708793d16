/** Where entries are on the site. */
import { addressOf } from '@/content-types/registry';
import type { CollectionName, Entry, EntryMeta } from '@/content-types/registry';
import { hasSeveralParts, isEntryRoute, keyPatternOf, routeNames, routePrefix } from '@/content-types/routes';
import { languagePrefixes } from './pageFiles';

/** Kinds of entry that other pages link to by their title. */
export type LinkedName = Exclude<
  CollectionName,
  'focus-teasers' | 'header-links' | 'quizes' | 'teasers' | 'team-members'
>;

export type LinkedEntry = { [Name in LinkedName]: Entry<Name> }[LinkedName];

export function entryTitle(entry: LinkedEntry): string {
  return 'term' in entry ? entry.term : entry.title;
}

function shortTitle(entry: LinkedEntry): string | null {
  if ('title_short' in entry) return entry.title_short;
  return 'short_title' in entry ? entry.short_title : null;
}

/** What an entry is called wherever it is one of many: in menus, facts and lists. Its title heads its own page. */
export function entryName(entry: LinkedEntry): string {
  return shortTitle(entry) ?? entryTitle(entry);
}

/** A chip has no room for more characters. */
const longestChip = 40;

/** The part of a title that stands for it; a title without a short one may be a sentence. */
function shortened(title: string): string {
  if (title.length <= longestChip) return title;
  const [start = ''] = title.split(/: | [–—] /);
  if (start.length <= longestChip) return start;
  const words = title.slice(0, longestChip).replace(/[\s,;]+\S*$/, '');
  return `${words} …`;
}

/** The name of an entry on a chip, a tab or a choice: never longer than fits there. */
export function chipName(entry: LinkedEntry): string {
  return shortened(entryName(entry));
}

interface Named {
  readonly meta: EntryMeta;
}

function isProduct(entry: Named): entry is Entry<'products'> {
  return entry.meta.type === 'products';
}

/** The address without language, if any; products other than indicators lead where their editors say. */
export function entryAddress(entry: Named): string | null {
  if (isProduct(entry) && entry.produkt !== 'Indikator') return entry.url;
  return addressOf(entry.meta) ?? null;
}

/** The addresses that no entry can have, whatever editors write, as a pattern for the not-found page (behaviour B1.7). */
export function impossibleAddresses(): string {
  const starts = routeNames
    .filter(isEntryRoute)
    .filter((route) => !hasSeveralParts(route))
    .map((route) => `${routePrefix(route)}(?!${keyPatternOf(route).source.slice(1)})[^/]+`);
  return `^(?:${languagePrefixes().join('|')})(?:${starts.join('|')})$`;
}
