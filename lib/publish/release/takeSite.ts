/** Brings the files of a finished site into a release. */
import { constants, statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, removeFiles } from '@/lib/base/files';
import { inParallel } from '@/lib/base/inParallel';
import { makeFoldersOf } from '@/lib/base/links';
import type { Draft } from './draft';
import { hashOf } from './fileList';
import { siteFolder } from './releaseFolder';
import type { ReleaseFile } from './releaseInfo';

/**
 * A build reuses what has not changed since the previous one, by links, so it is the same file in both, and the previous release has
 * a copy of it: what has been begun with that is not read or written. No release shares a file with the build folder, where files
 * may change. Returns what is in the release now.
 */
export async function takeSite(siteDir: string, release: string, begun: Draft | undefined): Promise<ReleaseFile[]> {
  const names = listFiles(siteDir);
  const earlier = new Map(begun?.known.info.files.map((file) => [file.path, file]));
  const linked = new Set(begun?.linked);
  makeFoldersOf(names, path.join(release, siteFolder));
  const files = await inParallel(names, async (name): Promise<ReleaseFile> => {
    const from = path.join(siteDir, name);
    const inRelease = `${siteFolder}/${name}`;
    const { ino, mtimeMs, size } = statSync(from);
    const source = `${ino}/${mtimeMs}`;
    const same = earlier.get(inRelease);
    if (same?.source === source && same.size === size && linked.delete(inRelease)) return same;
    const to = path.join(release, inRelease);
    // Copying would write into the file of the release before.
    if (linked.delete(inRelease)) await rm(to);
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return { path: inRelease, size, sha256: await hashOf(to), source };
  });
  await removeFiles(release, [...linked]);
  return files;
}
