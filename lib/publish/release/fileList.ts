/** The files of a release, to tell whether it is complete. */
import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listFiles } from '@/lib/base/files';
import { inParallel } from '@/lib/base/inParallel';
import type { ReleaseFile, ReleaseInfo } from './releaseInfo';

/** A release that was checked before: files that another one shares with it, by links, need not be read again. */
export interface KnownRelease {
  readonly folder: string;
  readonly info: ReleaseInfo;
}

/** The SHA-256 of a file. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** All files below a folder, with size and hash. */
export async function describeFiles(folder: string): Promise<ReleaseFile[]> {
  return inParallel(listFiles(folder), async (name) => {
    const file = path.join(folder, name);
    const { size } = await stat(file);
    return { path: name, size, sha256: await hashOf(file) };
  });
}

/** For tens of thousands of files synchronous calls are faster. */
function lookAt(folder: string, name: string): Stats | undefined {
  return statSync(path.join(folder, name), { throwIfNoEntry: false });
}

/** Whether the very same file is in the known release. */
function isShared({ ino, dev }: Stats, name: string, known: KnownRelease | undefined): boolean {
  if (known === undefined) return false;
  const other = lookAt(known.folder, name);
  return other?.ino === ino && other.dev === dev;
}

async function faultOf(
  folder: string,
  { path: name, size, sha256 }: ReleaseFile,
  known: KnownRelease | undefined,
): Promise<readonly string[]> {
  const found = lookAt(folder, name);
  if (found === undefined) return [`${name} is missing.`];
  if (found.size !== size) return [`${name} has ${found.size} bytes; expected ${size}.`];
  if (isShared(found, name, known)) return [];
  return (await hashOf(path.join(folder, name))) === sha256 ? [] : [`${name} differs from when the release was made.`];
}

/** What differs between a folder and the list of its files. `others`: names that may be there as well. */
export async function compareFiles(
  folder: string,
  expected: readonly ReleaseFile[],
  others: readonly string[],
  known?: KnownRelease,
): Promise<readonly string[]> {
  const faults = await inParallel(expected, (file) => faultOf(folder, file, known));
  const names = new Set([...expected.map((file) => file.path), ...others]);
  const unknown = listFiles(folder).filter((name) => !names.has(name));
  return [...faults.flat(), ...unknown.map((name) => `${name} is not a file of the release.`)];
}
