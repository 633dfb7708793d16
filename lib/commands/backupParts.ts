/** Saves a file per part, while the CMS and the release service keep running. */
import { constants, existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { config } from '@/lib/shared/config';
import { currentRelease, listReleases } from '@/lib/publish/release/releaseFolder';
import {
  BackupError,
  databaseAccess,
  databaseDump,
  isRestoreLeftover,
  partFile,
  runProgram,
  settingsFolder,
} from './backupArchive';
import type { PartName } from './backupArchive';

/** What `npm run cms` creates again in the folder of the CMS. */
const regenerated = [
  'node_modules',
  'node_modules.before',
  'build',
  'build.txt',
  'dist',
  '.cache',
  '.strapi',
  '.npmrc',
];
/** The database, which is saved as a copy, and its earlier copies. */
const databaseFile = /^data(?:-before-.*)?\.db/;

/** Includes what is still in the write-ahead log; a running CMS may go on writing. */
const copyDatabase = `
  const [folder, copy] = process.argv.slice(1);
  const Database = require(require.resolve('better-sqlite3', { paths: [folder] }));
  new Database(folder + '/data.db').prepare('VACUUM INTO ?').run(copy);`;

async function copySqlite(folder: string, copy: string): Promise<void> {
  if (!existsSync(path.join(folder, 'node_modules', 'better-sqlite3')))
    throw new BackupError(`The packages of the CMS in ${folder}, which read its database, are missing. Start it once.`);
  await runProgram(process.execPath, ['-e', copyDatabase, folder, copy]);
}

/** `inputs` are folders, each with the names to save from it. */
async function pack(
  target: string,
  part: PartName,
  ...inputs: (readonly [string, readonly string[]])[]
): Promise<void> {
  const listed = inputs.flatMap(([folder, names]) => [
    `--directory=${path.resolve(folder)}`,
    ...names.map((name) => `./${name}`),
  ]);
  const archive = `--file=${path.join(target, partFile(part))}`;
  // Uploads may be on another disk, behind a symbolic link. Exit code 1: a file changed or vanished meanwhile, as the history of releases
  // may.
  await runProgram('tar', ['--create', '--gzip', '--dereference', archive, ...listed], {}, [0, 1]);
}

function isStrapi(folder: string): boolean {
  const file = path.join(folder, 'package.json');
  return existsSync(file) && readFileSync(file, 'utf8').includes('@strapi/strapi');
}

/** Saves the database first, so that every upload it refers to is complete on disk. */
async function saveCms(
  { cms: folder, isNamed }: Pick<BackupChoice, 'cms' | 'isNamed'>,
  target: string,
  scratch: string,
): Promise<void> {
  const { CMS_DATABASE_URL: database } = config();
  if (database !== undefined) {
    const { address, environment } = databaseAccess(database);
    const dump = `--file=${path.join(target, databaseDump)}`;
    await runProgram('pg_dump', ['--format=custom', '--no-password', dump, `--dbname=${address}`], environment);
  }
  if (!existsSync(folder)) {
    if (isNamed) throw new BackupError(`There is no folder ${folder}, which --cms names. Nothing was saved.`);
    return;
  }
  const found = await readdir(folder);
  const hasSqlite = database === undefined && found.includes('data.db');
  if (database === undefined && !hasSqlite && isStrapi(folder))
    throw new BackupError(
      `The CMS in ${folder} has no database of its own. Nothing was saved. Set CMS_DATABASE_URL to the one that it uses.`,
    );
  if (hasSqlite) await copySqlite(folder, path.join(scratch, 'data.db'));
  const names = found.filter(
    (name) => !regenerated.includes(name) && !databaseFile.test(name) && !isRestoreLeftover(name),
  );
  await pack(target, 'cms', [folder, names], ...(hasSqlite ? [[scratch, ['data.db']] as const] : []));
}

/**
 * Returns the id of the current release. Takes no lock: releases never change, the current one is removed last, and a switch at an instant
 * must not wait. A restore recreates the link.
 */
async function saveReleases(folder: string, target: string, withAll: boolean): Promise<string | null> {
  const current = await currentRelease(folder);
  if (current === null) return null;
  const ids = withAll ? await listReleases(folder) : [current];
  const records = ['history.jsonl', 'queue.json'].filter((name) => existsSync(path.join(folder, name)));
  await pack(target, 'releases', [folder, [...ids.map((id) => `releases/${id}`), ...records]]);
  return current;
}

async function saveOffice(folder: string, target: string): Promise<void> {
  const names = await readdir(folder);
  await pack(target, 'office', [folder, names.filter((name) => !isRestoreLeftover(name))]);
}

async function saveSettings(named: readonly string[], target: string): Promise<void> {
  const files = named.length > 0 ? named : ['.env.local', '.env'].filter((name) => existsSync(name));
  const folder = path.join(target, settingsFolder);
  if (files.length > 0) await mkdir(folder);
  for (const file of files) await copyFile(file, path.join(folder, path.basename(file)), constants.COPYFILE_EXCL);
}

export interface BackupChoice {
  /** Folder of the CMS. */
  readonly cms: string;
  /** Whether `--cms` names the folder. */
  readonly isNamed: boolean;
  /** Settings files to save instead of the project's. */
  readonly settings: readonly string[];
  readonly allReleases: boolean;
}

/** Writes the existing parts to `target`; `scratch` is another folder on the same disk. Returns the id of the current release. */
export async function saveParts(choice: BackupChoice, target: string, scratch: string): Promise<string | null> {
  const { RELEASE_DIR, OFFICE_DIR } = config();
  await saveCms(choice, target, scratch);
  const release = await saveReleases(RELEASE_DIR, target, choice.allReleases);
  if (OFFICE_DIR !== undefined) await saveOffice(OFFICE_DIR, target);
  await saveSettings(choice.settings, target);
  return release;
}
