/** Makes sure that Node is new enough and that the packages of `package-lock.json` are installed. */
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
 * From the list that npm leaves as the last step of an installation, so an interrupted one does not count.
 * @param {string} folder
 */
function installedIn(folder) {
  const list = join(folder, 'node_modules', '.package-lock.json');
  return existsSync(list) ? packagesIn(list) : {};
}

/**
 * Compares the lock file with what npm has installed. Optional packages may be absent: most are for other platforms.
 * @param {{ withTests: boolean, folder?: string }} wanted `withTests`: with the packages that tests need, too
 */
export function isInstalled({ withTests, folder = projectFolder }) {
  const installed = installedIn(folder);
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    if (path === '' || (wanted.dev && !withTests) || (!found && wanted.optional)) return true;
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

/** Whoever has the packages of tests keeps them. */
function hasTests() {
  return Object.values(installedIn(projectFolder)).some(({ dev }) => dev);
}

/**
 * The site alone needs a third of the packages.
 * @param {{ withTests?: boolean }} [wanted]
 * @throws {CommandError} when Node is too old or the installation fails
 */
export async function ensureInstalled({ withTests = false } = {}) {
  ensureNode();
  if (isInstalled({ withTests })) return;
  console.log('Installing the packages of package-lock.json; this takes about a minute, once …');
  // Adds to what is there, because a server may be running on it.
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
