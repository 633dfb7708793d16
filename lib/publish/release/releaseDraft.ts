/** Begins a release during the build, with links to the files of the current one, since most of them will be the same. */
import { rm } from 'node:fs/promises';
import { linkFiles } from '@/lib/shared/hardLinks';
import type { VerifiedRelease } from './fileList';
import { nextDraftPath, verifiedRelease, siteFolder } from './releaseFolder';

export interface ReleaseDraft {
  readonly folder: string;
  /** The release that the draft links to. */
  readonly known: VerifiedRelease;
  /** Paths of the linked files. */
  readonly linked: ReadonlySet<string>;
}

/** Returns the draft, one at a time; null if there is no release to begin with or linking fails: all files are copied then. */
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

/** Removes the draft that has become no release. */
export async function discardReleaseDraft(folder: string): Promise<void> {
  await rm(nextDraftPath(folder), { recursive: true, force: true, maxRetries: 5 });
}
