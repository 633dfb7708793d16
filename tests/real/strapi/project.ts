/** Installs a Strapi in the cache folder, once per list of packages. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installPackages } from '@/lib/cms/installPackages';
import { packages } from './packages';
import type { StrapiVersion } from '@/lib/cms/packages';

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

async function writeStandIn(folder: string): Promise<void> {
  const target = path.join(folder, 'node_modules/@strapi/strapi');
  await mkdir(target, { recursive: true });
  for (const [name, text] of Object.entries(strapiStandIn)) await writeFile(path.join(target, name), text);
}

/** Makes sure that the version is installed; takes about a minute the first time. Returns its folder. */
export async function ensureProject(version: StrapiVersion): Promise<string> {
  const folder = projectFolder(version);
  await installPackages(folder, manifest(version), `Installing Strapi ${version}`);
  if (version === 5) await writeStandIn(folder);
  return folder;
}
