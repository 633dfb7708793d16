/**
 * Which entries have to be read again. Their own dates do not tell it all: neither version of the CMS touches an entry when a
 * file of it is replaced, a relation to it is edited from the other end, or what it refers to is published or unpublished.
 */
import type { CmsRecord } from '@/lib/cms/types';
import { linksOf } from '@/lib/cms/recordLinks';
import type { Links } from '@/lib/cms/recordLinks';
import { populatableNames } from '@/lib/cms/populate';
import { identityOf } from '@/lib/cms/strapiVersions';
import { memoize } from '@/lib/shared/browser/memoize';
import type { ContentState, ListedType, Listing, Row } from './contentState';

/** What was read, and the state of the CMS meanwhile. */
export interface CachedContent {
  readonly state: ContentState;
  /** By the name of the type and `rowName`. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, CmsRecord>>;
  /** Entries were changed while others were read, which may have seen them gone. */
  readonly isRestless: boolean;
}

/** What differs between two states. */
export interface StateChanges {
  /** Entries that came, went or changed in any language, as `entryName`. */
  readonly entries: ReadonlySet<string>;
  /** Types of entries that came, of which anything could know all along. */
  readonly arrived: readonly string[];
  /** What the CMS tells word for word as before; nothing after a restless reading. */
  readonly same: ReadonlySet<Row>;
}

/** What a record and its stamp have in common: a number, which tells languages apart, too. */
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

/** By identity and language, all that the CMS tells cheaply. */
const rowTexts = memoize(
  ({ rows }: Listing): ReadonlyMap<string, string> => new Map(rows.map((row) => [localName(row), textOf(row.stamp)])),
);

const noRows: ReadonlyMap<string, string> = new Map();

/** After a restless reading, all that has changed counts as having come. */
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
 * Whether a record has the plain values, relations and files that the CMS tells now. The numbers in its relations do not count: each
 * is another one when the target is published.
 */
function isAsTold(type: ListedType, record: CmsRecord, stamp: CmsRecord): boolean {
  if (record.id !== stamp.id) return false;
  const [known, told] = [knownLinks(type, record), linksOf(type, stamp)];
  if (JSON.stringify([known.own, known.files]) !== JSON.stringify([told.own, told.files])) return false;
  const populated = new Set(populatableNames(type));
  return Object.entries(stamp.attributes)
    .filter(([name]) => !populated.has(name))
    .every(([name, value]) => JSON.stringify(record.attributes[name]) === JSON.stringify(value));
}

/** Whether a known record still is what the CMS would send. */
export function isFresh(type: ListedType, record: CmsRecord, row: Row, { entries, same }: StateChanges): boolean {
  const { inner } = knownLinks(type, record);
  if (inner.some(({ target, identity }) => entries.has(entryName(target, identity)))) return false;
  // Without a date, nothing tells of changes inside components.
  if (typeof row.stamp.attributes['updatedAt'] !== 'string') return false;
  return same.has(row) || isAsTold(type, record, row.stamp);
}

/** Whether the relations inside a known record that lead to these types are the ones in `probe`. */
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
