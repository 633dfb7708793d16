/** Installs a Strapi in the cache folder, once per list of packages. */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProgress } from '@/lib/base/progress';
import { packages } from './packages';
import type { StrapiVersion } from './packages';

const npmSettings = 'legacy-peer-deps=true\nignore-scripts=true\nfund=false\naudit=false\nupdate-notifier=false\n';

/** Applications import this package; for version 5 it would bring the build tools of the admin panel. */
const strapiStandIn = {
  'package.json': '{ "name": "@strapi/strapi", "version": "0.0.0", "main": "index.js" }\n',
  'index.js': "'use strict';\n\nmodule.exports = require('@strapi/core');\n",
};

function manifest(version: StrapiVersion): string {
  const content = { name: `strapi-${version}-for-tests`, version: '0.0.0', private: true, ...packages[version] };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The folder whose `node_modules` holds this version. */
export function projectFolder(version: StrapiVersion): string {
  return path.resolve(`.cache/strapi/v${version}`);
}

async function npmInstall(folder: string): Promise<void> {
  const child = spawn('npm', ['install', '--no-package-lock', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`npm install in ${folder} ended with code ${String(code)}; its messages are above.`);
}

async function writeStandIn(folder: string): Promise<void> {
  const target = path.join(folder, 'node_modules/@strapi/strapi');
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(strapiStandIn)) await writeFile(path.join(target, name), text);
}

/** Makes sure that the version is installed; takes about a minute the first time. Returns its folder. */
export async function ensureProject(version: StrapiVersion): Promise<string> {
  const folder = projectFolder(version);
  const stamp = path.join(folder, 'installed.json');
  const wanted = manifest(version);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return folder;

  const progress = startProgress(`Installing Strapi ${version}`);
  await mkdir(folder, { recursive: true });
  // On top of other packages npm keeps nested copies that the overrides should have replaced.
  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
  await writeFile(path.join(folder, 'package.json'), wanted);
  await writeFile(path.join(folder, '.npmrc'), npmSettings);
  await npmInstall(folder);
  if (version === 5) await writeStandIn(folder);
  await writeFile(stamp, wanted);
  progress.done();
  return folder;
}
