/** What stays on the site until the new version of it may appear: an embargo takes nothing away that is public. */
import { contentType } from '@/content-types/registry';
import type { CheckedEntry } from './checkedEntry';
import { entryId, sharedEntryId, metaOf, recordId } from './findings';
import type { KeyedRecord } from './findings';
import { expiresAt, fieldInstantMs } from './publication';
import type { LiveVersions } from './publication';
import { replaceValues } from './visit';

/**
 * The versions that visitors see of records: known by their number in the CMS, since a new version may have another address,
 * and another entry the old one. What was to go by `asOf` has gone.
 */
export function liveVersions(
  records: readonly KeyedRecord[],
  published: readonly CheckedEntry[],
  asOf: string,
): LiveVersions {
  const now = Date.parse(asOf);
  const versions = new Map(published.map((entry) => [recordId(entry.meta), entry]));
  const standing = new Map<KeyedRecord, CheckedEntry>();
  for (const one of records) {
    const version = versions.get(recordId(metaOf(one)));
    if (version === undefined) continue;
    const end = Math.min(expiresAt(version), fieldInstantMs(one, 'unpublish_at') ?? Infinity);
    if (end > now) standing.set(one, version);
  }
  return standing;
}

/** Those of the records that wait, unless an entry that is public has their address by now. */
export function retainedVersions(
  standing: LiveVersions,
  awaited: readonly KeyedRecord[],
  visible: readonly KeyedRecord[],
): LiveVersions {
  const taken = new Set(visible.map(entryId));
  const waits = new Set(awaited);
  return new Map([...standing].filter(([one, version]) => waits.has(one) && !taken.has(entryId(version.meta))));
}

/** Entries that refer to what is kept where it stands: its new version may have another address. */
export function withReferencesTo(kept: LiveVersions, entries: readonly CheckedEntry[]): readonly CheckedEntry[] {
  const moved = new Map(
    [...kept].flatMap(([one, { meta }]) => (one.key === meta.key ? [] : [[sharedEntryId(one), meta.key] as const])),
  );
  if (moved.size === 0) return entries;
  return entries.map(({ meta, values }) => ({
    meta,
    values:
      replaceValues(contentType(meta.type).fields, values, '', {
        reference: (reference) => ({ ...reference, key: moved.get(sharedEntryId(reference)) ?? reference.key }),
      }) ?? values,
  }));
}
