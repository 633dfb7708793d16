/** Whether a release is still intact. */
import path from 'node:path';
import { pageFile } from '@/lib/site/pageFiles';
import { readBuild } from '@/lib/build/export/readBuild';
import { ensureFitKey } from '@/lib/search-index/server/ensureFitKey';
import { compareFiles, compareNewFiles } from './fileList';
import type { VerifiedRelease } from './fileList';
import { DamagedReleaseError } from './releaseError';
import { descriptionFile, readRelease, releasePath, siteFolder } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** Addresses that the site announces but has no page for. */
async function pageFaults(release: string, { files }: ReleaseInfo): Promise<readonly string[]> {
  const { addresses } = await readBuild(path.join(release, siteFolder));
  const known = new Set(files.map(({ path: name }) => name));
  const missing = addresses.filter((address) => !known.has(`${siteFolder}/${pageFile(address)}`));
  return missing.map((address) => `${address} has no page.`);
}

const maxFaults = 20;

/**
 * Tries what the search key in the pages of a release can do. The server may be slow: call it before the releases are locked.
 * Throws UnfitSearchKeyError if the key could do harm: see `ensureFitKey`.
 */
export async function ensureFitSearchKeyOf({ id, search }: ReleaseInfo): Promise<void> {
  if (search === null) return;
  const { url, key: searchKey } = search;
  // It was tried before the release was built, and whoever takes something back must not wait for the search.
  const key = { url, searchKey, place: `in the pages of ${id}`, isTrusted: true };
  await ensureFitKey(key, (line) => console.error(line));
}

/**
 * Compares every file of a release with what was recorded when it was made, and its pages with its list of addresses.
 * Files shared with a known release, which it was just begun with, are not looked at again. Throws ReleaseError that names what is wrong.
 */
export async function checkFiles(folder: string, id: string, known?: VerifiedRelease): Promise<ReleaseInfo> {
  const info = await readRelease(folder, id);
  const release = releasePath(folder, id);
  const fileFaults =
    known === undefined
      ? await compareFiles(release, info.files, [path.basename(descriptionFile(release))])
      : await compareNewFiles(release, info.files, known);
  const faults = fileFaults.length > 0 ? fileFaults : await pageFaults(release, info);
  if (faults.length === 0) return info;
  const publicReason = `The release ${id} is damaged. Nothing was switched; the log says more.`;
  const more = faults.length > maxFaults ? [`… and ${faults.length - maxFaults} more`] : [];
  throw new DamagedReleaseError(
    `The release ${id} is damaged:\n${[...faults.slice(0, maxFaults), ...more].map((fault) => `  ${fault}`).join('\n')}\n` +
      'Nothing was switched. Make a new one: «npm run release -- build».',
    { publicReason },
  );
}

/** Checks the files of a release and the search key in its pages. Throws ReleaseError and UnfitSearchKeyError. */
export async function checkRelease(folder: string, id: string): Promise<ReleaseInfo> {
  const info = await checkFiles(folder, id);
  await ensureFitSearchKeyOf(info);
  return info;
}
