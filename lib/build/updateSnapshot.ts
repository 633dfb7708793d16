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

/** What a process keeps of the content that it has read. */
export interface ContentCache {
  readonly snapshots: SnapshotCache;
  /** For the next reading; with 1000 indicators, 160 MB that a process which reads once does without. */
  readonly records?: RecordCache;
  readonly checks?: CheckCache;
  readonly pages?: ListPageCache;
}

/** For a process that reads the content several times. */
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
  /** The name of the content, in `paths.contents`, of the site that visitors see; unknown unless given. */
  readonly published?: string | undefined;
  /** Reads all of the CMS, also what is known. */
  readonly reread?: boolean;
  readonly onWithheld?: SnapshotOptions['onWithheld'];
  readonly onPlanned?: SnapshotOptions['onPlanned'];
  /** What this process knows from earlier readings; nothing unless given. */
  readonly memory?: ContentCache;
}

const shownProblems = 15;

export function printProblems(found: readonly Problem[]): void {
  const problems = uniqueProblems(found);
  for (const problem of errorsFirst(problems).slice(0, shownProblems)) console.error(describeProblem(problem));
  const hidden = problems.length - shownProblems;
  if (hidden > 0) console.error(`… and ${formatCount(hidden)} more in reports/content.json`);
}

const nameLength = 12;

/**
 * Where the latest snapshot of one source is kept: what the next reading of that source is compared with, whatever
 * was read in between.
 */
function baselineDirectory({ cmsUrl, drafts }: UpdateOptions): string {
  const source =
    cmsUrl === undefined ? 'sample' : createHash('sha256').update(cmsUrl).digest('hex').slice(0, nameLength);
  return path.join(paths.snapshots, drafts ? `${source}-drafts` : source);
}

/** What is not public yet must not serve as a fallback: no later reading is compared with it. */
function isAhead({ asOf }: UpdateOptions): boolean {
  return Date.parse(asOf) > Date.now();
}

/**
 * What the new content is compared with, and stays as long as nothing better may appear: what visitors see. It is not what was
 * read last if that was rolled back, or never got so far. The latter, if the former is not known or was made for a later instant.
 * The files of both are in the draft then.
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

/** The snapshot, whose problems say which single types are missing. */
function withSingles(snapshot: Snapshot, cmsUrl: string | undefined): Snapshot {
  const missing = missingSingles(snapshot);
  if (missing.length === 0) return snapshot;
  const invalid = new Set<string>(
    snapshot.problems.filter(({ severity, awaited }) => severity === 'error' && awaited !== true).map(sharedEntryId),
  );
  const untold = missing.filter((type) => !invalid.has(sharedEntryId({ type, key: type })));
  return { ...snapshot, problems: [...snapshot.problems, ...missingSingleProblems(untold, cmsUrl)] };
}

/**
 * What is found while the CMS is read, for a report if that fails. Until then the report stays that of the last build: who reads it
 * meanwhile would miss what waits, and what is found later.
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
 * Reads the CMS and replaces the snapshot when it is complete; after an error the old one stays, and the report says what was found.
 * Throws what `readSnapshot` throws, and MissingHomePageError, but not with drafts.
 */
export async function updateSnapshot(cms: Cms, options: UpdateOptions): Promise<Snapshot> {
  const { memory = { snapshots: new SnapshotCache() } } = options;
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
        // The sample content has no dates of its changes.
        records: options.cmsUrl === undefined ? undefined : memory.records,
        checks: memory.checks,
        mediaDirectory: mediaDirectoryOf(draft),
        sources: linkedDataOptions(),
      },
      onProblems,
    );
    memory.records?.distrust(
      new Set(read.problems.filter(({ severity }) => severity === 'error').map(({ type }) => type)),
    );
    const snapshot = options.drafts ? read : withSingles(read, options.cmsUrl);
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
