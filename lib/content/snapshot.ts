/**
 * The snapshot: everything the site shows, read once, checked, linked and hashed. Pages, data files, feeds and search
 * documents are made from it and never read the CMS.
 */
import type { Cms } from '@/lib/cms/types';
import { memoize } from '@/lib/shared/browser/memoize';
import { startProgress } from '@/lib/shared/progress';
import { checkRecords } from './check';
import type { CheckedEntry } from './checkedEntry';
import type { CheckCache } from './checkCache';
import { contentHash } from '@/lib/shared/contentHash';
import { entryId } from './findings';
import { fillEntries } from './fillEntries';
import type { FillOptions } from './fillEntries';
import { guardAgainstLoss } from './loss';
import { withoutDeadLinks } from './deadLinks';
import type { DataHistories } from './dataHistory';
import { sortEntries } from './order';
import { upgradeEntry } from './upgradeEntry';
import type { Planned } from './planned';
import type { Problem } from '@/lib/faults/problem';
import type { PublicationOptions } from './publication';
import type { RecordCache } from './recordCache';
import { resolveVersions } from './resolveVersions';
import { readSource } from './readSource';
import { excludePublicTexts } from './withheldTexts';
import type { WithheldText } from './withheldTexts';

/** `hash` covers the content of an entry, but neither ids nor times of the CMS. */
export interface SnapshotEntry extends CheckedEntry {
  readonly hash: string;
  /** This is an earlier version: the new one has errors, or waits for its instant. */
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
  /** The next instant at which the content changes by itself; null if none is known. Not for visitors. */
  readonly nextRelease: string | null;
  readonly entries: readonly SnapshotEntry[];
  readonly problems: readonly Problem[];
  /** From the previous site; the build adds them. */
  readonly histories?: DataHistories | undefined;
}

export interface SnapshotOptions extends PublicationOptions, FillOptions {
  /** The snapshot of the site that visitors see, if there is one; it may still be loading. */
  readonly previous?: Snapshot | Promise<Snapshot | undefined> | undefined;
  /** The content of the site that visitors see, whichever CMS it is from. */
  readonly live?: Snapshot | undefined;
  /** What this process has read before. */
  readonly records?: RecordCache | undefined;
  /** What this process has checked before. */
  readonly checks?: CheckCache | undefined;
  /** Accepts that a collection lost more than a fifth of its entries. */
  readonly allowLoss: boolean;
  /** Entries (`sharedEntryId`) that the CMS has reported as withdrawn: no loss. */
  readonly takenBack?: readonly string[] | undefined;
  /** Receives texts of what is not public yet; they must not be stored anywhere. */
  readonly onWithheld?: ((texts: readonly WithheldText[]) => void) | undefined;
  /** Receives what waits for its instant, for the report. */
  readonly onPlanned?: ((planned: readonly Planned[]) => void) | undefined;
  readonly plannedFrom?: string | undefined;
}

/** The earlier snapshot if it has the same source, else undefined: neither drafts nor sample content may replace entries. */
export function comparableSnapshot(
  previous: Snapshot | undefined,
  { cmsUrl, drafts }: SnapshotSource,
): Snapshot | undefined {
  return previous?.source.cmsUrl === cmsUrl && previous.source.drafts === drafts ? previous : undefined;
}

/** The snapshot to compare for losses: what visitors see, whichever CMS it is from, but never the sample content. */
function liveBefore(
  previous: Snapshot | undefined,
  live: Snapshot | undefined,
  source: SnapshotSource,
): Snapshot | undefined {
  const isElsewhere = live !== undefined && live.source.cmsUrl !== null && live.source.cmsUrl !== source.cmsUrl;
  return isElsewhere ? live : previous;
}

const hashed = memoize(({ meta, values }: CheckedEntry): SnapshotEntry => ({
  meta,
  values,
  hash: contentHash(values),
}));

/**
 * Reads the CMS into a snapshot. Entries that are invalid or wait keep their last good version or are left out: see
 * `resolveVersions.ts`. Throws LossError when too many entries vanished, FileOutageError when the server of files fails, and the
 * errors of the client when the CMS cannot be read. `onProblems` gets the problems of the check, then all problems; `onPlanned`
 * gets what waits, as soon as it is known.
 */
export async function readSnapshot(
  cms: Cms,
  options: SnapshotOptions,
  onProblems: (problems: readonly Problem[]) => void = () => undefined,
): Promise<Snapshot> {
  const { allowLoss, asOf, drafts, cmsUrl = null } = options;
  const source: SnapshotSource = { cmsUrl, drafts };
  const reading = startProgress('Reading the CMS');
  const [records, stored] = await Promise.all([readSource(cms, options.records, reading), options.previous]);
  reading.done('entries');
  const previous = comparableSnapshot(stored, source);
  const earlier = (previous?.entries ?? []).flatMap((entry) => upgradeEntry(entry) ?? []);
  // The content of a snapshot for a later instant is not public yet.
  const published = previous !== undefined && previous.asOf <= asOf ? earlier : [];

  const checked = checkRecords(records, { ...options, published }, options.checks);
  options.onPlanned?.(checked.planned);
  onProblems(checked.problems);
  const { entries: withFiles, invalid, problems: found } = await fillEntries(cms, checked, options, earlier);
  const entries = [...withFiles, ...checked.kept];
  const settled = resolveVersions({ entries, invalid, order: checked.order, earlier, cmsUrl });
  const living = withoutDeadLinks(settled.entries, cmsUrl);
  const problems = [...found, ...settled.problems, ...living.problems];
  onProblems(problems);
  const before = liveBefore(previous, options.live, source);
  if (before !== undefined && !allowLoss) {
    const explained = new Set([...checked.waiting, ...(options.takenBack ?? [])]);
    guardAgainstLoss({ before: before.entries, now: settled.entries, explained });
  }

  const chosen = sortEntries(living.entries).map((entry): SnapshotEntry =>
    settled.stale.has(entryId(entry.meta)) ? { ...hashed(entry), stale: true } : hashed(entry),
  );
  const shownAnyway = chosen.filter(({ stale }) => stale === true).map(({ values }) => values);
  options.onWithheld?.(excludePublicTexts(checked.withheld, shownAnyway));
  return { source, asOf, nextRelease: checked.nextRelease, entries: chosen, problems };
}

/** One hash for the whole content: changes when anything a visitor can see changes. */
export function snapshotHash({ entries }: Snapshot): string {
  return contentHash(entries.map(({ meta, hash }) => [entryId(meta), meta.updatedAt, hash]).sort());
}
