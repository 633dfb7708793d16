/** Brings the snapshot on disk up to date. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ListPageCache } from '@/lib/cms/listPageCache';
import type { Cms } from '@/lib/cms/types';
import { formatCount } from '@/lib/shared/quantities';
import { linkFolder } from '@/lib/shared/hardLinks';
import { paths } from '@/lib/shared/paths';
import { CheckCache } from '@/lib/content/checkCache';
import { linkedDataOptions } from '@/lib/content/data/linkedDataOptions';
import { MissingHomePageError } from '@/lib/content/contentErrors';
import { sharedEntryId } from '@/lib/content/findings';
import { describeProblem } from '@/lib/faults/problem';
import type { Planned } from '@/lib/content/planned';
import type { Problem } from '@/lib/faults/problem';
import { uniqueProblems, errorsFirst, writeFindings } from '@/lib/checks/report/writeReport';
import { RecordCache } from '@/lib/content/recordCache';
import { requiredSingle, missingSingleProblems, missingSingles } from '@/lib/content/singles';
import { comparableSnapshot, readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot, SnapshotOptions } from '@/lib/content/snapshot';
import {
  linkSnapshot,
  mediaDirectoryOf,
  prepareSnapshotDraft,
  SnapshotCache,
  storeSnapshot,
} from '@/lib/content/snapshotStore';

/** What a process keeps in memory of the content it has read. */
export interface ContentCache {
  readonly snapshots: SnapshotCache;
  /** For the next reading. 160 MB with 1000 indicators, so a process that reads once goes without. */
  readonly records?: RecordCache;
  readonly checks?: CheckCache;
  readonly pages?: ListPageCache;
}

/** Returns the caches for a process that reads the content several times. */
export function createContentCache(): ContentCache {
  return {
    snapshots: new SnapshotCache(),
    records: new RecordCache(),
    checks: new CheckCache(),
    pages: new ListPageCache(),
  };
}

export interface UpdateOptions {
  readonly asOf: string;
  readonly allowLoss: boolean;
  readonly takenBack?: SnapshotOptions['takenBack'];
  readonly live?: SnapshotOptions['live'];
  readonly drafts: boolean;
  readonly cmsUrl: string | undefined;
  /** Name of the shown site's content in `paths.contents`, if known. */
  readonly published?: string | undefined;
  /** Reads the whole CMS, ignoring the caches. */
  readonly reread?: boolean;
  readonly onWithheld?: SnapshotOptions['onWithheld'];
  readonly onPlanned?: SnapshotOptions['onPlanned'];
  /** The caches of this process; without them, everything is read. */
  readonly memory?: ContentCache;
}

const shownProblems = 15;

/** Prints at most 15 problems, errors first. */
export function printProblems(found: readonly Problem[]): void {
  const problems = uniqueProblems(found);
  for (const problem of errorsFirst(problems).slice(0, shownProblems)) console.error(describeProblem(problem));
  const hidden = problems.length - shownProblems;
  if (hidden > 0) console.error(`… and ${formatCount(hidden)} more in reports/content.json`);
}

const nameLength = 12;

/**
 * The folder of the latest snapshot of this source. The next reading of the source is compared with it, even if other sources were read in
 * between.
 */
function baselineDirectory({ cmsUrl, drafts }: UpdateOptions): string {
  const source =
    cmsUrl === undefined ? 'sample' : createHash('sha256').update(cmsUrl).digest('hex').slice(0, nameLength);
  return path.join(paths.snapshots, drafts ? `${source}-drafts` : source);
}

/** A snapshot for a later instant must not become a fallback, since its content is not public yet; later readings ignore it. */
function isAhead({ asOf }: UpdateOptions): boolean {
  return Date.parse(asOf) > Date.now();
}

/**
 * Returns the content that the new one is compared with and that serves as fallback: what visitors see. The latest snapshot may differ, if
 * it was rolled back or never published; it is used only if the shown content is unknown or was made for a later instant. Links the media
 * of the shown content into the draft.
 */
async function previousOf(
  { cmsUrl, drafts, asOf, published }: UpdateOptions,
  baseline: string,
  { snapshots, draft }: { readonly snapshots: SnapshotCache; readonly draft: string },
): Promise<Snapshot | undefined> {
  const folder = published === undefined ? undefined : path.join(paths.contents, published);
  const shown =
    folder === undefined
      ? undefined
      : comparableSnapshot(await snapshots.load(folder), { cmsUrl: cmsUrl ?? null, drafts });
  if (folder === undefined || shown === undefined || shown.asOf > asOf) return snapshots.load(baseline);
  linkFolder(mediaDirectoryOf(folder), mediaDirectoryOf(draft));
  return shown;
}

/** Adds a problem for each missing single type. */
function withSingles(snapshot: Snapshot, cmsUrl: string | undefined): Snapshot {
  const missing = missingSingles(snapshot);
  if (missing.length === 0) return snapshot;
  const invalid = new Set<string>(
    snapshot.problems.filter(({ severity, awaited }) => severity === 'error' && awaited !== true).map(sharedEntryId),
  );
  const unreported = missing.filter((type) => !invalid.has(sharedEntryId({ type, key: type })));
  return { ...snapshot, problems: [...snapshot.problems, ...missingSingleProblems(unreported, cmsUrl)] };
}

/**
 * Collects findings while the CMS is read, and writes a report if the reading fails. Until then the report of the last build stays, since
 * this one would lack planned entries and later findings.
 */
function noteFindings({ asOf, onPlanned }: UpdateOptions) {
  let problems: readonly Problem[] | null = null;
  let planned: readonly Planned[] = [];
  return {
    onProblems: (found: readonly Problem[]): void => {
      problems = found;
    },
    onPlanned: (groups: readonly Planned[]): void => {
      planned = groups;
      onPlanned?.(groups);
    },
    tell: async (): Promise<void> => {
      if (problems !== null) await writeFindings({ asOf, problems, planned });
    },
  };
}

/**
 * Reads the CMS and replaces the snapshot once it is complete. If it fails, the old snapshot stays and the report gets the findings so far.
 * Throws what `readSnapshot` throws and, unless drafts are included, MissingHomePageError.
 */
export async function updateSnapshot(cms: Cms, options: UpdateOptions): Promise<Snapshot> {
  const { memory = { snapshots: new SnapshotCache() }, cmsUrl } = options;
  if (options.reread === true) memory.records?.forget();
  const baseline = baselineDirectory(options);
  const draft = await prepareSnapshotDraft(baseline);
  const { onProblems, onPlanned, tell } = noteFindings(options);
  try {
    const read = await readSnapshot(
      cms,
      {
        ...options,
        onPlanned,
        plannedFrom: isAhead(options) ? new Date().toISOString() : options.asOf,
        previous: previousOf(options, baseline, { snapshots: memory.snapshots, draft }),
        // Only a CMS can lose entries, and only its content has modification dates.
        allowLoss: options.allowLoss || cmsUrl === undefined,
        records: cmsUrl === undefined ? undefined : memory.records,
        checks: memory.checks,
        mediaDirectory: mediaDirectoryOf(draft),
        sources: linkedDataOptions(),
      },
      onProblems,
    );
    const faulty = read.problems.filter(({ severity }) => severity === 'error');
    memory.records?.distrust(new Set(faulty.map(({ type }) => type)));
    const snapshot = options.drafts ? read : withSingles(read, cmsUrl);
    onProblems(snapshot.problems);
    if (!options.drafts && missingSingles(snapshot).includes(requiredSingle)) throw new MissingHomePageError();
    printProblems(snapshot.problems);
    const target = isAhead(options) ? paths.snapshot : baseline;
    await storeSnapshot(snapshot, draft, target);
    if (target === baseline) await linkSnapshot(baseline, paths.snapshot);
    await memory.snapshots.keep(paths.snapshot, snapshot);
    return snapshot;
  } catch (error) {
    await tell();
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
