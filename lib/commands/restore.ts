/**
 * `npm run restore <archive>`: puts what `npm run backup` has saved where the settings say it belongs. Refuses to overwrite existing files;
 * `-- --replace` moves them aside. `--into <folder>` unpacks everything there instead, to try an archive or extract something. `--cms
 * <folder>` names another CMS.
 */
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '@/lib/shared/config';
import { ConfigurationError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';
import { linkCurrent } from '@/lib/publish/release/releaseFolder';
import {
  BackupError,
  databaseDump,
  explainSystemErrors,
  manifestName,
  partFile,
  partNames,
  runProgram,
  settingsFolder,
} from './backupArchive';
import type { Manifest, PartName } from './backupArchive';
import { portFault } from './port.mjs';
import { checkArchive } from './readArchive';
import { ensureEmpty, restoreParts } from './restoreParts';
import type { Place } from './restoreParts';
import { siteCommand } from './siteCommand';

interface Options {
  readonly archive: string;
  readonly cms: string;
  readonly replace: boolean;
  readonly into: string | undefined;
}

function parse(parameters: string[]): Options {
  const options = {
    into: { type: 'string' },
    cms: { type: 'string', default: paths.cms },
    replace: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ args: parameters, options, allowPositionals: true });
  const [archive, ...others] = positionals;
  const { into, cms, replace } = values;
  if (archive === undefined || others.length > 0 || (into !== undefined && replace))
    throw new ConfigurationError(
      `These arguments cannot be used: ${parameters.join(' ')}\n` +
        'Expected: npm run restore <archive>, with -- --replace or -- --cms <folder>, or with -- --into <folder>.',
    );
  const target = into === undefined ? undefined : path.resolve(into);
  return { archive: path.resolve(archive), cms: path.resolve(cms), replace, into: target };
}

function placesIn({ files }: Manifest, folderOf: (part: PartName) => string): readonly Place[] {
  const held = partNames.filter((part) => files[partFile(part)] !== undefined);
  return held.map((part) => ({ part, folder: folderOf(part) }));
}

/** The folder of a part according to the settings. Throws BackupError if they do not name it. */
function folderBySettings(part: PartName, cms: string): string {
  const { RELEASE_DIR, OFFICE_DIR } = config();
  if (part === 'cms') return cms;
  if (part === 'releases') return path.resolve(RELEASE_DIR);
  if (OFFICE_DIR !== undefined) return path.resolve(OFFICE_DIR);
  throw new BackupError('The archive holds the folder of an office. Nothing was changed. Set OFFICE_DIR.');
}

/** A running CMS would go on writing to the database that was moved aside, and a running service to its releases. */
async function ensureFree(name: string, setting: string, port: number, host: string): Promise<void> {
  const fault = await portFault(port, host);
  if (fault === undefined) return;
  if (fault.code !== 'EADDRINUSE') throw fault;
  throw new BackupError(`${name} runs, or another program has its port ${port} (${setting}). Stop it first.`);
}

/** The database to restore the dump into; undefined without a dump. Throws BackupError if the settings do not fit the archive. */
function databaseFor({ files }: Manifest): string | undefined {
  const { CMS_DATABASE_URL: database } = config();
  const hasDump = files[databaseDump] !== undefined;
  if (hasDump && database === undefined)
    throw new BackupError(
      'The archive holds a PostgreSQL database. Nothing was changed. Make an empty one, and set CMS_DATABASE_URL to it.',
    );
  if (!hasDump && files[partFile('cms')] !== undefined && database !== undefined)
    throw new BackupError(
      'The archive holds a CMS with SQLite. Nothing was changed. Take CMS_DATABASE_URL away first.',
    );
  return hasDump ? database : undefined;
}

async function restoreInPlace({ archive, cms, replace }: Options, manifest: Manifest): Promise<readonly Place[]> {
  const places = placesIn(manifest, (part) => folderBySettings(part, cms));
  const database = databaseFor(manifest);
  const { CMS_PORT, RELEASE_HOST, RELEASE_PORT } = config();
  await ensureFree('The CMS', 'CMS_PORT', CMS_PORT, '127.0.0.1');
  await ensureFree('The release service', 'RELEASE_PORT', RELEASE_PORT, RELEASE_HOST);
  if (!replace) await ensureEmpty(places.map(({ folder }) => folder));
  await restoreParts(archive, places, database);
  return places;
}

/** Renames the folder to its final name once it is complete. */
async function unpackInto(archive: string, into: string, manifest: Manifest): Promise<readonly Place[]> {
  await ensureEmpty([into]);
  await mkdir(path.dirname(into), { recursive: true });
  const unfinished = await mkdtemp(`${into}.unfinished-`);
  const parts = placesIn(manifest, (part) => path.join(unfinished, part));
  const packed = parts.map(({ part }) => partFile(part));
  const others = Object.keys(manifest.files).filter((name) => !packed.includes(name));
  try {
    await restoreParts(archive, parts);
    const from = [`--file=${archive}`, `--directory=${unfinished}`];
    await runProgram('tar', ['--extract', ...from, '--', manifestName, ...others]);
    await rename(unfinished, into);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return placesIn(manifest, (part) => path.join(into, part));
}

function nextSteps({ archive, cms }: Options, { release, files }: Manifest): string {
  const settings = Object.keys(files).filter((name) => name.startsWith(settingsFolder));
  const steps = [
    settings.length > 0 && `Its settings, if you need them: tar --extract --file=${archive} ${settings.join(' ')}`,
    files[partFile('cms')] !== undefined && `Start the CMS, which installs its packages: npm run cms -- ${cms}`,
    release !== null && `Check the release: npm run release -- check ${release}`,
    release !== null && 'Start the release service and request a build.',
  ];
  return steps.filter((step) => step !== false).join('\n');
}

async function restore(options: Options): Promise<string> {
  const { archive, into } = options;
  const manifest = await checkArchive(archive);
  const places = await (into === undefined ? restoreInPlace(options, manifest) : unpackInto(archive, into, manifest));
  const releases = places.find(({ part }) => part === 'releases');
  if (releases !== undefined && manifest.release !== null) await linkCurrent(releases.folder, manifest.release);
  const lines = places.map(({ part, folder }) => `  ${part}: ${folder}`);
  const steps = into === undefined ? [nextSteps(options, manifest)] : [];
  return [`Restored, as of ${manifest.at}:`, ...lines, ...steps].join('\n');
}

await siteCommand(async () => {
  const options = parse(process.argv.slice(2));
  console.log(await explainSystemErrors('It could not be restored.', () => restore(options)));
  return 0;
});
