import { isInstant } from '@/content-types/swissTime';
import type { CheckedEntry } from './checkedEntry';
import { sharedEntryId } from './findings';
import type { KeyedRecord } from './findings';

export interface PublicationOptions {
  /** The build shows what is public at this instant (ISO, UTC). */
  readonly asOf: string;
  /** For previews: includes drafts and entries under embargo. */
  readonly drafts: boolean;
}

/** How bundles affect their entries. */
export interface Bundles {
  /** When the entries of each published bundle appear, in milliseconds; Infinity for one that lets nothing appear. */
  readonly instants: ReadonlyMap<string, number>;
  /** When members (`bundleMember`) were changed after their approval (ISO, UTC): they do not appear. */
  readonly changed: ReadonlyMap<string, string>;
}

/** An instant in milliseconds; undefined for anything else, which is reported elsewhere. */
export function instantMs(value: unknown): number | undefined {
  return isInstant(value) ? Date.parse(value) : undefined;
}

/** The instant in a field of a record, in milliseconds; undefined if there is none. */
export function fieldInstantMs(
  { attributes }: KeyedRecord,
  field: 'publish_at' | 'unpublish_at' | 'release_at' | 'updatedAt' | 'publishedAt',
): number | undefined {
  return instantMs(attributes[field]);
}

/** The version that visitors see, by record. */
export type LiveVersions = ReadonlyMap<KeyedRecord, CheckedEntry>;

/** When a live version expires, in milliseconds; Infinity if it does not. */
export function expiresAt({ values }: CheckedEntry): number {
  return instantMs(values['unpublish_at']) ?? Infinity;
}

/** Whether a record is a draft: its `publishedAt` is null. Types without drafts lack the field, and their entries are public. */
export function isDraft({ attributes }: KeyedRecord): boolean {
  return attributes['publishedAt'] === null;
}

/** The name of the bundle that an entry belongs to; undefined if there is none. */
export function bundleOf({ attributes }: KeyedRecord): string | undefined {
  const name = attributes['release'];
  if (name === null || name === undefined) return undefined;
  const written = typeof name === 'string' ? name.trim() : JSON.stringify(name);
  return written === '' ? undefined : written;
}

/** Identifies an entry in its bundle: its upcoming data may be in another one. */
export function bundleMember(candidate: KeyedRecord): string {
  return `${sharedEntryId(candidate)} ${bundleOf(candidate) ?? ''}`;
}

/** When the record's own embargo ends, in milliseconds. */
function embargoEnd(candidate: KeyedRecord, bundles: Bundles): number {
  const own = fieldInstantMs(candidate, 'publish_at') ?? -Infinity;
  const bundle = bundleOf(candidate);
  if (bundle === undefined) return own;
  if (bundles.changed.has(bundleMember(candidate))) return Infinity;
  return Math.max(own, bundles.instants.get(bundle) ?? Infinity);
}

/** From when on an entry may be public, in milliseconds: Infinity if its bundle is not published or lets nothing appear. */
export function appearsAt(candidate: KeyedRecord, bundles: Bundles): number {
  const { waitsFor = [candidate] } = candidate;
  return Math.max(...waitsFor.map((one) => embargoEnd(one, bundles)));
}

/** Whether a published record is on the site: `publish_at` ≤ asOf < `unpublish_at`, and its bundle has appeared. */
export function isPublic(candidate: KeyedRecord, { asOf, drafts }: PublicationOptions, bundles: Bundles): boolean {
  const until = fieldInstantMs(candidate, 'unpublish_at');
  const now = Date.parse(asOf);
  if (!drafts && appearsAt(candidate, bundles) > now) return false;
  return until === undefined || until > now;
}

/** Whether a published record is under embargo: its instant, or that of its bundle, has not come. */
export function isEmbargoed(candidate: KeyedRecord, { asOf, drafts }: PublicationOptions, bundles: Bundles): boolean {
  return !drafts && appearsAt(candidate, bundles) > Date.parse(asOf);
}

/**
 * The next instant (ISO, UTC) at which the public content changes by itself; null if none is known. `kept`: live versions that
 * stay until new ones appear. The result reveals hidden entries: it must not get into anything that is served.
 */
export function nextRelease(
  candidates: readonly KeyedRecord[],
  { asOf }: PublicationOptions,
  bundles: Bundles,
  kept: LiveVersions,
): string | null {
  const now = Date.parse(asOf);
  const changes = candidates
    .flatMap((candidate) => {
      const [from, until] = [appearsAt(candidate, bundles), fieldInstantMs(candidate, 'unpublish_at') ?? Infinity];
      const version = kept.get(candidate);
      if (version !== undefined) return [from, until, expiresAt(version)];
      // What never appears never disappears either.
      return from < until ? [from, until] : [];
    })
    .filter((change) => change > now);
  // Not `Math.min(...changes)`: thousands of entries would become as many arguments.
  const next = changes.reduce((earliest, change) => Math.min(earliest, change), Infinity);
  return next === Infinity ? null : new Date(next).toISOString();
}
