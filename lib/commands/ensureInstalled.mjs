/** Makes sure that Node is recent enough and the packages of `package-lock.json` are installed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, projectFolder, readJson } from '../shared/command.mjs';
import { run } from '../shared/run.mjs';

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
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(file) {
  const lock = /** @type {{ packages?: Record<string, LockedPackage> }} */ (readJson(file));
  return lock.packages ?? {};
}

/**
 * Reads the list that npm writes as its last step, so that an interrupted installation does not count.
 * @param {string} folder
 */
function installedIn(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(list) ? packagesIn(list) : {};
}

/**
 * Whether npm has installed what the lock file lists. Optional packages may be absent: most are for other platforms.
 * @param {{ withTests: boolean, folder?: string }} wanted `withTests`: including the packages that only tests need
 */
export function isInstalled({ withTests, folder = projectFolder }) {
  const installed = installedIn(folder);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    if (path === '' || (wanted.dev && !withTests) || (!found && wanted.optional)) return true;
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** Whether packages of tests are installed, which are then kept. */
function hasTests() {
  return Object.values(installedIn(projectFolder)).some(({ dev }) => dev);
}

/**
 * Installs what is missing; the site alone needs a third of the packages.
 * @param {{ withTests?: boolean }} [wanted]
 * @throws {CommandError} if Node is too old or the installation fails
 */
export async function ensureInstalled({ withTests = false } = {}) {
  ensureNode();
  if (isInstalled({ withTests })) return;
  console.log('Installing the packages of package-lock.json; this takes about a minute, once …');
  // Adds packages without removing others, because a server may be running on them.
  const adding = ['install', '--no-save', '--include=dev'];
  const anew = ['ci', withTests || hasTests() ? '--include=dev' : '--omit=dev'];
  const isSiteThere = withTests && isInstalled({ withTests: false });
  const parameters = [...(isSiteThere ? adding : anew), '--no-audit', '--no-fund'];
  const code = await run('npm', parameters);
  if (code === 0) return;
  throw new CommandError(
    `The packages could not be installed: "npm ${parameters[0]}" ended with code ${code}. Its own message is above; ` +
      'most often the package registry cannot be reached from here.',
  );
}
