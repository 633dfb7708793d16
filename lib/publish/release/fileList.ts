/** Lists and compares the files of a release. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '@/lib/shared/errors';
import { listFiles } from '@/lib/shared/files';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import type { ReleaseFile, ReleaseInfo } from './releaseInfo';

/** A release that was checked before. Files that another release links from it are not checked again. */
export interface VerifiedRelease {
  readonly folder: string;
  readonly info: ReleaseInfo;
}

/** Smaller files are read as a whole: a stream takes four times as long for a page, and a few of them fit into memory. */
const smallBytes = 1_000_000;

/** Returns the SHA-256 of a file, in hexadecimal. `size` is in bytes. */
export async function hashOf(file: string, size: number): Promise<string> {
  const hash = createHash('sha256');
  if (size < smallBytes) return hash.update(await readFile(file)).digest('hex');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function describeFile(folder: string, name: string): Promise<ReleaseFile> {
  const file = path.join(folder, name);
  const { size } = await stat(file);
  return { path: name, size, sha256: await hashOf(file, size) };
}

/** Returns files below a folder with size and hash. */
export async function describeFiles(folder: string, names: readonly string[]): Promise<ReleaseFile[]> {
  return mapConcurrently(names, (name) => describeFile(folder, name));
}

/** A folder where a file is expected, or a file instead of a folder, also means that the file is missing. */
function ignoreAbsent(error: unknown): void {
  if (!['ENOTDIR', 'EISDIR'].includes(String(errorCode(error)))) ignoreMissing(error);
}

async function faultOf(folder: string, { path: name, size, sha256 }: ReleaseFile): Promise<readonly string[]> {
  const found = await describeFile(folder, name).catch(ignoreAbsent);
  if (found === undefined) return [`${name} is missing.`];
  if (found.size !== size) return [`${name} has ${found.size} bytes; expected ${size}.`];
  return found.sha256 === sha256 ? [] : [`${name} differs from when the release was made.`];
}

/** Returns what differs between a folder and the list of its files. `others` are names that may exist as well. */
export async function compareFiles(
  folder: string,
  expected: readonly ReleaseFile[],
  others: readonly string[],
): Promise<readonly string[]> {
  const faults = await mapConcurrently(expected, (file) => faultOf(folder, file));
  const names = new Set([...expected.map((file) => file.path), ...others]);
  const unknown = listFiles(folder).filter((name) => !names.has(name));
  return [...faults.flat(), ...unknown.map((name) => `${name} is not a file of the release.`)];
}

/**
 * Does the same for a release just begun with a known one. Files linked from that share its record (see `addSiteFiles`) and are skipped.
 */
export async function compareNewFiles(
  folder: string,
  expected: readonly ReleaseFile[],
  known: VerifiedRelease,
): Promise<readonly string[]> {
  const shared = new Set(known.info.files);
  const own = expected.filter((file) => !shared.has(file));
  return (await mapConcurrently(own, (file) => faultOf(folder, file))).flat();
}
