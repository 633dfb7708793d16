/** Installs the packages of a Strapi into its folder, once per list of packages. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../base/errors';
import { startProgress } from '../base/progress';
import { ignoreMissing } from '../base/replaceFolders';
import { run } from '../base/run.mjs';

/** Scripts of packages are not run: all that is needed is prebuilt. Without a network, npm would try for minutes. */
const npmSettings = `legacy-peer-deps=true
ignore-scripts=true
fund=false
audit=false
update-notifier=false
fetch-retry-mintimeout=1000
fetch-retry-maxtimeout=5000
`;

/** Holds the manifest of what is installed; written last, so an interrupted installation is repeated. */
const stampName = 'installed.json';

/** What was installed before, until something else is. */
const asideName = 'node_modules.before';

function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}

/**
 * Makes sure that the packages of the manifest, the text of a `package.json`, are installed. Returns whether it had to
 * install them. Throws SiteError if npm fails, which has printed why; then those of before are there again.
 */
export async function installPackages(folder: string, manifest: string, title: string): Promise<boolean> {
  const at = (name: string): string => path.join(folder, name);
  const before = await readFile(at(stampName), 'utf8').catch(() => '');
  if (before === manifest) return false;
  const progress = startProgress(title);
  await mkdir(folder, { recursive: true });
  await rm(at(stampName), { force: true });
  // Not on top of the others: there npm keeps nested copies that the overrides should have replaced.
  await removeFolder(at(asideName));
  await rename(at('node_modules'), at(asideName)).catch(ignoreMissing);
  await writeFile(at('package.json'), manifest);
  await writeFile(at('.npmrc'), npmSettings);
  const code = await run('npm', ['install', '--prefix', folder, '--no-package-lock', '--loglevel=error']);
  if (code !== 0) {
    await removeFolder(at('node_modules'));
    await rename(at(asideName), at('node_modules')).catch(ignoreMissing);
    if (before !== '') for (const name of ['package.json', stampName]) await writeFile(at(name), before);
    throw new SiteError(
      `${title}: npm ended with code ${code}; its messages are above. ` +
        'Is there a connection to the registry of npm («npm ping» tells), and room on the disk? Then start again.' +
        (before === ''
          ? ''
          : ' The packages of before are still there: the version of the site before starts with them.'),
    );
  }
  await writeFile(at(stampName), manifest);
  await removeFolder(at(asideName));
  progress.done();
  return true;
}
