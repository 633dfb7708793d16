/** Reads from the CMS the records that are not cached, or are stale. */
import type { CollectionType, SingleType } from '@/content-types/contentType';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Cms, CmsPart, CmsRecord } from '@/lib/cms/types';
import { hasNestedRelationsTo } from '@/lib/cms/populate';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import type { Progress } from '@/lib/shared/progress';
import { listConcurrency, sequential, rowsOf } from './contentState';
import type { ContentState, Listing, Row } from './contentState';
import { changesBetween, hasRelationsOf, isFresh, rowName } from './staleRecords';
import type { CachedContent, StateChanges } from './staleRecords';

/** By `rowName`. */
type Records = ReadonlyMap<string, CmsRecord>;

const none: Records = new Map();

function byName(records: readonly CmsRecord[]): Records {
  return new Map(records.map((record) => [rowName(record), record]));
}

async function readSingles(cms: Cms, type: SingleType, rows: readonly Row[], part: CmsPart): Promise<Records> {
  const found = await mapConcurrently(rows, ({ locale }) => cms.single(type, locale, part), sequential);
  return byName(found.filter((record) => record !== null));
}

/** So many ids fit into the address of a request. */
const rowsAtOnce = 50;

function inGroups(ids: readonly number[]): readonly (readonly number[])[] {
  const count = Math.ceil(ids.length / rowsAtOnce);
  return Array.from({ length: count }, (_, index) => ids.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce));
}

/** Reads rows by id, or the whole list if more than half of it is wanted. */
async function readList(
  cms: Cms,
  type: CollectionType,
  wanted: readonly Row[],
  rows: readonly Row[],
): Promise<Records> {
  if (wanted.length * 2 > rows.length) return byName(await cms.list(type, locales));
  const ids = [...new Set(wanted.map(({ stamp }) => stamp.id))];
  const ask = (group: readonly number[]): Promise<readonly CmsRecord[]> => cms.list(type, locales, { ids: group });
  const groups = await mapConcurrently(inGroups(ids), ask, sequential);
  return byName(groups.flat());
}

/** Reads the relations inside components and blocks to types with new entries: unchanged entries may have referred to these before. */
async function readNestedRelations(
  cms: Cms,
  { type, rows }: Listing,
  arrived: readonly string[],
): Promise<Records | undefined> {
  if (rows.length === 0 || !hasNestedRelationsTo(type, arrived)) return undefined;
  const part = { relationsTo: arrived };
  return type.kind === 'single' ? readSingles(cms, type, rows, part) : byName(await cms.list(type, locales, { part }));
}

interface Known {
  readonly records: Records;
  readonly changes: StateChanges;
}

/** The rows whose records are not cached, or are stale. */
async function staleRows(cms: Cms, listing: Listing, { records, changes }: Known): Promise<readonly Row[]> {
  const { type, rows } = listing;
  const { arrived } = changes;
  const fresh = rows.filter((row) => {
    const record = records.get(rowName(row.stamp));
    return record !== undefined && isFresh(type, record, row, changes);
  });
  const relations = await readNestedRelations(cms, { type, rows: fresh }, arrived);
  const isKnown = ({ stamp }: Row): boolean => {
    const [record, told] = [records.get(rowName(stamp)), relations?.get(rowName(stamp))];
    if (relations === undefined) return true;
    return record !== undefined && told !== undefined && hasRelationsOf(type, record, told, arrived);
  };
  const known = new Set(fresh.filter(isKnown));
  return rows.filter((row) => !known.has(row));
}

interface ReadListing {
  readonly listing: Listing;
  readonly records: Records;
}

/**
 * All records of a listing. Strapi 5 gives an entry a new id when it is published: if a listed id is gone, the current list
 * replaces the listing.
 */
async function readListing(
  cms: Cms,
  listing: Listing,
  known: Known,
  progress: Progress | undefined,
): Promise<ReadListing> {
  const { type, rows } = listing;
  const stale = await staleRows(cms, listing, known);
  if (stale.length === 0 && rows.length === 0) return { listing, records: none };
  const read =
    type.kind === 'single' ? await readSingles(cms, type, stale, 'whole') : await readList(cms, type, stale, rows);
  progress?.advance(read.size);
  const isStale = new Set(stale);
  const kept = rows.flatMap((row) => (isStale.has(row) ? [] : (known.records.get(rowName(row.stamp)) ?? [])));
  if (stale.every(({ stamp }) => read.has(rowName(stamp))))
    return { listing, records: byName([...kept, ...read.values()]) };
  const all = type.kind === 'single' ? [...kept, ...read.values()] : await cms.list(type, locales);
  return { listing: { type, rows: rowsOf(all) }, records: byName(all) };
}

const nothingChanged: StateChanges = { entries: new Set(), arrived: [], same: new Set() };

export interface RecordReading {
  readonly known: CachedContent | undefined;
  readonly progress?: Progress | undefined;
}

/** The records of a state: reuses those in `known` that have not changed, and reads the others from the CMS. */
export async function readRecords(
  cms: Cms,
  state: ContentState,
  { known, progress }: RecordReading,
): Promise<Omit<CachedContent, 'isRestless'>> {
  const changes = known === undefined ? nothingChanged : changesBetween(known, state);
  const read = await mapConcurrently(
    state,
    (listing) => {
      const records = known?.records.get(listing.type.name) ?? none;
      return readListing(cms, listing, { records, changes }, progress);
    },
    listConcurrency,
  );
  return {
    state: read.map(({ listing }) => listing),
    records: new Map(read.map(({ listing, records }) => [listing.type.name, records])),
  };
}

export interface LocalRecord {
  readonly locale: Locale;
  readonly record: CmsRecord;
}

/** The records of a type in the order of its listing. */
export function listedRecords({ type, rows }: Listing, { records }: CachedContent): readonly LocalRecord[] {
  const own = records.get(type.name) ?? none;
  return rows.flatMap(({ locale, stamp }) => {
    const record = own.get(rowName(stamp));
    return record === undefined ? [] : [{ locale, record }];
  });
}
