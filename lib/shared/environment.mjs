/** The environment as the commands see it, before `lib/shared/config.ts` parses it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './command.mjs';

/**
 * Reads `.env.local` and `.env` as Next.js does: variables that are already set win.
 * @param {string} [folder]
 */
export function loadEnvironmentFiles(folder = projectFolder) {
  for (const name of ['.env.local', '.env']) {
    const file = join(folder, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

/**
 * Whether the content comes from a CMS rather than from the sample.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function usesCms({ CMS_URL: cms = '' }) {
  return cms !== '' && cms !== 'sample';
}

/** The site's port unless another one is given. */
export const defaultPort = 3000;

/**
 * Returns what `npm start` adds to the environment unless the site has a public address: its local address. Without a
 * CMS a build uses the one with the default port anyway.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {number} port
 * @returns {Readonly<Record<string, string>>}
 */
export function localSiteUrl(environment, port) {
  const isUsual = port === defaultPort && !usesCms(environment);
  return environment['SITE_URL'] || isUsual ? {} : { SITE_URL: `http://localhost:${port}` };
}

/**
 * Returns the names in `.env.example`, which are all that the site reads.
 * @param {string} [folder]
 */
export function documentedVariables(folder = projectFolder) {
  const text = readFileSync(join(folder, '.env.example'), 'utf8');
  return Array.from(text.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name);
}
