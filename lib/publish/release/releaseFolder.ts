/**
 * The releases on disk: `releases/{id}/` with a site and its rules, and `current`, a symbolic link to the one that visitors see. A release
 * is complete once its folder has its final name, and is never changed afterwards.
 */
import { mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ParsedFileCache } from '@/lib/shared/parsedFileCache';
import { ignoreMissing, pathExists } from '@/lib/shared/replaceFolders';
import type { VerifiedRelease } from './fileList';
import { DamagedReleaseError, ReleaseError } from './releaseError';
import { releaseIdPattern, releaseInfoSchema } from './releaseInfo';
import type { ReleaseInfo } from './releaseInfo';

/** Folders of a release: the public files, and the web server rules. */
export const siteFolder = 'site';
export const rulesFolder = 'rules';

const descriptionName = 'release.json';
/** Suffix of releases that are incomplete or being removed; an interrupted run may leave some. */
const draftMark = '.draft';

export function releasesIn(folder: string): string {
  return path.join(folder, 'releases');
}

/** Returns the folder of a release. Throws ReleaseError if the id is malformed. */
export function releasePath(folder: string, id: string): string {
  if (!releaseIdPattern.test(id))
    throw new ReleaseError(`«${id}» is not the id of a release. «npm run release -- list» shows them.`);
  return path.join(releasesIn(folder), id);
}

export function descriptionFile(release: string): string {
  return path.join(release, descriptionName);
}

/** Returns where a release is assembled. */
export function draftPath(folder: string, id: string): string {
  return `${releasePath(folder, id)}${draftMark}`;
}

/** Returns where a release without an id is begun. */
export function nextDraftPath(folder: string): string {
  return path.join(releasesIn(folder), `next${draftMark}`);
}

export function currentLink(folder: string): string {
  return path.join(folder, 'current');
}

/** Returns the ids of the complete releases, oldest first. */
export async function listReleases(folder: string): Promise<readonly string[]> {
  const names = (await readdir(releasesIn(folder)).catch(ignoreMissing)) ?? [];
  return names.filter((name) => releaseIdPattern.test(name)).sort();
}

/** Returns the id of the release that visitors see; null if there is none yet. Throws ReleaseError if the link leads elsewhere. */
export async function currentRelease(folder: string): Promise<string | null> {
  const target = await readlink(currentLink(folder)).catch(ignoreMissing);
  if (target === undefined) return null;
  const id = path.basename(target);
  if (!releaseIdPattern.test(id) || path.resolve(folder, target) !== path.resolve(releasesIn(folder), id)) {
    throw new ReleaseError(
      `${currentLink(folder)} leads to ${target}; expected one of ${releasesIn(folder)}. Remove the link, then switch to a release.`,
      { publicReason: true },
    );
  }
  return id;
}

/** Returns the folder of the site that visitors see; null if there is none yet. Throws as `currentRelease` does. */
export async function currentSite(folder: string): Promise<string | null> {
  const id = await currentRelease(folder);
  return id === null ? null : path.join(releasePath(folder, id), siteFolder);
}

/** Throws if the description is invalid or belongs to another release. */
function parseDescription(text: string, id: string): ReleaseInfo {
  const parsed: unknown = JSON.parse(text);
  const info = releaseInfoSchema.parse(parsed);
  if (info.id !== id) throw new ReleaseError(`Expected the description of ${id}, found that of ${info.id}.`);
  return info;
}

/** Descriptions of large sites have many megabytes, and a publication reads the same two again and again. */
const descriptions = new ParsedFileCache<ReleaseInfo>();

/** Returns the description of a release. Throws DamagedReleaseError if it is missing or invalid. */
export async function readRelease(folder: string, id: string): Promise<ReleaseInfo> {
  const file = descriptionFile(releasePath(folder, id));
  try {
    return await descriptions.get(file, async () => parseDescription(await readFile(file, 'utf8'), id));
  } catch (cause) {
    const known = (await listReleases(folder)).join(', ') || 'none';
    const publicReason = true;
    throw new DamagedReleaseError(`The release ${id} cannot be read: ${file}. Releases: ${known}.`, {
      cause,
      publicReason,
    });
  }
}

/** Caches the description of a release that was just made. */
export function cacheReleaseInfo(folder: string, info: ReleaseInfo): Promise<void> {
  return descriptions.put(descriptionFile(releasePath(folder, info.id)), info);
}

/** Returns the release that visitors see as the basis for comparisons; undefined if it is missing or unreadable. */
export async function verifiedRelease(folder: string): Promise<VerifiedRelease | undefined> {
  const id = await currentRelease(folder);
  if (id === null) return undefined;
  const info = await readRelease(folder, id).catch(() => undefined);
  return info === undefined ? undefined : { folder: releasePath(folder, id), info };
}

/** Activates a release atomically: if the process is killed, either link is intact. */
export async function linkCurrent(folder: string, id: string): Promise<void> {
  const link = `${currentLink(folder)}${draftMark}`;
  await rm(link, { force: true });
  await symlink(path.join('releases', id), link);
  await rename(link, currentLink(folder));
}

/** Makes the folders and removes the leftovers of interrupted runs, except the draft begun for the next release. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(releasesIn(folder), { recursive: true });
  const names = await readdir(releasesIn(folder));
  const drafts = names
    .filter((name) => name.endsWith(draftMark))
    .map((name) => path.join(releasesIn(folder), name))
    .filter((draft) => draft !== nextDraftPath(folder));
  await Promise.all(
    [...drafts, `${currentLink(folder)}${draftMark}`].map((leftover) => rm(leftover, { recursive: true, force: true })),
  );
}

/** Gives a finished draft its final name. Throws ReleaseError if the name is taken. */
export async function completeRelease(folder: string, id: string): Promise<void> {
  if (await pathExists(releasePath(folder, id))) throw new ReleaseError(`There is a release ${id} already.`);
  await rename(draftPath(folder, id), releasePath(folder, id));
}

/** Removes a release, which must not be the current one. */
export async function removeRelease(folder: string, id: string): Promise<void> {
  // Rename first, so that a half removed release never counts as complete.
  await rename(releasePath(folder, id), draftPath(folder, id)).catch(ignoreMissing);
  await rm(draftPath(folder, id), { recursive: true, force: true });
}

/** Removes the oldest releases beyond `keep`, but never the current one. Returns the ids of those removed. */
export async function removeOldReleases(folder: string, keep: number): Promise<readonly string[]> {
  const current = await currentRelease(folder);
  const ids = await listReleases(folder);
  const old = ids.slice(0, Math.max(0, ids.length - keep)).filter((id) => id !== current);
  for (const id of old) await removeRelease(folder, id);
  return old;
}
