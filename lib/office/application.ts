/** The files of a Strapi project with the content types of this site. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentNames, contentType } from '@/content-types/registry';
import { strapiFiles } from './schema/strapiFiles';
import { contentTypeUid } from '@/lib/cms/schemaNames';
import { adminTexts } from './adminTexts';
import { strapiDependencies as dependencies } from './packages';

/** The name in `package.json` by which a folder is recognised. */
export const applicationName = 'statistikportal-cms';

/** The text of `package.json`. */
export function applicationManifest(): string {
  const scripts = { build: 'strapi build', start: 'strapi start', strapi: 'strapi' };
  const manifest = { name: applicationName, version: '0.0.0', private: true, scripts, dependencies };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const server = `module.exports = ({ env }) => ({
  host: '127.0.0.1',
  port: env.int('CMS_PORT', 1337),
  app: { keys: env.array('APP_KEYS') },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
});`;

const logger = `module.exports = { level: 'warn' };`;

const previewFile = 'src/website-preview.cjs';

/** By uid, the types whose entries have a page, and the field that identifies an entry. */
function typesWithPage(): Readonly<Record<string, { readonly type: string; readonly key: string | null }>> {
  const types = contentNames.map(contentType).filter(({ address }) => address !== undefined);
  return Object.fromEntries(
    types.map((type) => [contentTypeUid(type), { type: type.name, key: type.kind === 'single' ? null : type.key }]),
  );
}

const admin = `const { previewSetting } = require('../${previewFile}');

const types = ${JSON.stringify(typesWithPage(), null, 2)};

module.exports = ({ env }) => ({
  preview: previewSetting({ url: env('PREVIEW_URL', ''), secret: env('RELEASE_SECRET', ''), types }),
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
});`;

/**
 * Columns of removed fields keep their values (`forceMigration`). SQLite waits for the disk once per group of changes, not several
 * times per change: filling a new CMS makes thousands of changes.
 */
const database = `const path = require('node:path');

const afterCreate = (connection, done) => {
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  done(null, connection);
};

module.exports = ({ env }) => {
  const address = env('CMS_DATABASE_URL', '');
  const filename = path.join(__dirname, '..', 'data.db');
  return {
    connection: address
      ? { client: 'postgres', connection: { connectionString: address } }
      : { client: 'sqlite', connection: { filename }, useNullAsDefault: true, pool: { afterCreate } },
    settings: { forceMigration: false },
  };
};`;

const plugins = `module.exports = ({ env }) => ({ 'users-permissions': { config: { jwtSecret: env('JWT_SECRET') } } });`;

const icon = 'favicon.svg';

const middlewares = `module.exports = [
  ...['errors', 'security', 'cors', 'logger', 'query', 'body', 'session'].map((name) => 'strapi::' + name),
  { name: 'strapi::favicon', config: { path: '${icon}' } },
  'strapi::public',
];`;

const api = `module.exports = { rest: { defaultLimit: 25, maxLimit: 100, withCount: true } };`;

/** The panel is in German, including the login; a user's choice of another language is kept. */
const adminPanel = `import { askBeforeOverwriting, shortenLists } from './website';

const name = 'strapi-admin-language';

if (window.localStorage.getItem(name) === null) window.localStorage.setItem(name, 'de');

const translations = { de: ${JSON.stringify(adminTexts, null, 2)} };

export default {
  config: { locales: ['de', 'fr', 'it'], translations, tutorials: false, notifications: { releases: false } },
  bootstrap: (app) => {
    askBeforeOverwriting();
    shortenLists(app);
  },
};
`;

/** There is nothing to compile. Without a configuration of its own, Strapi would use one of a parent folder, and compile the site. */
const typeScript = {
  compilerOptions: { outDir: '.', skipLibCheck: true, types: [] },
  files: ['src/nothing.d.ts'],
};

/** The sources of the admin panel besides its packages, by path. */
export const adminPanelFiles: ReadonlyMap<string, string> = new Map([
  ['src/admin/app.js', adminPanel],
  ['src/admin/website.js', readFileSync('deploy/strapi-admin.js', 'utf8')],
  ['src/nothing.d.ts', 'export {};\n'],
  ['tsconfig.json', `${JSON.stringify(typeScript, null, 2)}\n`],
]);

/** The API for the data of indicators, in the folders that Strapi expects. */
function dataFiles(): readonly (readonly [file: string, text: string])[] {
  const parts = ['routes', 'controllers'].map(
    (part) =>
      [
        `src/api/indicator-data/${part}/indicator-data.js`,
        `module.exports = require('../../../website-data.cjs').${part};\n`,
      ] as const,
  );
  return [['src/website-data.cjs', readFileSync('deploy/strapi-data.cjs', 'utf8')], ...parts];
}

/** All generated files, by path: overwritten at each start. */
export function applicationFiles(): ReadonlyMap<string, string> {
  const configuration = Object.entries({ server, logger, admin, database, plugins, middlewares, api });
  return new Map([
    ...configuration.map(([name, text]) => [`config/${name}.js`, `'use strict';\n\n${text}\n`] as const),
    ...adminPanelFiles,
    [icon, readFileSync('public/favicon.svg', 'utf8')],
    [previewFile, readFileSync('deploy/strapi-preview.cjs', 'utf8')],
    ...dataFiles(),
    ...strapiFiles({ strapi: 5, intranet: false }),
  ]);
}

const secretNames = ['ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'];

function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The text of Strapi's own `.env`, with new secrets. */
export function newSecrets(): string {
  const lines = secretNames.map((name) => `${name}=${newSecret()}`);
  return `${[`APP_KEYS=${newSecret()},${newSecret()}`, ...lines].join('\n')}\n`;
}
