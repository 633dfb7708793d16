/** Checks the archive of a backup without unpacking it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { z } from 'zod';
import { parseJson } from '@/lib/shared/parseJson';
import { archiveFormat, BackupError, hashOf, manifestName, manifestSchema } from './backupArchive';
import type { Manifest } from './backupArchive';

const formatSchema = z.object({ format: z.number() });

const nothingChanged = 'Nothing was changed. Take another archive.';

function reading(archive: string, name: string): string[] {
  return ['--extract', '--to-stdout', `--file=${archive}`, '--', name];
}

async function readManifest(archive: string): Promise<Manifest> {
  const { stdout } = await promisify(execFile)('tar', reading(archive, manifestName)).catch((cause: unknown) => {
    throw new BackupError(`${archive} is no archive of a backup, or only a part of one. ${nothingChanged}`, { cause });
  });
  const found = parseJson(stdout);
  const format = formatSchema.safeParse(found).data?.format ?? archiveFormat;
  if (format !== archiveFormat)
    throw new BackupError(
      `${archive} has the format ${format}, and this version of the site reads ${archiveFormat}. Nothing was changed. ` +
        'Restore it with the version that saved it.',
    );
  const manifest = manifestSchema.safeParse(found).data;
  if (manifest === undefined)
    throw new BackupError(`${archive}: ${manifestName} is not the manifest of a backup. ${nothingChanged}`);
  return manifest;
}

/** Returns undefined if the file is incomplete. */
async function hashInArchive(archive: string, name: string): Promise<string | undefined> {
  const tar = spawn('tar', reading(archive, name), { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(tar, 'close');
  const hash = await hashOf(tar.stdout);
  await ended;
  return tar.exitCode === 0 ? hash : undefined;
}

/** Returns the manifest of an archive. Throws BackupError if the archive is missing, incomplete or changed. */
export async function checkArchive(archive: string): Promise<Manifest> {
  if (!existsSync(archive)) throw new BackupError(`There is no ${archive}. Nothing was changed.`);
  const manifest = await readManifest(archive);
  for (const [name, hash] of Object.entries(manifest.files)) {
    if ((await hashInArchive(archive, name)) !== hash)
      throw new BackupError(`${archive}: ${name} is not as it was saved. ${nothingChanged}`);
  }
  return manifest;
}
