/**
 * Restores the parts of an archive into their folders. Unpacks everything next to the existing files first, so that a failure changes
 * nothing.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { removeIfEmpty } from '@/lib/shared/files';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import {
  displacedPrefix,
  BackupError,
  databaseAccess,
  databaseDump,
  isRestoreLeftover,
  partFile,
  runProgram,
  stagingName,
  timeInName,
} from './backupArchive';
import type { PartName } from './backupArchive';

export interface Place {
  readonly part: PartName;
  readonly folder: string;
}

interface StagedPlace extends Place {
  readonly staging: string;
  /** Whether this restore creates the folder. */
  readonly isNew: boolean;
}

/** The names in a folder, except leftovers of earlier restores. */
async function contentOf(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  return names.filter((name) => !isRestoreLeftover(name));
}

/** Throws a BackupError naming every folder that is not empty. */
export async function ensureEmpty(folders: readonly string[]): Promise<void> {
  const contents = await Promise.all(folders.map(contentOf));
  const taken = folders.filter((_folder, index) => contents[index]?.length !== 0);
  if (taken.length > 0)
    throw new BackupError(
      `Something is in ${taken.join(', ')}. Nothing was changed. «--replace» lays it aside, in a folder «${displacedPrefix}…» there.`,
    );
}

/** Pipes a file of the archive into `program`, a shell command that gets `last` as `$3`. */
function pipeFrom(
  archive: string,
  file: string,
  program: string,
  last: string,
  environment?: Readonly<Record<string, string>>,
): Promise<void> {
  const script = `tar --extract --to-stdout --file="$1" "$2" | ${program}`;
  return runProgram('sh', ['-c', script, 'restore', archive, file, last], environment);
}

async function unpack(archive: string, { part, folder, staging }: StagedPlace): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging);
  // With the original permissions: web servers must be able to read a release, and nobody else the secrets of the CMS.
  await pipeFrom(archive, partFile(part), 'tar --extract --gzip --preserve-permissions --directory="$3"', staging);
}

/** In one transaction: restores everything or, if a table exists already, nothing. */
async function restoreDatabase(archive: string, database: string): Promise<void> {
  const { address, environment } = databaseAccess(database);
  const program = 'pg_restore --no-password --no-owner --single-transaction --exit-on-error --dbname="$3"';
  await pipeFrom(archive, databaseDump, program, address, environment);
}

/** Moves everything in the folder aside first: files that a database has left next to its own must not meet another database. */
async function putInPlace({ folder, staging }: StagedPlace, aside: string): Promise<void> {
  const present = await contentOf(folder);
  if (present.length > 0) await mkdir(path.join(folder, aside), { mode: 0o700 });
  for (const name of present) await rename(path.join(folder, name), path.join(folder, aside, name));
  for (const name of await readdir(staging)) await rename(path.join(staging, name), path.join(folder, name));
}

/**
 * Restores parts into their folders, and the dump, if any, into `database`. Throws BackupError and changes nothing if something cannot be
 * unpacked or the database is not empty.
 */
export async function restoreParts(archive: string, places: readonly Place[], database?: string): Promise<void> {
  const staged = places.map((place) => ({
    ...place,
    staging: path.join(place.folder, stagingName),
    isNew: !existsSync(place.folder),
  }));
  const aside = `${displacedPrefix}${timeInName(new Date())}`;
  try {
    for (const place of staged) await unpack(archive, place);
    if (database !== undefined) await restoreDatabase(archive, database);
    for (const place of staged) await putInPlace(place, aside);
  } finally {
    for (const { folder, staging, isNew } of staged) {
      await rm(staging, { recursive: true, force: true });
      if (isNew) await removeIfEmpty(folder);
    }
  }
}
