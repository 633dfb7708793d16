/** Brings the files of a finished site into a release. */
import { constants, statSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, removeFiles } from '@/lib/shared/files';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { makeFoldersOf } from '@/lib/shared/hardLinks';
import type { ReleaseDraft } from './releaseDraft';
import { hashOf } from './fileList';
import { siteFolder } from './releaseFolder';
import type { ReleaseFile } from './releaseInfo';

/** A file of the finished site. */
interface Found {
  readonly name: string;
  /** Its path in a release. */
  readonly path: string;
  readonly size: number;
  readonly source: string;
}

function find(siteDir: string, name: string): Found {
  const { ino, mtimeMs, size } = statSync(path.join(siteDir, name));
  return { name, path: `${siteFolder}/${name}`, size, source: `${ino}/${mtimeMs}` };
}

async function take(siteDir: string, release: string, { name, ...found }: Found): Promise<ReleaseFile> {
  const target = path.join(release, found.path);
  await copyFile(path.join(siteDir, name), target, constants.COPYFILE_FICLONE);
  return { ...found, sha256: await hashOf(target, found.size) };
}

/**
 * A build reuses what has not changed since the previous one, by links, so it is the same file in both, and the previous release has
 * a copy of it: what has been begun with that is not read or written. No release shares a file with the build folder, where files
 * may change. Returns what is in the release now.
 */
export async function addSiteFiles(
  siteDir: string,
  release: string,
  begun: ReleaseDraft | null,
): Promise<ReleaseFile[]> {
  const linked = new Map(
    begun?.known.info.files.flatMap((file) => (begun.linked.has(file.path) ? [[file.path, file]] : [])),
  );
  const files = listFiles(siteDir).map((name): Found | ReleaseFile => {
    const found = find(siteDir, name);
    const same = linked.get(found.path);
    if (same?.source !== found.source || same.size !== found.size) return found;
    linked.delete(found.path);
    return same;
  });
  // What is left has another content, or is gone. Copying would write into files of the release before.
  await removeFiles(release, [...linked.keys()]);
  const changed = files.filter((file) => 'name' in file);
  makeFoldersOf(
    changed.map((file) => file.path),
    release,
  );
  return mapConcurrently(files, (file) => ('name' in file ? take(siteDir, release, file) : file));
}
