/** Installs the packages of a Strapi into its folder, once per list of packages. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '@/lib/shared/errors';
import { startProgress } from '@/lib/shared/progress';
import { run } from '@/lib/shared/run.mjs';

/** Scripts of packages are not run: everything needed is prebuilt. Without these timeouts, npm would retry for minutes if offline. */
const npmSettings = `legacy-peer-deps=true
ignore-scripts=true
fund=false
audit=false
update-notifier=false
fetch-retry-mintimeout=1000
fetch-retry-maxtimeout=5000
`;

/** A copy of the manifest in the folder of the packages; written last, so an interrupted installation has none. */
const stampName = '.installed.json';

/** The previous packages, until new ones are installed. */
const asideName = 'node_modules.before';

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/** The manifest of the packages in a folder; empty if they are missing or incomplete. */
function manifestIn(packages: string): Promise<string> {
  return readFile(path.join(packages, stampName), 'utf8').catch(() => '');
}

/** Moves installed packages to `aside`. Removes those of an interrupted installation; the previous ones are in `aside` already. */
async function moveAside(packages: string, aside: string): Promise<void> {
  if ((await manifestIn(packages)) === '') {
    await removeFolder(packages);
    return;
  }
  await removeFolder(aside);
  await rename(packages, aside);
}

/** Moves the previous packages back. Returns their manifest; empty if there are none. */
async function restore(packages: string, aside: string): Promise<string> {
  const before = await manifestIn(aside);
  await removeFolder(packages);
  if (before !== '') await rename(aside, packages);
  return before;
}

/**
 * Makes sure that the packages of the manifest, the text of a `package.json`, are installed. Returns whether it had to
 * install them. Throws SiteError if npm fails, which has printed why; then the previous packages are restored.
 */
export async function installPackages(folder: string, manifest: string, title: string): Promise<boolean> {
  const at = (name: string): string => path.join(folder, name);
  const packages = at('node_modules');
  if ((await manifestIn(packages)) === manifest) return false;
  const progress = startProgress(title);
  await mkdir(folder, { recursive: true });
  const aside = at(asideName);
  // Not on top of the previous ones: npm would keep nested copies that the overrides should replace.
  await moveAside(packages, aside);
  await writeFile(at('package.json'), manifest);
  if ((await manifestIn(aside)) === manifest) {
    // A change to other packages was interrupted, and then undone by going back to these.
    await restore(packages, aside);
    progress.done();
    return false;
  }
  await writeFile(at('.npmrc'), npmSettings);
  const code = await run('npm', ['install', '--prefix', folder, '--no-package-lock', '--loglevel=error']);
  if (code !== 0) {
    const before = await restore(packages, aside);
    if (before !== '') await writeFile(at('package.json'), before);
    throw new SiteError(
      `${title}: npm ended with code ${code}; its messages are above. ` +
        'Is there a connection to the registry of npm («npm ping» tells), and room on the disk? Then start again.' +
        (before === ''
          ? ''
          : ' The packages of before are still there: the version of the site before starts with them.'),
    );
  }
  await writeFile(path.join(packages, stampName), manifest);
  await removeFolder(aside);
  progress.done();
  return true;
}
