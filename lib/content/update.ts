/** Brings the snapshot on disk up to date. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cms } from '@/lib/cms/types';
import { paths } from '@/lib/paths';
import { describeProblem } from './problem';
import type { Problem } from './problem';
import { readSnapshot } from './snapshot';
import type { Snapshot } from './snapshot';
import { loadSnapshot, mediaDirectoryOf, prepareDraft, storeSnapshot } from './store';

export interface UpdateOptions {
  readonly asOf: string;
  readonly allowLoss: boolean;
  readonly drafts: boolean;
  readonly cmsUrl: string | undefined;
}

const shownProblems = 15;

function errorsFirst(problems: readonly Problem[]): readonly Problem[] {
  return problems.toSorted((left, right) => left.severity.localeCompare(right.severity));
}

/** All problems as `reports/content.json`. */
async function writeReport(asOf: string, problems: readonly Problem[]): Promise<void> {
  const report = { asOf, problems: errorsFirst(problems) };
  await mkdir(paths.reports, { recursive: true });
  await writeFile(path.join(paths.reports, 'content.json'), `${JSON.stringify(report, null, 2)}\n`);
}

function printProblems(problems: readonly Problem[]): void {
  for (const problem of errorsFirst(problems).slice(0, shownProblems)) console.error(describeProblem(problem));
  const hidden = problems.length - shownProblems;
  if (hidden > 0) console.error(`… and ${hidden} more in reports/content.json`);
}

/**
 * Reads the CMS and replaces the snapshot when it is complete; after an error the old one stays.
 * Throws what `readSnapshot` throws.
 */
export async function updateSnapshot(cms: Cms, options: UpdateOptions): Promise<Snapshot> {
  const previous = await loadSnapshot(paths.snapshot);
  const draft = await prepareDraft(paths.snapshot);
  try {
    const snapshot = await readSnapshot(
      cms,
      { ...options, previous, mediaDirectory: mediaDirectoryOf(draft) },
      (problems) => writeReport(options.asOf, problems),
    );
    printProblems(snapshot.problems);
    await storeSnapshot(snapshot, draft, paths.snapshot);
    return snapshot;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
