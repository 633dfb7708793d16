/**
 * The releases on disk: `releases/{id}/` with a site and all that belongs to it, and `current`, a symbolic link to the
 * one that visitors see. A release is complete as soon as its folder has its name, and is never changed afterwards.
 */
import { mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { ParsedFileCache } from '@/lib/shared/parsedFileCache';
import { ignoreMissing, pathExists } from '@/lib/shared/replaceFolders';
import type { VerifiedRelease } from './fileList';
import { DamagedReleaseError, ReleaseError } from './releaseError';
import { releaseIdPattern, releaseInfoSchema } from './releaseInfo';
import type { ReleaseInfo } from './releaseInfo';

/** Folders of a release: what web servers serve, and the rules by which they do. */
export const siteFolder = 'site';
export const rulesFolder = 'rules';

const descriptionName = 'release.json';
/** Ends the name of what is no release yet, or has been one: an interrupted run leaves it. */
const draftMark = '.draft';

export function releasesIn(folder: string): string {
  return path.join(folder, 'releases');
}

export function releasePath(folder: string, id: string): string {
  if (!releaseIdPattern.test(id))
    throw new ReleaseError(`«${id}» is not the id of a release. «npm run release -- list» shows them.`);
  return path.join(releasesIn(folder), id);
}

export function descriptionFile(release: string): string {
  return path.join(release, descriptionName);
}

/** Where a release is assembled. */
export function draftPath(folder: string, id: string): string {
  return `${releasePath(folder, id)}${draftMark}`;
}

/** Where one is begun that has no id yet. */
export function nextDraftPath(folder: string): string {
  return path.join(releasesIn(folder), `next${draftMark}`);
}

export function currentLink(folder: string): string {
  return path.join(folder, 'current');
}

/** Ids of the complete releases, the oldest first. */
export async function listReleases(folder: string): Promise<readonly string[]> {
  const names = (await readdir(releasesIn(folder)).catch(ignoreMissing)) ?? [];
  return names.filter((name) => releaseIdPattern.test(name)).sort();
}

/** The id of the release that visitors see; null if there is none yet. Throws ReleaseError if the link leads elsewhere. */
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

/** The folder of the site that visitors see; null if there is none yet. Throws as `currentRelease` does. */
export async function currentSite(folder: string): Promise<string | null> {
  const id = await currentRelease(folder);
  return id === null ? null : path.join(releasePath(folder, id), siteFolder);
}

/** Throws if the description is missing or belongs to another release. */
function parseDescription(text: string, id: string): ReleaseInfo {
  const parsed: unknown = JSON.parse(text);
  const info = releaseInfoSchema.parse(parsed);
  if (info.id !== id) throw new ReleaseError(`Expected the description of ${id}, found that of ${info.id}.`);
  return info;
}

/** Of a large site they have many megabytes, and a publication asks for the same two again and again. */
const descriptions = new ParsedFileCache<ReleaseInfo>();

/** What a release says about itself. Throws DamagedReleaseError if there is no such release, or no description. */
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

/** For the maker of a release: reading it again would return this. */
export function cacheReleaseInfo(folder: string, info: ReleaseInfo): Promise<void> {
  return descriptions.put(descriptionFile(releasePath(folder, info.id)), info);
}

/** The release that visitors see, if it can be read, as the basis for comparisons. */
export async function verifiedRelease(folder: string): Promise<VerifiedRelease | undefined> {
  const id = await currentRelease(folder);
  if (id === null) return undefined;
  const info = await readRelease(folder, id).catch(() => undefined);
  return info === undefined ? undefined : { folder: releasePath(folder, id), info };
}

/** Activates a release atomically, whatever happens to this process. */
export async function linkCurrent(folder: string, id: string): Promise<void> {
  const link = `${currentLink(folder)}${draftMark}`;
  await rm(link, { force: true });
  await symlink(path.join('releases', id), link);
  await rename(link, currentLink(folder));
}

/** Makes the folders, and removes leftovers of an interrupted run, but not the draft that is begun. */
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

/** Gives a finished draft its name. Throws ReleaseError if the name is taken. */
export async function completeRelease(folder: string, id: string): Promise<void> {
  if (await pathExists(releasePath(folder, id))) throw new ReleaseError(`There is a release ${id} already.`);
  await rename(draftPath(folder, id), releasePath(folder, id));
}

/** Removes a release, which must not be the current one. */
export async function removeRelease(folder: string, id: string): Promise<void> {
  // Renamed first, then removed: a half removed release must not be taken for a complete one.
  await rename(releasePath(folder, id), draftPath(folder, id)).catch(ignoreMissing);
  await rm(draftPath(folder, id), { recursive: true, force: true });
}

/** Removes the oldest releases beyond `keep`, never the current one. Returns the ids of those removed. */
export async function removeOldReleases(folder: string, keep: number): Promise<readonly string[]> {
  const current = await currentRelease(folder);
  const ids = await listReleases(folder);
  const old = ids.slice(0, Math.max(0, ids.length - keep)).filter((id) => id !== current);
  for (const id of old) await removeRelease(folder, id);
  return old;
}
