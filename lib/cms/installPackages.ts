/** Installs the packages of a Strapi into its folder, once per list of packages. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteError } from '../base/errors';
import { startProgress } from '../base/progress';
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

/**
 * Makes sure that the packages of the manifest, the text of a `package.json`, are installed. Returns whether it had to
 * install them. Throws SiteError if npm fails; npm has printed why.
 */
export async function installPackages(folder: string, manifest: string, title: string): Promise<boolean> {
  const stamp = path.join(folder, stampName);
  if ((await readFile(stamp, 'utf8').catch(() => '')) === manifest) return false;
  const progress = startProgress(title);
  await mkdir(folder, { recursive: true });
  await rm(stamp, { force: true });
  // On top of other packages npm keeps nested copies that the overrides should have replaced.
  await rm(path.join(folder, 'node_modules'), { recursive: true, force: true });
  await writeFile(path.join(folder, 'package.json'), manifest);
  await writeFile(path.join(folder, '.npmrc'), npmSettings);
  const code = await run('npm', ['install', '--prefix', folder, '--no-package-lock', '--loglevel=error']);
  if (code !== 0) {
    throw new SiteError(
      `${title}: npm ended with code ${code}; its messages are above. ` +
        'Is there a connection to the registry of npm («npm ping» tells), and room on the disk? Then start again.',
    );
  }
  await writeFile(stamp, manifest);
  progress.done();
  return true;
}
