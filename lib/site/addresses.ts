/** Where entries live on the site. */
import { collectionTypes } from '@/content-types/registry';
import type { CollectionName, Entry } from '@/content-types/registry';

/** Kinds of entry that other pages link to by their title. */
export type LinkedName = Exclude<
  CollectionName,
  'focus-teasers' | 'header-links' | 'quizes' | 'teasers' | 'team-members'
>;

export type LinkedEntry = { [Name in LinkedName]: Entry<Name> }[LinkedName];

export function entryTitle(entry: LinkedEntry): string {
  return 'term' in entry ? entry.term : entry.title;
}

function isProduct(entry: LinkedEntry): entry is Entry<'products'> {
  return entry.meta.type === 'products';
}

/** The address without language; products other than indicators lead where their editors say, if anywhere. */
export function entryAddress(entry: LinkedEntry): string | null {
  if (isProduct(entry) && entry.produkt !== 'Indikator') return entry.url;
  return collectionTypes[entry.meta.type].address?.(entry.meta.key) ?? null;
}
