/** Replaced folders may hold many files; they are moved aside so that no build waits for their removal. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '@/lib/shared/paths';
import { ignoreMissing } from '@/lib/shared/replaceFolders';

/** Moves a folder aside until `emptyTrash` removes it; does nothing if it is missing. */
export async function moveToTrash(folder: string): Promise<void> {
  await mkdir(paths.discarded, { recursive: true });
  await rename(folder, path.join(paths.discarded, randomUUID())).catch(ignoreMissing);
}

/** Removes the folders that builds have moved aside. May run during the next build. */
export async function emptyTrash(): Promise<void> {
  const names = await readdir(paths.discarded).catch(ignoreMissing);
  for (const name of names ?? []) await rm(path.join(paths.discarded, name), { recursive: true, force: true });
}
