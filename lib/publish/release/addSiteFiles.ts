/** Copies the files of a finished site into a release. */
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
  /** Path within a release. */
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
 * Copies the files of a finished site into a release and returns all that it then has. Files reused from the previous build are the same
 * inodes, and the draft already links to the previous release's copies of them, so these are neither read nor written. Releases share no
 * files with the build folder, where files may change.
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
  // The files left over have changed or are gone. Remove them before copying, which would overwrite files of the previous release.
  await removeFiles(release, [...linked.keys()]);
  const changed = files.filter((file): file is Found => 'name' in file);
  makeFoldersOf(
    changed.map((file) => file.path),
    release,
  );
  const known = files.filter((file): file is ReleaseFile => !('name' in file));
  return [...known, ...(await mapConcurrently(changed, (file) => take(siteDir, release, file)))];
}
