/**
 * The archive of a backup: a tar with `manifest.json`, a compressed tar per part, the dump of a PostgreSQL database, and the settings
 * files. Each can be checked and extracted by hand on its own.
 */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { errorCode, SiteError } from '@/lib/shared/errors';
import { run } from '@/lib/shared/run.mjs';

/** Saving or restoring failed; nothing existing was changed. */
export class BackupError extends SiteError {
  override readonly name: string = 'BackupError';
}

/** Increment when older versions of `npm run restore` cannot read the archive. */
export const archiveFormat = 1;

export const manifestName = 'manifest.json';
export const databaseDump = 'database.dump';
export const settingsFolder = 'settings';

/** Parts that have a folder of their own and are restored into one. */
export const partNames = ['cms', 'releases', 'office'] as const;

export type PartName = (typeof partNames)[number];

export function partFile(part: PartName): string {
  return `${part}.tar.gz`;
}

/** The only names allowed in an archive, none of which `tar` takes for an option. */
const namesInArchive = /^(?:(?:cms|releases|office)\.tar\.gz|database\.dump|settings\/\.?\w[\w.-]*)$/;

export const manifestSchema = z.object({
  format: z.literal(archiveFormat),
  /** ISO, UTC. */
  at: z.string(),
  /** The id of the current release; null if there was none. */
  release: z
    .string()
    .regex(/^[\w-]+$/)
    .nullable(),
  /** SHA-256 by name of the other files in the archive. */
  files: z.record(z.string().regex(namesInArchive), z.string()),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;

/** Prefix of the folders to which a restore moves existing files. */
export const displacedPrefix = 'before-restore-';
/** Folder in which a restore unpacks; a killed one leaves it behind. */
export const stagingName = '.restoring';

/** Whether a restore has left this in the folder of a part, so that it does not belong to the part. */
export function isRestoreLeftover(name: string): boolean {
  return name === stagingName || name.startsWith(displacedPrefix);
}

/** Returns an instant for file names: `20261130T023000123Z`. */
export function timeInName(now: Date): string {
  return now.toISOString().replaceAll(/[-:.]/g, '');
}

/** Returns the SHA-256 in hexadecimal. */
export async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
}

/** Runs a program of this machine. `fine` are the exit codes of success; throws BackupError for any other. */
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

/** Turns system errors, such as missing permissions or a full disk, into BackupErrors with this message. */
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

/**
 * Returns the address of a PostgreSQL database without password, which goes into the environment: arguments are visible to everyone on this
 * machine.
 */
export function databaseAccess(address: string): DatabaseAccess {
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, environment: password === '' ? {} : { PGPASSWORD: password } };
}
