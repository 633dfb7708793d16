/**
 * Removes entries that make pages fail from the snapshot on disk, so that the other pages can be rendered: see `replaceFailingEntries.ts`.
 */
import { rm } from 'node:fs/promises';
import { linkFolder } from '@/lib/shared/hardLinks';
import { mediaDirectoryOf, prepareSnapshotDraft, storeSnapshot } from '@/lib/content/snapshotStore';
import type { Snapshot } from '@/lib/content/snapshot';
import { ExportError } from './export/problems';
import { paths } from '@/lib/shared/paths';
import { FailedPagesError } from './next/failedPages';
import { replaceFailingEntries } from './replaceFailingEntries';
import type { ReplacedEntries } from './replaceFailingEntries';

/** Links the media of the published content, since the next reading may drop them as unused. */
export async function retainPreviousMedia(): Promise<void> {
  await rm(paths.earlierMedia, { recursive: true, force: true });
  linkFolder(mediaDirectoryOf(paths.snapshot), paths.earlierMedia);
}

/** Returns the pages that failed; empty for any other failure, such as a leak of withheld text. */
function failedPages(error: unknown): readonly string[] {
  if (error instanceof FailedPagesError) return error.addresses;
  if (!(error instanceof ExportError)) return [];
  const places = error.problems.map(({ page }) => page);
  return places.every((page) => page.startsWith('/')) ? [...new Set(places)] : [];
}

/**
 * Replaces or drops the entries whose pages failed and stores the resulting snapshot. `published` is the content of the previous site.
 * Rethrows the error if it is not about pages or nothing can be dropped.
 */
export async function dropFailingEntries(
  snapshot: Snapshot,
  error: unknown,
  published: Snapshot | undefined,
): Promise<ReplacedEntries> {
  const failed = failedPages(error);
  const given = failed.length === 0 ? undefined : replaceFailingEntries(snapshot, published, failed);
  if (given === undefined) throw error;
  const draft = await prepareSnapshotDraft(paths.snapshot);
  linkFolder(paths.earlierMedia, mediaDirectoryOf(draft));
  await storeSnapshot(given.snapshot, draft, paths.snapshot);
  return given;
}
