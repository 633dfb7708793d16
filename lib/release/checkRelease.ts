/** Whether a release is still what it was made to be. */
import path from 'node:path';
import { pageFile } from '@/lib/export/addresses';
import { readBuild } from '@/lib/export/readBuild';
import { compareFiles } from './fileList';
import { siteFolder } from './makeRelease';
import { ReleaseError } from './releaseError';
import { descriptionFile, readRelease, releasePath } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** Addresses that the site promises and has no page for. */
async function missingPages(release: string, { files }: ReleaseInfo): Promise<readonly string[]> {
  const { addresses } = await readBuild(path.join(release, siteFolder));
  const known = new Set(files.map(({ path: name }) => name));
  return addresses.filter((address) => !known.has(`${siteFolder}/${pageFile(address)}`));
}

const mostFaults = 20;

/**
 * Compares every file of a release with what was noted when it was made, and its pages with its list of addresses.
 * Throws ReleaseError that names what is wrong.
 */
export async function checkRelease(folder: string, id: string): Promise<ReleaseInfo> {
  const info = await readRelease(folder, id);
  const release = releasePath(folder, id);
  const faults = await compareFiles(release, info.files, [path.basename(descriptionFile(release))]);
  const missing =
    faults.length > 0 ? [] : (await missingPages(release, info)).map((address) => `${address} has no page.`);
  const all = [...faults, ...missing];
  if (all.length === 0) return info;
  const more = all.length > mostFaults ? [`… and ${all.length - mostFaults} more`] : [];
  throw new ReleaseError(
    `The release ${id} is damaged:\n${[...all.slice(0, mostFaults), ...more].map((fault) => `  ${fault}`).join('\n')}\n` +
      'Nothing was switched. Make a new one: «npm run release -- build».',
  );
}
