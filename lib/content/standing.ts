/** What stays on the site until the new version of it may appear: an embargo takes nothing away that is public. */
import { contentType } from '@/content-types/registry';
import type { CheckedEntry } from './checkedEntry';
import { entryId, entryOf, metaOf, recordId } from './findings';
import type { KeyedRecord } from './findings';
import { endOf, instantIn } from './publication';
import type { Standing } from './publication';
import { replaceValues } from './visit';

/**
 * The versions that visitors see of records: known by their number in the CMS, since a new version may have another address,
 * and another entry the old one. What was to go by `asOf` has gone.
 */
export function standingVersions(
  records: readonly KeyedRecord[],
  published: readonly CheckedEntry[],
  asOf: string,
): Standing {
  const now = Date.parse(asOf);
  const versions = new Map(published.map((entry) => [recordId(entry.meta), entry]));
  const standing = new Map<KeyedRecord, CheckedEntry>();
  for (const one of records) {
    const version = versions.get(recordId(metaOf(one)));
    if (version === undefined) continue;
    const end = Math.min(endOf(version), instantIn(one, 'unpublish_at') ?? Infinity);
    if (end > now) standing.set(one, version);
  }
  return standing;
}

/** Those of the records that wait, unless an entry that is public has their address by now. */
export function keptVersions(
  standing: Standing,
  awaited: readonly KeyedRecord[],
  visible: readonly KeyedRecord[],
): Standing {
  const taken = new Set(visible.map(entryId));
  const waits = new Set(awaited);
  return new Map([...standing].filter(([one, version]) => waits.has(one) && !taken.has(entryId(version.meta))));
}

/** Entries that refer to what is kept where it stands: its new version may have another address. */
export function referringTo(kept: Standing, entries: readonly CheckedEntry[]): readonly CheckedEntry[] {
  const moved = new Map(
    [...kept].flatMap(([one, { meta }]) => (one.key === meta.key ? [] : [[entryOf(one), meta.key] as const])),
  );
  if (moved.size === 0) return entries;
  return entries.map(({ meta, values }) => ({
    meta,
    values:
      replaceValues(contentType(meta.type).fields, values, '', {
        reference: (reference) => ({ ...reference, key: moved.get(entryOf(reference)) ?? reference.key }),
      }) ?? values,
  }));
}
