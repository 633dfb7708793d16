/** Takes what makes pages fail out of the content on the disk, so that the others can be rendered: see `replaceFailingEntries.ts`. */
import { rm } from 'node:fs/promises';
import { linkFolder } from '@/lib/shared/hardLinks';
import { mediaDirectoryOf, prepareSnapshotDraft, storeSnapshot } from '@/lib/content/snapshotStore';
import type { Snapshot } from '@/lib/content/snapshot';
import { ExportError } from './export/problems';
import { paths } from '@/lib/shared/paths';
import { FailedPagesError } from './next/failedPages';
import { replaceFailingEntries } from './replaceFailingEntries';
import type { ReplacedEntries } from './replaceFailingEntries';

/** Keeps the files of the published content, which the next reading may find unused. */
export async function retainPreviousMedia(): Promise<void> {
  await rm(paths.earlierMedia, { recursive: true, force: true });
  linkFolder(mediaDirectoryOf(paths.snapshot), paths.earlierMedia);
}

/** Which pages failed; none if something else did, such as a leak of embargoed text. */
function failedPages(error: unknown): readonly string[] {
  if (error instanceof FailedPagesError) return error.addresses;
  if (!(error instanceof ExportError)) return [];
  const places = error.problems.map(({ page }) => page);
  return places.every((page) => page.startsWith('/')) ? [...new Set(places)] : [];
}

/**
 * The content without the entries whose pages failed, stored; `published` is that of the site before. Throws
 * the error itself if it is not about pages, or nothing can be dropped.
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
