/** Decides whether the export in `out/` still matches the current code, content and settings. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { projectFolder, readJson } from './command.mjs';
import { documentedVariables, usesCms } from './environment.mjs';

/** The folders and files that a build reads and that people write. */
const sources = ['app', 'components', 'content-types', 'lib', 'public', 'next.config.ts', 'package-lock.json'];

/** Written by commands. */
const generated = [join('public', 'assets'), join('public', 'media')];

/** The sample content, which only the sample CMS reads: it is content like that of any CMS, not code. */
const sampleContent = join('content-types', 'sample');

/** Settings that do not affect the export, or only its content: drafts are content from elsewhere. */
const settingsBesideTheSite = /^(PORT|MEILISEARCH_(?:ADMIN_KEY|KEY_UNTRIED)|CMS_DRAFTS|(?:RELEASE|PREVIEW)_\w+)$/;

/**
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} name of a setting
 * @returns {string | undefined} the folder that it names
 */
function folderIn(environment, name) {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}

/**
 * @param {string} folder
 * @param {string} path of a file or folder in it
 * @returns {string[]} the file or all files below, in an order that does not depend on the machine
 */
function filesAt(folder, path) {
  const found = generated.includes(path) ? undefined : statSync(join(folder, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesAt(folder, join(path, name)));
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @param {string} [ownContent] another folder, whose files count, too
 * @returns {string} SHA-256, hexadecimal
 */
function hashOf(folder, files, environment, ownContent) {
  const hash = createHash('sha256');
  /** @type {(base: string, file: string) => void} */
  const add = (base, file) => {
    const content = readFileSync(join(base, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  };
  for (const file of files) add(folder, file);
  if (ownContent !== undefined) for (const file of filesAt(ownContent, '')) add(ownContent, file);
  // `lib/shared/office.ts` finds it in the same way.
  const content = folderIn(environment, 'SAMPLE_DIR') ?? sampleContent;
  const office = resolve(folder, folderIn(environment, 'OFFICE_DIR') ?? join(content, 'office'));
  for (const file of filesAt(office, 'office.yaml')) add(office, file);
  for (const name of documentedVariables(folder)) {
    const value = environment[name];
    const isBeside = settingsBesideTheSite.test(name) || (name === 'CMS_URL' && !usesCms(environment));
    if (value && !isBeside) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}

/**
 * Returns one value for the sources, including the sample content, and the settings of a build. Load the environment
 * files first.
 * @param {string} [folder]
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @returns {string} SHA-256, hexadecimal
 */
export function fingerprint(folder = projectFolder, environment = process.env) {
  const ownContent = folderIn(environment, 'SAMPLE_DIR');
  return hashOf(
    folder,
    sources.flatMap((source) => filesAt(folder, source)),
    environment,
    ownContent === undefined ? undefined : resolve(folder, ownContent),
  );
}

/**
 * Returns one value for code and settings only: a change of it may change pages whose content is the same.
 * @param {string} [folder]
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 * @returns {string} SHA-256, hexadecimal
 */
export function codeFingerprint(folder = projectFolder, environment = process.env) {
  const files = sources.flatMap((source) => filesAt(folder, source));
  return hashOf(
    folder,
    files.filter((file) => !file.startsWith(`${sampleContent}${sep}`)),
    environment,
  );
}

/**
 * Whether `out/` can be served as it is. Never with a CMS: only a new build knows what has changed there.
 * @param {string} [folder]
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 */
export function isBuildCurrent(folder = projectFolder, environment = process.env) {
  const record = join(folder, '.cache', 'build.json');
  if (usesCms(environment) || !existsSync(record) || !existsSync(join(folder, 'out', 'builds', 'latest.json'))) {
    return false;
  }
  try {
    const build = /** @type {{ fingerprint?: unknown }} */ (readJson(record));
    return build.fingerprint === fingerprint(folder, environment);
  } catch {
    // An unreadable record counts as none.
    return false;
  }
}
