/** Checks whether a release is still intact. */
import path from 'node:path';
import { addressesWithoutPage, readBuild } from '@/lib/build/export/readBuild';
import { ensureFitKey } from '@/lib/search-index/server/ensureFitKey';
import { compareFiles, compareNewFiles } from './fileList';
import type { VerifiedRelease } from './fileList';
import { DamagedReleaseError } from './releaseError';
import { descriptionFile, readRelease, releasePath, siteFolder } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** Returns a fault for each address of the site without a page. */
async function pageFaults(release: string, { files }: ReleaseInfo): Promise<readonly string[]> {
  const build = await readBuild(path.join(release, siteFolder));
  const known = new Set(files.map(({ path: name }) => name));
  const missing = addressesWithoutPage(build, (file) => known.has(`${siteFolder}/${file}`));
  return missing.map((address) => `${address} has no page.`);
}

const maxFaults = 20;

/**
 * Checks what the search key in the pages of a release is allowed to do. Call it before locking the releases, since the server may be slow.
 * Throws UnfitSearchKeyError if the key could do harm: see `ensureFitKey`.
 */
export async function ensureFitSearchKeyOf({ id, search }: ReleaseInfo): Promise<void> {
  if (search === null) return;
  const { url, key: searchKey } = search;
  // Trusted, because it was checked before the release was built, and a rollback must not wait for the search server.
  const key = { url, searchKey, place: `in the pages of ${id}`, isTrusted: true };
  await ensureFitKey(key, (line) => console.error(line));
}

/**
 * Compares every file of a release with the hash recorded when it was made, and its pages with its list of addresses. Skips files linked
 * from a known release, with which this one was just begun. Returns the release info. Throws a ReleaseError naming what is wrong.
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
