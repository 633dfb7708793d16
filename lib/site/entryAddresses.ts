/** Addresses and names of entries. */
import { addressOf } from '@/content-types/registry';
import type { CollectionName, Entry, EntryMeta } from '@/content-types/registry';
import { hasSeveralParts, isEntryRoute, keyPatternOf, routeNames, routePrefix } from '@/content-types/routes';
import { languagePrefixes } from './pageFiles';

/** Types of entries that other pages link to by title. */
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

/** Returns the name of an entry in menus, facts and lists; its title is the heading of its own page. */
export function entryName(entry: LinkedEntry): string {
  return shortTitle(entry) ?? entryTitle(entry);
}

/** Maximum number of characters on a chip. */
const longestChip = 40;

/** A shortened title, for entries without a short one: the title may be a sentence. */
function shortened(title: string): string {
  if (title.length <= longestChip) return title;
  const [start = ''] = title.split(/: | [–—] /);
  if (start.length <= longestChip) return start;
  const words = title.slice(0, longestChip).replace(/[\s,;]+\S*$/, '');
  return `${words} …`;
}

/** Returns the name of an entry on a chip, a tab or a choice, shortened to fit. */
export function chipName(entry: LinkedEntry): string {
  return shortened(entryName(entry));
}

interface Named {
  readonly meta: EntryMeta;
}

function isProduct(entry: Named): entry is Entry<'products'> {
  return entry.meta.type === 'products';
}

/** Returns the address without language; null if there is none. Products other than indicators lead to the address that editors set. */
export function entryAddress(entry: Named): string | null {
  if (isProduct(entry) && entry.produkt !== 'Indikator') return entry.url;
  return addressOf(entry.meta) ?? null;
}

/** Returns a pattern of the addresses that no entry can have, for the not-found page (behaviour B1.7). */
export function impossibleAddresses(): string {
  const starts = routeNames
    .filter(isEntryRoute)
    .filter((route) => !hasSeveralParts(route))
    .map((route) => `${routePrefix(route)}(?!${keyPatternOf(route).source.slice(1)})[^/]+`);
  return `^(?:${languagePrefixes().join('|')})(?:${starts.join('|')})$`;
}
