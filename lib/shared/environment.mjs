/** The environment as the commands see it, before `lib/shared/config.ts` parses it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './command.mjs';

/**
 * Reads `.env.local` and `.env` as Next does: values that are already set win.
 * @param {string} [folder]
 */
export function loadEnvironmentFiles(folder = projectFolder) {
  for (const name of ['.env.local', '.env']) {
    const file = join(folder, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

/**
 * Whether the content is that of a CMS, not the sample content.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function usesCms({ CMS_URL: cms = '' }) {
  return cms !== '' && cms !== 'sample';
}

/** Where the site is served unless it is told where. */
export const defaultPort = 3000;

/**
 * What `npm start` adds unless the site has a public address: that at which it is served. Without a CMS a build has the one of the usual
 * port by itself.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {number} port
 * @returns {Readonly<Record<string, string>>}
 */
export function localSiteUrl(environment, port) {
  const isUsual = port === defaultPort && !usesCms(environment);
  return environment['SITE_URL'] || isUsual ? {} : { SITE_URL: `http://localhost:${port}` };
}

/**
 * The names in `.env.example`, which are all that the site reads.
 * @param {string} [folder]
 */
export function documentedVariables(folder = projectFolder) {
  const text = readFileSync(join(folder, '.env.example'), 'utf8');
  return Array.from(text.matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm), ([, name = '']) => name);
}
