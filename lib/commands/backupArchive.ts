/**
 * The archive of a backup: a tar that holds `manifest.json`, a packed tar for each part, the dump of a PostgreSQL database, and the
 * settings as they are. So each of them can be checked, and taken out by hand, alone.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { errorCode, SiteError } from '@/lib/shared/errors';
import { run } from '@/lib/shared/run.mjs';

/** Something could not be saved or restored. What was there is still there. */
export class BackupError extends SiteError {
  override readonly name: string = 'BackupError';
}

/** Changes if an older `npm run restore` could not read the archive. */
export const archiveFormat = 1;

export const manifestName = 'manifest.json';
export const databaseDump = 'database.dump';
export const settingsFolder = 'settings';

/** What is kept in a folder of its own, and is restored into one. */
export const partNames = ['cms', 'releases', 'office'] as const;

export type PartName = (typeof partNames)[number];

export function partFile(part: PartName): string {
  return `${part}.tar.gz`;
}

/** All that may be in an archive: names that mean nothing else to `tar`. */
const namesInArchive = /^(?:(?:cms|releases|office)\.tar\.gz|database\.dump|settings\/\.?\w[\w.-]*)$/;

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  /** ISO, UTC. */
  at: z.string(),
  /** The id of the release that visitors saw; null if there was none. */
  release: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable(),
  /** What else is in the archive, with its SHA-256. */
  files: z.record(z.string().regex(namesInArchive), z.string()),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** Begins the name of a folder with what lay in the way of a restore. */
export const displacedPrefix = 'before-restore-';
/** Where a restore unpacks, beside what is there; one that was killed leaves it. */
export const stagingName = '.restoring';

/** Whether something in the folder of a part is there because of a restore, and so is no part of it. */
export function isRestoreLeftover(name: string): boolean {
  return name === stagingName || name.startsWith(displacedPrefix);
}

/** `20261130T023000123Z` */
export function timeInName(now: Date): string {
  return now.toISOString().replaceAll(/[-:.]/g, '');
}

/** SHA-256, hexadecimal. */
export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** Runs a program of this machine. `fine`: exit codes that are no failure. Throws BackupError for any other. */
export async function runProgram(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  fine: readonly number[] = [0],
): Promise<void> {
  const code = await run(program, parameters, environment);
  if (!fine.includes(code))
    throw new BackupError(`${program} ended with code ${code}; its messages are above. Nothing was changed.`);
}

/** Throws BackupError with the message for what the system refuses: folders that may not be written, a full disk. */
export async function explainSystemErrors<Result>(message: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw errorCode(cause) === undefined ? cause : new BackupError(message, { cause });
  }
}

interface DatabaseAccess {
  readonly address: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** A PostgreSQL database for its programs. Everybody on this machine would see the password in the list of processes. */
export function databaseAccess(address: string): DatabaseAccess {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}
