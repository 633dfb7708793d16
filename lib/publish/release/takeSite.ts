/** Brings the files of a finished site into a release. */
import { constants, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/base/files';
import { inParallel } from '@/lib/base/inParallel';
import { linkFile, makeFoldersOf } from '@/lib/base/linkFile';
import { hashOf } from './fileList';
import type { KnownRelease } from './fileList';
import { siteFolder } from './releaseFolder';
import type { ReleaseFile } from './releaseInfo';

/**
 * A build reuses what has not changed since the previous one, by links, so it is the same file in both. The previous
 * release then has a copy of it: that is linked, and nothing is read or written. No release shares a file with the
 * build folder, where files may change. Returns what it has taken.
 */
export async function takeSite(
  siteDir: string,
  release: string,
  known: KnownRelease | undefined,
): Promise<ReleaseFile[]> {
  const names = listFiles(siteDir);
  const earlier = new Map(known?.info.files.map((file) => [file.path, file]));
  makeFoldersOf(names, path.join(release, siteFolder));
  return inParallel(names, async (name): Promise<ReleaseFile> => {
    const from = path.join(siteDir, name);
    const inRelease = `${siteFolder}/${name}`;
    const to = path.join(release, inRelease);
    const { ino, mtimeMs, size } = statSync(from);
    const source = `${ino}/${mtimeMs}`;
    const same = earlier.get(inRelease);
    if (known !== undefined && same?.source === source && same.size === size) {
      if (linkFile(path.join(known.folder, inRelease), to)) return same;
    }
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    return { path: inRelease, size, sha256: await hashOf(to), source };
  });
}
