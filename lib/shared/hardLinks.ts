/** Hard links of files and folders: see `linkFile`. */
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { listFiles } from './files';
import { linkFile, makeFoldersOf } from './linkFile.mjs';

export { linkFile, makeFoldersOf } from './linkFile.mjs';

/** Moves all files of a folder to another one on the same disk, except those that exist there, and removes the folder. */
export function moveFiles(from: string, to: string): void {
  const files = listFiles(from).filter((file) => !existsSync(path.join(to, file)));
  makeFoldersOf(files, to);
  for (const file of files) renameSync(path.join(from, file), path.join(to, file));
  rmSync(from, { recursive: true });
}

/** Links all files of a folder into another one; a missing folder has none. */
export function linkFolder(from: string, to: string): void {
  const files = listFiles(from);
  makeFoldersOf(files, to);
  for (const file of files) linkFile(path.join(from, file), path.join(to, file));
}

/** Below the working directory, because bundled code does not know its own place. */
const worker = path.join(process.cwd(), 'lib', 'shared', 'linkWorker.mjs');

const answerSchema = z.tuple([z.array(z.string())]);

/**
 * Links files, given relative to a folder, into another one. Runs in a worker thread, because tens of thousands take a
 * second. `endings`: suffixes of further files that may exist beside each. Returns the missing files.
 */
export async function linkFiles(
  from: string,
  to: string,
  { files, endings = [] }: { readonly files: readonly string[]; readonly endings?: readonly string[] },
): Promise<readonly string[]> {
  const thread = new Worker(worker, { execArgv: [], workerData: { from, to, files, endings } });
  const [missing] = answerSchema.parse(await once(thread, 'message'));
  return missing;
}
