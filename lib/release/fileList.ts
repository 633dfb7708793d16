/** The files of a release, with which it is known whether all of it is there. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listFiles } from '@/lib/export/files';
import { inParallel } from '@/lib/inParallel';
import { ignoreMissing } from '@/lib/replaceFolders';
import type { ReleaseFile } from './releaseInfo';

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** All files below a folder, with size and hash. */
export async function describeFiles(folder: string): Promise<ReleaseFile[]> {
  return inParallel(await listFiles(folder), async (name) => {
    const file = path.join(folder, name);
    const { size } = await stat(file);
    return { path: name, size, sha256: await hashOf(file) };
  });
}

async function faultOf(folder: string, { path: name, size, sha256 }: ReleaseFile): Promise<readonly string[]> {
  const file = path.join(folder, name);
  const found = await stat(file).catch(ignoreMissing);
  if (found === undefined) return [`${name} is missing.`];
  if (found.size !== size) return [`${name} has ${found.size} bytes; expected ${size}.`];
  return (await hashOf(file)) === sha256 ? [] : [`${name} has another content than when the release was made.`];
}

/** What differs between a folder and the list of its files. `others`: names that may stand there beside. */
export async function compareFiles(
  folder: string,
  expected: readonly ReleaseFile[],
  others: readonly string[],
): Promise<readonly string[]> {
  const faults = await inParallel(expected, (file) => faultOf(folder, file));
  const known = new Set([...expected.map((file) => file.path), ...others]);
  const unknown = (await listFiles(folder)).filter((name) => !known.has(name));
  return [...faults.flat(), ...unknown.map((name) => `${name} is no file of the release.`)];
}
