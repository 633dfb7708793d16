/**
 * The snapshot: everything the site shows, read once, checked, linked and hashed. Pages, data files, feeds and search
 * documents are made of it and never ask the CMS.
 */
import { collectionNames } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import type { Cms } from '@/lib/cms/client';
import { onceFor } from '@/lib/onceFor';
import { startProgress } from '@/lib/progress';
import { checkRecords } from './check';
import type { CheckResult } from './check';
import type { CheckedEntry } from './checkedEntry';
import type { CheckMemory } from './checkMemory';
import { contentHash } from './contentHash';
import { InvalidContentError, LossError } from './errors';
import type { Loss } from './errors';
import { entryId } from './findings';
import { linkEntries } from './link';
import { collectMedia } from './media';
import type { Problem } from './problem';
import type { PublicationOptions } from './publication';
import { readSource } from './source';
import type { WithheldText } from './withheld';

/** An entry of the snapshot. `hash` covers its content, neither numbers nor times of the CMS. */
export interface SnapshotEntry extends CheckedEntry {
  readonly hash: string;
  /** The new version has errors; this is the last good one. */
  readonly stale?: true;
}

/** Where the content was read, and whether with drafts. */
export interface SnapshotSource {
  /** Null for the sample content. */
  readonly cmsUrl: string | null;
  readonly drafts: boolean;
}

export interface Snapshot {
  readonly source: SnapshotSource;
  /** The instant for which the content was chosen. */
  readonly asOf: string;
  /** The next instant at which the content changes by itself; null where none is known. Not for visitors. */
  readonly nextRelease: string | null;
  readonly entries: readonly SnapshotEntry[];
  readonly problems: readonly Problem[];
}

export interface SnapshotOptions extends PublicationOptions {
  readonly cmsUrl?: string | undefined;
  /** The snapshot of the site that is live, if there is one; it may still be on its way from the disk. */
  readonly previous?: Snapshot | Promise<Snapshot | undefined> | undefined;
  /** What this process has checked before. */
  readonly checks?: CheckMemory | undefined;
  /** Accepts that a collection lost more than a fifth of its entries. */
  readonly allowLoss: boolean;
  /** Where fetched files go. */
  readonly mediaDirectory: string;
  /** Gets texts of what is not public yet; they are not to be stored anywhere. */
  readonly onWithheld?: ((texts: readonly WithheldText[]) => void) | undefined;
}

/** The earlier snapshot, unless it comes from elsewhere: neither drafts nor sample content may stand in. */
function comparable(previous: Snapshot | undefined, { cmsUrl, drafts }: SnapshotSource): Snapshot | undefined {
  return previous?.source.cmsUrl === cmsUrl && previous.source.drafts === drafts ? previous : undefined;
}

/**
 * The last good versions of entries whose new version has errors; throws when one has none. A preview with drafts
 * leaves such entries out instead: one that is half written must not hide the others.
 */
function lastGoodVersions(
  { invalid, problems }: CheckResult,
  previous: Snapshot | undefined,
  drafts: boolean,
): CheckedEntry[] {
  const earlier = new Map(previous?.entries.map((entry) => [entryId(entry.meta), entry]));
  const lost = invalid.filter((meta) => !earlier.has(entryId(meta)));
  if (lost.length > 0 && !drafts) {
    const lostIds = new Set(lost.map(entryId));
    throw new InvalidContentError(
      problems.filter((problem) => problem.severity === 'error' && lostIds.has(entryId(problem))),
    );
  }
  return invalid.flatMap((meta) => earlier.get(entryId(meta)) ?? []);
}

const toleratedLoss = 0.2;

function guardAgainstLoss(entries: readonly CheckedEntry[], previous: Snapshot): void {
  const count = (all: readonly CheckedEntry[], name: string): number =>
    all.filter(({ meta }) => meta.type === name && meta.locale === defaultLocale).length;
  const losses = collectionNames
    .map((name): Loss => ({ type: name, before: count(previous.entries, name), after: count(entries, name) }))
    .filter(({ before, after }) => before - after > before * toleratedLoss);
  if (losses.length > 0) throw new LossError(losses);
}

const hashed = onceFor(({ meta, values }: CheckedEntry): SnapshotEntry => ({
  meta,
  values,
  hash: contentHash(values),
}));

/**
 * Reads the CMS into a snapshot.
 * Throws ContentError when entries are invalid without an earlier version (but not with drafts) or too many vanished,
 * and what the client throws when the CMS cannot be read. `onProblems` gets all problems before anything is thrown.
 */
export async function readSnapshot(
  cms: Cms,
  options: SnapshotOptions,
  onProblems: (problems: readonly Problem[]) => Promise<void> = () => Promise.resolve(),
): Promise<Snapshot> {
  const { allowLoss, asOf, mediaDirectory, drafts, cmsUrl = null } = options;
  const source: SnapshotSource = { cmsUrl, drafts };
  const reading = startProgress('Reading the CMS');
  const [records, earlier] = await Promise.all([readSource(cms, reading), options.previous]);
  reading.done('entries');
  const previous = comparable(earlier, source);

  const checked = checkRecords(records, options, options.checks);
  await onProblems(checked.problems);
  options.onWithheld?.(checked.withheld);
  const lastGood = lastGoodVersions(checked, previous, drafts);
  const stale = new Set(lastGood.map(({ meta }) => entryId(meta)));
  // Files of last good versions are already on disk under the site's own address.
  const fetching = startProgress('Fetching files');
  const withMedia = await collectMedia(cms, checked.entries, mediaDirectory, fetching);
  fetching.done('files');

  // A last good version stands where the new one would: lists are shown in this order.
  const byId = new Map([...withMedia, ...lastGood].map((entry) => [entryId(entry.meta), entry]));
  const linked = linkEntries(checked.order.flatMap((id) => byId.get(id) ?? []));
  const problems = [...checked.problems, ...linked.problems];
  await onProblems(problems);
  if (previous !== undefined && !allowLoss) guardAgainstLoss(linked.entries, previous);

  const entries = linked.entries.map((entry): SnapshotEntry =>
    stale.has(entryId(entry.meta)) ? { ...hashed(entry), stale: true } : hashed(entry),
  );
  return { source, asOf, nextRelease: checked.nextRelease, entries, problems };
}

/** One hash for the whole content: changes when anything a visitor can see changes. */
export function snapshotHash({ entries }: Snapshot): string {
  return contentHash(entries.map(({ meta, hash }) => [entryId(meta), meta.updatedAt, hash]).sort());
}
