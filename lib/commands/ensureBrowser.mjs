/** Makes sure that there is a Chromium for browser tests. */
import { existsSync } from 'node:fs';
import { CommandError } from '../shared/command.mjs';
import { run } from '../shared/run.mjs';

/**
 * Paths of Debian's packages; preferred, because they include the required libraries. The headless shell renders the same, and the tests
 * take a third less time.
 */
const systemBrowsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * @param {(file: string) => boolean} [exists]
 * @returns {string | undefined} the program, if the system has one
 */
export function systemBrowser(exists = existsSync) {
  return systemBrowsers.find((file) => exists(file));
}

/**
 * Returns where Playwright keeps its own Chromium, installed or not.
 * @returns {Promise<string>}
 */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** The environment of the choice; tests provide their own. */
const thisMachine = {
  exists: existsSync,
  isRoot: () => process.getuid?.() === 0,
  playwrightBrowser,
  run,
};

/** @param {typeof thisMachine} machine */
async function installWithApt(machine) {
  console.log('Installing Chromium with apt-get …');
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await machine.run('apt-get', ['update'], environment);
  if (updated !== 0) return;
  const install = ['install', '--yes', '--no-install-recommends'];
  await machine.run('apt-get', [...install, 'chromium-headless-shell'], environment);
}

/**
 * @param {typeof thisMachine} [machine]
 * @returns {Promise<string>} the program
 * @throws {CommandError} when none can be installed or it does not start
 */
export async function ensureBrowser(machine = thisMachine) {
  const present = systemBrowser(machine.exists);
  if (present !== undefined) return present;
  const own = await machine.playwrightBrowser();
  if (!machine.exists(own)) {
    if (machine.isRoot() && machine.exists('/usr/bin/apt-get')) await installWithApt(machine);
    const installed = systemBrowser(machine.exists);
    if (installed !== undefined) return installed;
    console.log('Installing Playwright’s Chromium …');
    await machine.run('playwright', ['install', 'chromium']);
  }
  if (machine.exists(own) && (await machine.run(own, ['--version'])) === 0) return own;
  throw new CommandError(
    'There is no Chromium that starts, so the tests in a browser cannot run. Install one with your system’s packages ' +
      `as ${systemBrowsers.join(' or ')}, or with "npx playwright install --with-deps chromium", and run the command again.`,
  );
}
