/** The beginning of a release: the one that visitors see, by links. Most of a new one is the same, and there is time while it is built. */
import { rm } from 'node:fs/promises';
import { linkFiles } from '@/lib/shared/hardLinks';
import type { VerifiedRelease } from './fileList';
import { nextDraftPath, verifiedRelease, siteFolder } from './releaseFolder';

export interface ReleaseDraft {
  readonly folder: string;
  /** What is in it: files of this release. */
  readonly known: VerifiedRelease;
  /** The paths of those that are in it. */
  readonly linked: ReadonlySet<string>;
}

/** Null if there is nothing to begin with, or if that fails: a release is then made of copies. One at a time. */
export async function startReleaseDraft(folder: string): Promise<ReleaseDraft | null> {
  try {
    const known = await verifiedRelease(folder);
    if (known === undefined) return null;
    await discardReleaseDraft(folder);
    const draft = nextDraftPath(folder);
    const files = known.info.files.map((file) => file.path).filter((name) => name.startsWith(`${siteFolder}/`));
    const missing = new Set(await linkFiles(known.folder, draft, { files }));
    return { folder: draft, known, linked: new Set(files.filter((file) => !missing.has(file))) };
  } catch (error) {
    console.error('The next release cannot be begun with links to the last one; all its files are copied.', error);
    return null;
  }
}

/** Removes what became no release. */
export async function discardReleaseDraft(folder: string): Promise<void> {
  await rm(nextDraftPath(folder), { recursive: true, force: true, maxRetries: 5 });
}
