/** Makes sure that Node is new enough and that the packages of `package-lock.json` are installed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, projectFolder, readJson } from '../base/command.mjs';
import { run } from '../base/run.mjs';

const oldestNode = [20, 19];

/**
 * @param {string} [version]
 * @throws {CommandError} when this Node is too old
 */
export function ensureNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new CommandError(
    `This project needs Node ${oldestNode.join('.')} or newer; this is Node ${version}. ` +
      'Install a current one from https://nodejs.org and run the command again.',
  );
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(file) {
  const lock = /** @type {{ packages?: Record<string, LockedPackage> }} */ (readJson(file));
  return lock.packages ?? {};
}

/**
 * Compares the lock file with the list that npm leaves in `node_modules` as the last step of an installation, so an
 * interrupted one does not count. Optional packages may be absent: most are for other platforms.
 * @param {string} [folder]
 */
export function isInstalled(folder = projectFolder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesIn(list);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    if (path === '' || (!found && wanted.optional)) return true;
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** @throws {CommandError} when Node is too old or the installation fails */
export async function ensureInstalled() {
  ensureNode();
  if (isInstalled()) return;
  console.log('Installing the packages of package-lock.json; this takes about a minute, once …');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code === 0) return;
  throw new CommandError(
    `The packages could not be installed: "npm ci" ended with code ${code}. Its own message is above; ` +
      'most often the package registry cannot be reached from here.',
  );
}
