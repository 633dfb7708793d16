/** The beginning of a release: the one that visitors see, by links. Most of a new one is the same, and there is time while it is built. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { linkFiles } from '@/lib/base/links';
import type { KnownRelease } from './fileList';
import { draftPathOfNext, knownRelease, siteFolder } from './releaseFolder';

export interface Draft {
  readonly folder: string;
  /** What is in it: files of this release. */
  readonly known: KnownRelease;
  /** The paths of those that are in it. */
  readonly linked: ReadonlySet<string>;
}

/** Undefined if there is nothing to begin with. One at a time; what becomes no release is removed by `discardDraft`. */
export async function beginDraft(folder: string): Promise<Draft | undefined> {
  const known = await knownRelease(folder);
  if (known === undefined) return undefined;
  await discardDraft(folder);
  const draft = draftPathOfNext(folder);
  const files = known.info.files.map((file) => file.path).filter((name) => name.startsWith(`${siteFolder}/`));
  try {
    const missing = new Set(await linkFiles(known.folder, draft, { files }));
    return { folder: draft, known, linked: new Set(files.filter((file) => !missing.has(file))) };
  } catch (error) {
    console.error(`A release cannot be begun in ${path.dirname(draft)}; all its files are copied.`, error);
    await discardDraft(folder);
    return undefined;
  }
}

export async function discardDraft(folder: string): Promise<void> {
  await rm(draftPathOfNext(folder), { recursive: true, force: true, maxRetries: 5 });
}
