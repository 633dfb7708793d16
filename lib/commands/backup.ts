/**
 * `npm run backup <folder>`: saves the CMS of `npm run cms`, the current release, the office folder and the settings in one archive. `--
 * --keep 14` removes all but the newest archives; `--all-releases` includes earlier releases; `--cms <folder>` names another CMS,
 * `--settings <file>` other settings than the project's `.env`.
 */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '@/lib/shared/errors';
import { listFiles } from '@/lib/shared/files';
import { paths } from '@/lib/shared/paths';
import { startProgress } from '@/lib/shared/progress';
import { formatBytes } from '@/lib/shared/quantities';
import { withLock } from '@/lib/publish/release/lock';
import {
  archiveFormat,
  BackupError,
  explainSystemErrors,
  hashOf,
  manifestName,
  partFile,
  partNames,
  runProgram,
  timeInName,
} from './backupArchive';
import type { Manifest } from './backupArchive';
import { saveParts } from './backupParts';
import type { BackupChoice } from './backupParts';
import { siteCommand } from './siteCommand';

interface Options extends BackupChoice {
  readonly folder: string;
  /** How many archives to keep, a number; undefined for all. */
  readonly keep: string | undefined;
}

function parse(parameters: string[]): Options {
  const options = {
    keep: { type: 'string' },
    cms: { type: 'string' },
    settings: { type: 'string', multiple: true },
    'all-releases': { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: parameters, options, allowPositionals: true });
  const [folder, ...others] = positionals;
  const { keep, cms, settings = [], 'all-releases': allReleases } = values;
  if (folder === undefined || others.length > 0 || !/^[1-9]\d*$/.test(keep ?? '1'))
    throw new ConfigurationError(
      `These arguments cannot be used: ${parameters.join(' ')}\n` +
        'Expected: npm run backup <folder> -- --keep 14 --all-releases --cms <folder> --settings <file>; all but the first may be left out.',
    );
  const choice = { cms: path.resolve(cms ?? paths.cms), isNamed: cms !== undefined, settings, allReleases };
  return { folder: path.resolve(folder), keep, ...choice };
}

function describe({ release, files }: Manifest): string {
  const missing = partNames.filter((part) => files[partFile(part)] === undefined);
  const left = missing.length === 0 ? '' : ` Not there, so not saved: ${missing.join(', ')}.`;
  return `Saved: ${Object.keys(files).join(', ')}; current release: ${release ?? 'none'}.${left}`;
}

async function makeArchive(unfinished: string, options: Options, now: Date): Promise<Manifest> {
  const content = path.join(unfinished, 'content');
  await mkdir(content, { recursive: true });
  const release = await saveParts(options, content, unfinished);
  const names = listFiles(content);
  if (names.length === 0)
    throw new BackupError('There is nothing to save. Set RELEASE_DIR and OFFICE_DIR, or name the CMS with --cms.');
  const files: Record<string, string> = {};
  for (const name of names) files[name] = await hashOf(createReadStream(path.join(content, name)));
  const manifest = { format: archiveFormat, at: now.toISOString(), release, files } as const;
  await writeFile(path.join(content, manifestName), JSON.stringify(manifest, null, 2));
  const archive = path.join(unfinished, 'archive.tar');
  await runProgram('tar', ['--create', `--file=${archive}`, `--directory=${content}`, manifestName, ...names]);
  return manifest;
}

async function removeOld(folder: string, keep: number): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => /^statistikportal-\d{8}T\d{9}Z\.tar$/.test(name));
  for (const name of archives.sort().slice(0, -keep)) await rm(path.join(folder, name));
}

/** Returns the path of the archive. Throws BackupError if it cannot be made, leaving nothing behind. */
async function backUp(options: Options): Promise<string> {
  const { folder, keep } = options;
  const unfinished = path.join(folder, 'unfinished');
  const now = new Date();
  const archive = path.join(folder, `statistikportal-${timeInName(now)}.tar`);
  // Left by a killed process.
  await rm(unfinished, { recursive: true, force: true });
  try {
    console.log(describe(await makeArchive(unfinished, options, now)));
    await rename(path.join(unfinished, 'archive.tar'), archive);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  if (keep !== undefined) await removeOld(folder, Number(keep));
  return archive;
}

await siteCommand(async () => {
  const options = parse(process.argv.slice(2));
  // The archive contains all secrets.
  process.umask(0o077);
  const progress = startProgress('Saving');
  const archive = await explainSystemErrors('Nothing was saved.', () =>
    withLock(options.folder, 'build', () => backUp(options)),
  );
  progress.done(formatBytes((await stat(archive)).size));
  console.log(archive);
  return 0;
});
