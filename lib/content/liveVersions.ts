/** Live versions that stay until the embargo of the new version ends: an embargo must not remove what is public. */
import { contentType } from '@/content-types/registry';
import type { CheckedEntry } from './checkedEntry';
import { entryId, sharedEntryId, metaOf, recordId } from './findings';
import type { KeyedRecord } from './findings';
import { expiresAt, fieldInstantMs } from './publication';
import type { LiveVersions } from './publication';
import { replaceValues } from './visit';

/**
 * The live versions of records, found by their id in the CMS: a new version may have another address, and another entry may have
 * taken the old one. Versions that expire by `asOf` are left out.
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

/** The live versions of records that wait, unless a public entry has taken their address. */
export function retainedVersions(
  standing: LiveVersions,
  awaited: readonly KeyedRecord[],
  visible: readonly KeyedRecord[],
): LiveVersions {
  const taken = new Set(visible.map(entryId));
  const waits = new Set(awaited);
  return new Map([...standing].filter(([one, version]) => waits.has(one) && !taken.has(entryId(version.meta))));
}

/** Points references in `entries` to the addresses of kept live versions, whose new versions may have other addresses. */
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
