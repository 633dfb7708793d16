/** Files under a second name: see `linkFile`. */
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { listFiles } from './files';
import { linkFile, makeFoldersOf } from './linkFile.mjs';

export { linkFile, makeFoldersOf } from './linkFile.mjs';

/** Moves all files below a folder to another on the same disk, except those it already has, and removes the folder. */
export function moveFiles(from: string, to: string): void {
  const files = listFiles(from).filter((file) => !existsSync(path.join(to, file)));
  makeFoldersOf(files, to);
  for (const file of files) renameSync(path.join(from, file), path.join(to, file));
  rmSync(from, { recursive: true });
}

/** Links all files below a folder; an absent one has none. */
export function linkFolder(from: string, to: string): void {
  const files = listFiles(from);
  makeFoldersOf(files, to);
  for (const file of files) linkFile(path.join(from, file), path.join(to, file));
}

/** Below the working directory: bundled code knows no other place. */
const worker = path.join(process.cwd(), 'lib', 'shared', 'linkWorker.mjs');

const answerSchema = z.tuple([z.array(z.string())]);

/**
 * Links files, given relative to a folder, into another one, in a thread of its own: tens of thousands take a second. `endings`: what
 * further files are called that may lie beside each. Returns the files that are not there.
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
