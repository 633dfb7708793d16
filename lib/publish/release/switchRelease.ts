/** Activating releases. */
import path from 'node:path';
import { config } from '@/lib/shared/config';
import { isSampleSite, requireCms, requireSampleBefore } from '@/lib/build/meantSample';
import { checkFiles } from './checkRelease';
import { noteSwitch, readHistory } from './history';
import type { NotedSwitch } from './history';
import { readMark } from './queue';
import { ReleaseError } from './releaseError';
import { currentRelease, listReleases, pointTo, releasePath, shownSite, siteFolder } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** Throws ConfigurationError for a release of the sample content that nobody has asked for: see `meantSample.ts`. */
async function requireMeant(folder: string, id: string): Promise<void> {
  if ((await isSampleSite(path.join(releasePath(folder, id), siteFolder))) !== true) return;
  requireCms(config());
  await requireSampleBefore(config(), await shownSite(folder));
}

/**
 * Activates a release that was checked just now. Switching to one while a newer one was active rolls that back, or
 * leaves it rolled back.
 */
export async function showChecked(
  folder: string,
  { id }: ReleaseInfo,
  kind: NotedSwitch['kind'] = 'switch',
  now: Date = new Date(),
): Promise<void> {
  await requireMeant(folder, id);
  const before = await currentRelease(folder);
  // Ids of newer releases are later.
  const newer = (await readHistory(folder)).some((noted) => noted.id > id) || (before !== null && before > id);
  // Recorded first: a recorded switch that did not happen does no harm, an unrecorded one could not be rolled back.
  if (before !== id) {
    const upTo = await readMark(folder);
    await noteSwitch(folder, { at: now.toISOString(), kind: newer ? 'rollback' : kind, id, before, upTo });
  }
  await pointTo(folder, id);
}

/**
 * Checks the files of a release and activates it. Throws ReleaseError for one that is incomplete; visitors then keep what they
 * had.
 */
export async function switchTo(
  folder: string,
  id: string,
  kind: NotedSwitch['kind'] = 'switch',
  now: Date = new Date(),
): Promise<ReleaseInfo> {
  const release = await checkFiles(folder, id);
  await showChecked(folder, release, kind, now);
  return release;
}

/**
 * The release that another one (usually the current one) replaced. Throws ReleaseError if there is none; one
 * that was rolled back is skipped.
 */
export async function releaseBefore(folder: string, taken: string | null): Promise<string> {
  if (taken === null)
    throw new ReleaseError('No release is current yet: «npm run release -- switch <id>».', {
      publicReason: true,
    });
  const history = await readHistory(folder);
  const before = history.findLast(({ kind, id }) => kind === 'switch' && id === taken)?.before ?? null;
  const known = await listReleases(folder);
  if (before !== null && known.includes(before)) return before;
  throw new ReleaseError(
    `${before === null ? `Nothing is recorded before ${taken}` : `${before}, which was before ${taken}, is gone`}. ` +
      `Releases: ${known.join(', ')}. Name one: «npm run release -- switch <id>».`,
    { publicReason: true },
  );
}
