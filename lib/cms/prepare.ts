/** Makes the folder of a Strapi, or brings it up to date: code, secrets, packages, admin panel. */
import { chmod, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigurationError, SiteError } from '../base/errors';
import { writeTextFile } from '../base/files';
import { parseJson } from '../base/parseJson';
import { startProgress } from '../base/progress';
import { run, runTypeScript } from '../base/run.mjs';
import { adminPanelFiles, applicationFiles, applicationManifest, applicationName, newSecrets } from './application';
import { installPackages } from './installPackages';
import { nodeVersions, strapiRelease } from './packages';
import { describeRemoved, keepDatabase, readApplication, removedFields, timeInName } from './removedFields';
import type { SavedValues } from './removedFields';
import { strapiEnvironment } from './strapiEnvironment';

/** Throws ConfigurationError if Strapi does not run on this version of Node, such as `20.19.0`. */
export function ensureNodeFits(version = process.versions.node): void {
  const main = Number(version.split('.')[0]);
  const { first, last } = nodeVersions;
  if (main >= first && main <= last) return;
  throw new ConfigurationError(
    `Strapi ${strapiRelease} runs on Node ${first} to ${last}, and this is Node ${version}. ` +
      `Install one of these versions for «npm run cms»; the site itself need not use the same.`,
  );
}

const manifestSchema = z.object({ name: z.string() });

/** Throws ConfigurationError if the folder holds something that is no CMS of this command. */
export async function ensureFolderFits(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new ConfigurationError(`${folder} cannot be used as the folder of a CMS.`, { cause: error });
  });
  if (names.length === 0) return;
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const manifest = manifestSchema.safeParse(parseJson(text));
  if (manifest.success && manifest.data.name === applicationName) return;
  throw new ConfigurationError(
    `The folder ${folder} holds something else than a CMS that «npm run cms» has made (such as «${names[0] ?? ''}»). ` +
      'Nothing was changed. Name an empty folder, or one that does not exist: npm run cms -- <folder>',
  );
}

const valuesSchema = z.array(z.unknown());

/** Writes the values of removed fields into a file, and says which and how many; null if there are none. */
async function saveValues(folder: string, now: Date): Promise<SavedValues | null> {
  const progress = startProgress('Saving the values of removed fields');
  const file = path.join(folder, `removed-values-${timeInName(now)}.json`);
  const code = await runTypeScript('cmsRemovedValues', [folder, file], strapiEnvironment);
  if (code !== 0) {
    throw new SiteError(
      `The values of fields that the content types no longer have could not be read (code ${code}); the messages are above. ` +
        `Nothing was changed. To start without that file, remove ${path.join(folder, 'src')}; the values then are in ` +
        'the database only.',
    );
  }
  progress.done();
  const { length: count } = valuesSchema.parse(parseJson(await readFile(file, 'utf8')));
  if (count > 0) return { file, count };
  await rm(file);
  return null;
}

/** Strapi would not say that it no longer shows a field. */
async function keepRemovedFields(folder: string): Promise<void> {
  const removed = removedFields(await readApplication(folder), applicationFiles());
  if (removed.length === 0) return;
  const now = new Date();
  const copy = await keepDatabase(folder, now);
  console.error(describeRemoved(removed, await saveValues(folder, now), copy));
}

async function writeCode(folder: string): Promise<void> {
  // What the content types no longer have must not stay.
  for (const name of ['src', 'config']) await rm(path.join(folder, name), { recursive: true, force: true });
  for (const [name, text] of applicationFiles()) await writeTextFile(path.join(folder, name), text);
}

/** For files that nobody else on this machine may read. */
export async function writeSecretFile(file: string, text: string): Promise<void> {
  await writeTextFile(file, '');
  await chmod(file, 0o600);
  await writeTextFile(file, text);
}

/** What no Strapi starts without, whatever its code. */
async function ensureOwnFiles(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'public/uploads'), { recursive: true });
  const file = path.join(folder, '.env');
  const existing = await readFile(file, 'utf8').catch(() => '');
  if (existing === '') await writeSecretFile(file, newSecrets());
}

/** Builds the admin panel unless it is built of the same; takes half a minute. */
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

/** Returns when Strapi can be started in the folder. Throws SiteError with what to do if it cannot. */
export async function prepareCms(folder: string): Promise<void> {
  ensureNodeFits();
  await ensureFolderFits(folder);
  await installPackages(folder, applicationManifest(), `Installing Strapi ${strapiRelease}`);
  await ensureOwnFiles(folder);
  await keepRemovedFields(folder);
  await writeCode(folder);
  await ensureAdminPanel(folder);
}
