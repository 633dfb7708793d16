/** Makes the folder of a Strapi, or updates it: code, secrets, packages, admin panel. */
import { chmod, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError, SiteError } from '@/lib/shared/errors';
import { writeTextFile } from '@/lib/shared/files';
import { startProgress } from '@/lib/shared/progress';
import { run } from '@/lib/shared/run.mjs';
import { adminPanelFiles, applicationFiles, applicationManifest, newSecrets } from './application';
import { ensureDatabaseMatches } from './databaseVersion';
import { installPackages } from './installPackages';
import { ensureOwnFolder } from './ownFolder';
import { nodeVersions, strapiRelease } from './packages';
import { describeRemoved, backUpDatabase, readApplication, removedFields } from './removedFields';

/** Throws ConfigurationError if Strapi does not run on this version of Node, such as `20.19.0`. */
export function ensureNodeIsSupported(node = process.versions.node): void {
  const main = Number(node.split('.')[0]);
  const { first, last } = nodeVersions;
  if (main >= first && main <= last) return;
  throw new ConfigurationError(
    `Strapi ${strapiRelease} runs on Node ${first} to ${last}, and this is Node ${node}. ` +
      `Install one of these versions for «npm run cms»; the site itself need not use the same.`,
  );
}

/** Backs up the database and warns if fields were removed: Strapi would stop showing them without a word. */
async function keepRemovedFields(folder: string, database: string): Promise<void> {
  const removed = removedFields(await readApplication(folder), applicationFiles());
  if (removed.length === 0) return;
  console.error(describeRemoved(removed, await backUpDatabase(folder, new Date(), database)));
}

async function writeCode(folder: string): Promise<void> {
  // Files of removed content types must not stay.
  for (const name of ['src', 'config']) await rm(path.join(folder, name), { recursive: true, force: true });
  for (const [name, text] of applicationFiles()) await writeTextFile(path.join(folder, name), text);
}

/** Writes a file that only its owner may read. */
export async function writeSecretFile(file: string, text: string): Promise<void> {
  await writeTextFile(file, '');
  await chmod(file, 0o600);
  await writeTextFile(file, text);
}

/** Creates the folder of uploads and the secrets, without which no Strapi starts. */
async function ensureOwnFiles(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'public/uploads'), { recursive: true });
  const file = path.join(folder, '.env');
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing === '') await writeSecretFile(file, newSecrets());
}

/** Builds the admin panel if its sources have changed; takes half a minute. */
async function ensureAdminPanel(folder: string): Promise<void> {
  const wanted = [applicationManifest(), ...adminPanelFiles.values()].join('\n');
  const stamp = path.join(folder, 'build.txt');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  const progress = startProgress('Building the admin panel');
  const code = await run('npm', ['run', '--silent', '--prefix', folder, 'build'], {
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
  });
  if (code !== 0)
    throw new SiteError(
      `The admin panel of ${folder} could not be built (code ${code}); the messages are above. Then start again.`,
    );
  await writeTextFile(stamp, wanted);
  progress.done();
}

/**
 * Prepares the folder until Strapi can be started in it. Throws SiteError with advice if that fails. `database`: the address of
 * a PostgreSQL database; empty for the embedded one.
 */
export async function prepareCms(folder: string, database: string): Promise<void> {
  ensureNodeIsSupported();
  await ensureOwnFolder(folder);
  await installPackages(folder, applicationManifest(), `Installing Strapi ${strapiRelease}`);
  if (database !== '') await ensureDatabaseMatches(folder, database);
  await ensureOwnFiles(folder);
  await keepRemovedFields(folder, database);
  await writeCode(folder);
  await ensureAdminPanel(folder);
}
