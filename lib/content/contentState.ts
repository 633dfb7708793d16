/** The state of the CMS: the cheap part (stamp) of every entry. `staleRecords.ts` derives from it what to read again. */
import { collectionNames, collectionTypes, singleNames, singleTypes } from '@/content-types/registry';
import type { ContentName } from '@/content-types/registry';
import { isLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { CollectionType, SingleType } from '@/content-types/contentType';
import type { Cms, CmsPart, CmsRecord } from '@/lib/cms/types';
import { populatableNames } from '@/lib/cms/populate';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { memoize } from '@/lib/shared/browser/memoize';
import { shallowAttributes } from './exceedsDepth';

export type ListedType = (CollectionType | SingleType) & { readonly name: ContentName };

/** An entry in a language. */
export interface Row {
  readonly locale: Locale;
  /** Its plain values, and what else the `CmsPart` includes. */
  readonly stamp: CmsRecord;
}

export interface Listing {
  readonly type: ListedType;
  /** By language, and within one in the order of the type. */
  readonly rows: readonly Row[];
}

export type ContentState = readonly Listing[];

const collections: readonly ListedType[] = collectionNames.map((name) => collectionTypes[name]);
const contentTypes: readonly ListedType[] = [...collections, ...singleNames.map((name) => singleTypes[name])];

/** The client limits requests itself; reading few lists at once limits the requests to a failing CMS and its error messages. */
export const listConcurrency = 4;

/** For the requests of one list: none follows a failure. */
export const sequential = 1;

/** The languages of a record: all, if the CMS does not translate its type. */
function localesOf({ attributes: { locale } }: CmsRecord): readonly Locale[] {
  return typeof locale === 'string' && isLocale(locale) ? [locale] : locales;
}

/** Leaves out attributes that are nested too deep; the check reports them as errors of their entry. */
const asStamp = memoize((record: CmsRecord): CmsRecord => ({
  ...record,
  attributes: shallowAttributes(record.attributes).shallow,
}));

/** The rows of records by language, and within one in the order of the records. */
export function rowsOf(records: readonly CmsRecord[]): readonly Row[] {
  const stamps = records.map(asStamp);
  return locales.flatMap((locale) =>
    stamps.filter((stamp) => localesOf(stamp).includes(locale)).map((stamp) => ({ locale, stamp })),
  );
}

async function readListing(cms: Cms, type: ListedType, part: CmsPart): Promise<Listing> {
  if (type.kind === 'single') {
    const stamps = await mapConcurrently(locales, (locale) => cms.single(type, locale, part), sequential);
    const rows = locales.flatMap((locale, index) => {
      const record = stamps[index] ?? null;
      return record === null ? [] : [{ locale, stamp: asStamp(record) }];
    });
    return { type, rows };
  }
  return { type, rows: rowsOf(await cms.list(type, locales, { part })) };
}

function readListings(cms: Cms, types: readonly ListedType[], part: CmsPart): Promise<ContentState> {
  return mapConcurrently(types, (type) => readListing(cms, type, part), listConcurrency);
}

/** Reads the stamps of all entries. */
export function readContentState(cms: Cms): Promise<ContentState> {
  return readListings(cms, contentTypes, 'stamp');
}

const populatedOf = memoize((type: ListedType) => new Set(populatableNames(type)));

const plainTexts = memoize((type: ListedType) =>
  memoize(({ id, attributes }: CmsRecord): string => {
    const values = Object.entries(attributes).filter(([name]) => !populatedOf(type).has(name));
    return JSON.stringify([id, Object.fromEntries(values)]);
  }),
);

function plainText(state: ContentState): string {
  return state
    .flatMap(({ type, rows }) => [type.name, ...rows.map(({ locale, stamp }) => locale + plainTexts(type)(stamp))])
    .join('\n');
}

function datesIn(state: ContentState): string {
  const rows = state.flatMap(({ type, rows: own }) => own.map(({ stamp }) => ({ type, stamp })));
  const lines = rows.map(({ type, stamp }) => `${type.name} ${stamp.id} ${String(stamp.attributes['updatedAt'])}`);
  return [...new Set(lines)].sort().join('\n');
}

/**
 * Whether entries of collections were added, removed or changed since. Their dates are enough: this looks at the time of one reading. The
 * next reading notices changes of single types.
 */
export async function hasChangedSince(cms: Cms, state: ContentState): Promise<boolean> {
  const before = state.filter(({ type }) => type.kind === 'collection');
  return datesIn(await readListings(cms, collections, 'dates')) !== datesIn(before);
}

/** A text that changes whenever an entry is added, removed or changed; files do not count. */
export async function contentState(cms: Cms): Promise<string> {
  return plainText(await readListings(cms, contentTypes, 'plain'));
}
