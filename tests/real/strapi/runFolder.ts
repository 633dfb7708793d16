/** A Strapi application of its own for each run: generated content types, empty database, no uploads. */
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strapiFiles } from '@/lib/site/cms-schema/files';
import type { StrapiVersion } from '@/lib/cms/packages';

/** Secrets of a server that lives for seconds and listens on this machine only. */
const secret = 'only-for-tests-only-for-tests-only-for-tests';

function moduleText(value: unknown): string {
  return `'use strict';\n\nmodule.exports = ${JSON.stringify(value, null, 2)};\n`;
}

const middlewares = ['errors', 'security', 'cors', 'logger', 'query', 'body', 'session', 'favicon', 'public'];

function configuration(version: StrapiVersion, folder: string): Readonly<Record<string, unknown>> {
  const usersPermissions = { config: { jwtSecret: secret } };
  return {
    // Port 0: the system gives a free one.
    server: { host: '127.0.0.1', port: 0, app: { keys: [secret] } },
    admin: {
      auth: { secret },
      apiToken: { salt: secret },
      transfer: { token: { salt: secret } },
      secrets: { encryptionKey: secret.slice(0, 32) },
    },
    api: { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } },
    database: {
      connection: {
        client: 'sqlite',
        connection: { filename: path.join(folder, 'data.db') },
        useNullAsDefault: true,
      },
    },
    middlewares: middlewares.map((name) => `strapi::${name}`),
    plugins: {
      'users-permissions': usersPermissions,
      ...(version === 4 ? { 'strapi-plugin-populate-deep': { config: { defaultDepth: 5 } } } : {}),
    },
  };
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

/** Folders of runs that could not tidy up after themselves. */
async function removeAbandoned(runs: string): Promise<void> {
  const names = await readdir(runs).catch(() => []);
  const abandoned = names.filter((name) => !isRunning(Number(name.split('-')[0])));
  await Promise.all(abandoned.map((name) => rm(path.join(runs, name), { recursive: true, force: true })));
}

/** Creates the application below the project, where Node finds the installed packages. Returns its folder. */
export async function createRunFolder(version: StrapiVersion, project: string): Promise<string> {
  const runs = path.join(project, 'runs');
  await removeAbandoned(runs);
  const folder = path.join(runs, `${process.pid}-${Date.now()}`);
  const files = new Map(strapiFiles({ strapi: version, intranet: false }));
  for (const [name, value] of Object.entries(configuration(version, folder))) {
    files.set(`config/${name}.js`, moduleText(value));
  }
  for (const [name, text] of files) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  await mkdir(path.join(folder, 'public/uploads'), { recursive: true });
  // Strapi finds its plugins by the dependencies of the application.
  await cp(path.join(project, 'package.json'), path.join(folder, 'package.json'));
  return folder;
}
