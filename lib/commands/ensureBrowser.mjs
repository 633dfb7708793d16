/** Makes sure that there is a Chromium for the tests in a browser. */
import { existsSync } from 'node:fs';
import { CommandError } from '../base/command.mjs';
import { run } from '../base/run.mjs';

/** Where Debian's package puts it; preferred, because it comes with the libraries it needs. */
export const systemBrowser = '/usr/bin/chromium';

/** @returns {Promise<string>} where Playwright keeps its own Chromium, installed or not */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** What the choice depends on; tests bring their own. */
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
  await machine.run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], environment);
}

/**
 * @param {typeof thisMachine} [machine]
 * @returns {Promise<string>} the program
 * @throws {CommandError} when none can be installed or it does not start
 */
export async function ensureBrowser(machine = thisMachine) {
  if (machine.exists(systemBrowser)) return systemBrowser;
  const own = await machine.playwrightBrowser();
  if (!machine.exists(own)) {
    if (machine.isRoot() && machine.exists('/usr/bin/apt-get')) await installWithApt(machine);
    if (machine.exists(systemBrowser)) return systemBrowser;
    console.log('Installing Playwright’s Chromium …');
    await machine.run('playwright', ['install', 'chromium']);
  }
  if (machine.exists(own) && (await machine.run(own, ['--version'])) === 0) return own;
  throw new CommandError(
    'There is no Chromium that starts, so the tests in a browser cannot run. Install one with your system’s packages ' +
      `as ${systemBrowser}, or with "npx playwright install --with-deps chromium", and run the command again.`,
  );
}
