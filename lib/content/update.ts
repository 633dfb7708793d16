/** Brings the snapshot on disk up to date. */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Cms } from '@/lib/read/types';
import { formatCount } from '@/lib/base/quantities';
import { paths } from '@/lib/base/paths';
import { CheckMemory } from './checkMemory';
import { MissingHomePageError } from './errors';
import { entryOf } from './findings';
import { describeProblem } from './problem';
import type { Problem } from './problem';
import { eachOnce, errorsFirst, writeProblems } from './report/report';
import { RecordMemory } from './recordMemory';
import { indispensable, missingSingleProblems, missingSingles } from './singles';
import { readSnapshot } from './snapshot';
import type { Snapshot, SnapshotOptions } from './snapshot';
import { linkSnapshot, mediaDirectoryOf, prepareDraft, SnapshotMemory, storeSnapshot } from './store';

/** What a process that reads the content several times keeps from one time to the next. */
export interface ContentMemory {
  readonly snapshots: SnapshotMemory;
  readonly records: RecordMemory;
  readonly checks: CheckMemory;
}

export function createContentMemory(): ContentMemory {
  return { snapshots: new SnapshotMemory(), records: new RecordMemory(), checks: new CheckMemory() };
}

export interface UpdateOptions {
  readonly asOf: string;
  readonly allowLoss: boolean;
  readonly takenBack?: SnapshotOptions['takenBack'];
  readonly drafts: boolean;
  readonly cmsUrl: string | undefined;
  /** Reads all of the CMS, also what is known. */
  readonly reread?: boolean;
  readonly onWithheld?: SnapshotOptions['onWithheld'];
  readonly onPlanned?: SnapshotOptions['onPlanned'];
  /** What this process knows from earlier readings; nothing unless given. */
  readonly memory?: ContentMemory;
}

const shownProblems = 15;

export function printProblems(found: readonly Problem[]): void {
  const problems = eachOnce(found);
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

/** The snapshot, whose report says which single types are missing. Throws MissingHomePageError. */
async function withSingles(snapshot: Snapshot, cmsUrl: string | undefined): Promise<Snapshot> {
  const missing = missingSingles(snapshot);
  if (missing.length === 0) return snapshot;
  const invalid = new Set<string>(
    snapshot.problems.filter(({ severity, awaited }) => severity === 'error' && awaited !== true).map(entryOf),
  );
  const untold = missing.filter((type) => !invalid.has(entryOf({ type, key: type })));
  const problems = [...snapshot.problems, ...missingSingleProblems(untold, cmsUrl)];
  await writeProblems(snapshot.asOf, problems);
  if (missing.includes(indispensable)) throw new MissingHomePageError();
  return { ...snapshot, problems };
}

/**
 * Reads the CMS and replaces the snapshot when it is complete; after an error the old one stays.
 * Throws what `readSnapshot` throws, and MissingHomePageError, but not with drafts.
 */
export async function updateSnapshot(cms: Cms, options: UpdateOptions): Promise<Snapshot> {
  const { memory = createContentMemory() } = options;
  if (options.reread === true) memory.records.forget();
  const baseline = baselineDirectory(options);
  const draft = await prepareDraft(baseline);
  try {
    const read = await readSnapshot(
      cms,
      {
        ...options,
        plannedFrom: isAhead(options) ? new Date().toISOString() : options.asOf,
        previous: memory.snapshots.load(baseline),
        // The sample content has no dates of its changes.
        records: options.cmsUrl === undefined ? undefined : memory.records,
        checks: memory.checks,
        mediaDirectory: mediaDirectoryOf(draft),
      },
      (problems) => writeProblems(options.asOf, problems),
    );
    memory.records.distrust(
      new Set(read.problems.filter(({ severity }) => severity === 'error').map(({ type }) => type)),
    );
    const snapshot = options.drafts ? read : await withSingles(read, options.cmsUrl);
    printProblems(snapshot.problems);
    if (isAhead(options)) await storeSnapshot(snapshot, draft, paths.snapshot);
    else {
      await storeSnapshot(snapshot, draft, baseline);
      await linkSnapshot(baseline, paths.snapshot);
    }
    await memory.snapshots.keep(paths.snapshot, snapshot);
    return snapshot;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
