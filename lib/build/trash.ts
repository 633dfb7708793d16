/** Folders that were replaced and may hold many files: no build has to wait until they are gone. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@/lib/shared/paths';
import { ignoreMissing } from '@/lib/shared/replaceFolders';

/** Moves a folder out of the way until `emptyTrash`; a missing one is no error. */
export async function moveToTrash(folder: string): Promise<void> {
  await mkdir(paths.discarded, { recursive: true });
  await rename(folder, path.join(paths.discarded, randomUUID())).catch(ignoreMissing);
}

/** Removes what builds have set aside. May run during the next one. */
export async function emptyTrash(): Promise<void> {
  const names = await readdir(paths.discarded).catch(ignoreMissing);
  for (const name of names ?? []) await rm(path.join(paths.discarded, name), { recursive: true, force: true });
}
