/** Reads snapshots for tests. */
import { beforeEach, vi } from 'vitest';
import type { Cms } from '@/lib/cms/types';
import { entryId } from '@/lib/content/findings';
import { readSnapshot } from '@/lib/content/snapshot';
import type { Snapshot, SnapshotEntry, SnapshotOptions } from '@/lib/content/snapshot';
import type { SourceRecord } from '@/lib/content/readSource';
import { fakeCms } from './fakeCms';
import { emptyFolder } from './folder';
import { asOf, said } from './records';

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"/>';
export const otherDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="45"/>';

/** Files that `fakeCms` serves unless told otherwise. */
export const files = { '/uploads/bild.svg': drawing, '/uploads/neu.svg': otherDrawing };

/** Progress has no place in the output of tests. Returns what was written during the test. */
export function silenceProgress(): () => string {
  let written: string[] = [];
  beforeEach(() => {
    written = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  });
  return () => written.join('');
}

export async function readFrom(cms: Cms, options: Partial<SnapshotOptions> = {}): Promise<Snapshot> {
  const mediaDirectory = options.mediaDirectory ?? (await emptyFolder());
  return readSnapshot(cms, { asOf, drafts: false, allowLoss: false, ...options, mediaDirectory });
}

/** A snapshot of these records. */
export function snapshotOf(
  records: readonly SourceRecord[],
  options: Partial<SnapshotOptions> = {},
): Promise<Snapshot> {
  return readFrom(
    fakeCms(() => records, { files }),
    options,
  );
}

/** Throws when there is no such entry. */
export function entryIn({ entries }: Snapshot, id: string): SnapshotEntry {
  const found = entries.find(({ meta }) => entryId(meta) === id);
  if (found === undefined) throw new Error(`${id} is not among ${idsIn({ entries }).join(', ')}`);
  return found;
}

export function idsIn({ entries }: { readonly entries: readonly Pick<SnapshotEntry, 'meta'>[] }): readonly string[] {
  return entries.map(({ meta }) => entryId(meta));
}

/** The problems as `severity language field: code values`. */
export function problemsIn({ problems }: Snapshot): readonly string[] {
  return problems.map((problem) => `${problem.severity} ${problem.locale} ${problem.field}: ${said(problem)}`);
}
