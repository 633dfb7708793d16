/** Replaces folders by finished ones, all of them or none. */
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './errors';

export interface FolderReplacement {
  /** The finished folder; it is moved, so it must be on the same disk. */
  readonly candidate: string;
  readonly target: string;
}

/** Returns where the previous folder stays until the new one is in place. */
export function backupFolder(target: string): string {
  return `${target}.earlier`;
}

/** Handles a rejection with `catch`: ignores a missing file, throws any other error. */
export function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}

/** Whether a file or folder exists. */
export async function pathExists(folder: string): Promise<boolean> {
  return (await stat(folder).catch(ignoreMissing)) !== undefined;
}

/** Undoes an interrupted replacement. The first target is moved away first and replaced last, so if it exists, everything is in place. */
export async function restoreFolders(targets: readonly [string, ...string[]]): Promise<void> {
  const [first] = targets;
  if ((await pathExists(first)) || !(await pathExists(backupFolder(first)))) return;
  for (const target of targets.toReversed()) {
    if (!(await pathExists(backupFolder(target)))) continue;
    await rm(target, { recursive: true, force: true });
    await rename(backupFolder(target), target);
  }
}

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/**
 * Moves each candidate to its target. If interrupted at any point, `restoreFolders` with the targets in the same order
 * restores the previous folders, unless all new ones are in place. `remove`: disposes of the previous folders.
 */
export async function replaceFolders(
  replacements: readonly [FolderReplacement, ...FolderReplacement[]],
  remove: (folder: string) => Promise<void> = removeFolder,
): Promise<void> {
  const [first, ...others] = replacements;
  await restoreFolders([first.target, ...others.map(({ target }) => target)]);
  for (const { target } of replacements) {
    await mkdir(path.dirname(target), { recursive: true });
    await rm(backupFolder(target), { recursive: true, force: true });
  }
  for (const { target } of replacements) await rename(target, backupFolder(target)).catch(ignoreMissing);
  for (const { candidate, target } of replacements.toReversed()) await rename(candidate, target);
  for (const { target } of replacements) await remove(backupFolder(target));
}
