/**
 * Which cached records are stale. Their own dates are not enough: neither version of Strapi updates an entry when one of its
 * files is replaced, a relation to it is edited from the other side, or an entry that it refers to is published or unpublished.
 */
import type { CmsRecord } from '@/lib/cms/types';
import { linksOf } from '@/lib/cms/recordLinks';
import type { Links } from '@/lib/cms/recordLinks';
import { populatableNames } from '@/lib/cms/populate';
import { identityOf } from '@/lib/cms/strapiVersions';
import { memoize } from '@/lib/shared/browser/memoize';
import type { ContentState, ListedType, Listing, Row } from './contentState';

/** The records that were read, and the state of the CMS at the time. */
export interface CachedContent {
  readonly state: ContentState;
  /** By the name of the type and `rowName`. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, CmsRecord>>;
  /** Entries were changed during the reading, so that relations to them may be missing in others. */
  readonly isRestless: boolean;
}

/** What differs between two states. */
export interface StateChanges {
  /** Entries that were added, removed or changed in any language, as `entryName`. */
  readonly entries: ReadonlySet<string>;
  /** Types with new entries, to which any record may have referred before. */
  readonly arrived: readonly string[];
  /** Rows with the same stamp as before; none after a restless reading. */
  readonly same: ReadonlySet<Row>;
}

/** Identifies a record and its stamp: by the id, which differs between languages, and the language. */
export function rowName({ id, attributes }: CmsRecord): string {
  return `${id} ${String(attributes['locale'])}`;
}

function entryName(type: string, identity: string): string {
  return `${type}/${identity}`;
}

const textOf = memoize((stamp: CmsRecord) => JSON.stringify(stamp));

function localName({ locale, stamp }: Row): string {
  return `${identityOf(stamp)} ${locale}`;
}

/** The stamps as text, by identity and language. */
const rowTexts = memoize(
  ({ rows }: Listing): ReadonlyMap<string, string> => new Map(rows.map((row) => [localName(row), textOf(row.stamp)])),
);

const noRows: ReadonlyMap<string, string> = new Map();

/** The changes from a cached state to a new one. After a restless reading, every changed entry counts as new. */
export function changesBetween({ state: before, isRestless }: CachedContent, now: ContentState): StateChanges {
  const earlier = new Map(before.map((listing) => [listing.type.name, rowTexts(listing)]));
  const entries = new Set<string>();
  const arrived: string[] = [];
  const same = new Set<Row>();
  for (const listing of now) {
    const { name } = listing.type;
    const old = earlier.get(name) ?? noRows;
    const rows = rowTexts(listing);
    const ids = new Set([...old.keys(), ...rows.keys()]);
    const changed = [...ids].filter((id) => old.get(id) !== rows.get(id));
    for (const id of changed) entries.add(entryName(name, id.split(' ')[0] ?? ''));
    if (changed.some((id) => isRestless || !old.has(id))) arrived.push(name);
    if (isRestless) continue;
    for (const row of listing.rows) if (old.get(localName(row)) === textOf(row.stamp)) same.add(row);
  }
  return { entries, arrived, same };
}

const linksByType = new Map<string, (record: CmsRecord) => Links>();

/** The links of a record, found once. */
function knownLinks(type: ListedType, record: CmsRecord): Links {
  const find = linksByType.get(type.name) ?? memoize((one: CmsRecord) => linksOf(type, one));
  linksByType.set(type.name, find);
  return find(record);
}

/**
 * Whether a record has the plain values, relations and files of its new stamp. The ids in relations do not count: they change
 * when the target is published.
 */
function matchesStamp(type: ListedType, record: CmsRecord, stamp: CmsRecord): boolean {
  if (record.id !== stamp.id) return false;
  const [known, told] = [knownLinks(type, record), linksOf(type, stamp)];
  if (JSON.stringify([known.own, known.files]) !== JSON.stringify([told.own, told.files])) return false;
  const populated = new Set(populatableNames(type));
  return Object.entries(stamp.attributes)
    .filter(([name]) => !populated.has(name))
    .every(([name, value]) => JSON.stringify(record.attributes[name]) === JSON.stringify(value));
}

/** Whether a cached record is still what the CMS would send. */
export function isFresh(type: ListedType, record: CmsRecord, row: Row, { entries, same }: StateChanges): boolean {
  const { inner } = knownLinks(type, record);
  if (inner.some(({ target, identity }) => entries.has(entryName(target, identity)))) return false;
  // Without a date, changes inside components cannot be noticed.
  if (typeof row.stamp.attributes['updatedAt'] !== 'string') return false;
  return same.has(row) || matchesStamp(type, record, row.stamp);
}

/** Whether the relations inside a cached record to these types are those in `probe`. */
export function hasRelationsOf(
  type: ListedType,
  record: CmsRecord,
  probe: CmsRecord,
  targets: readonly string[],
): boolean {
  const relationsIn = ({ inner }: Links): string =>
    JSON.stringify(inner.filter(({ target }) => targets.includes(target)));
  return relationsIn(knownLinks(type, record)) === relationsIn(linksOf(type, probe));
}
