/** Activates releases. */
import path from 'node:path';
import { config } from '@/lib/shared/config';
import { isSampleSite, guardAgainstSample, guardAgainstReplacingCmsSite } from '@/lib/build/sampleGuard';
import { checkFiles } from './checkRelease';
import { recordActivation, readHistory } from './history';
import type { ActivationRecord } from './history';
import { readMark } from './queue';
import { ReleaseError } from './releaseError';
import { currentRelease, listReleases, linkCurrent, releasePath, currentSite, siteFolder } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/** Throws ConfigurationError if the release was made from the sample content by accident: see `sampleGuard.ts`. */
async function guardAgainstSampleRelease(folder: string, id: string): Promise<void> {
  if ((await isSampleSite(path.join(releasePath(folder, id), siteFolder))) !== true) return;
  guardAgainstSample(config());
  await guardAgainstReplacingCmsSite(config(), await currentSite(folder));
}

/** Activates a release whose files were just checked. It is recorded as a rollback if a newer release was active or noted before. */
export async function activateChecked(
  folder: string,
  { id }: ReleaseInfo,
  kind: ActivationRecord['kind'] = 'switch',
  now: Date = new Date(),
): Promise<void> {
  await guardAgainstSampleRelease(folder, id);
  const before = await currentRelease(folder);
  // Ids sort by time.
  const newer = (await readHistory(folder)).some((noted) => noted.id > id) || (before !== null && before > id);
  // Record first: a recorded switch that did not happen does no harm, but an unrecorded one could not be rolled back.
  if (before !== id) {
    const upTo = await readMark(folder);
    await recordActivation(folder, { at: now.toISOString(), kind: newer ? 'rollback' : kind, id, before, upTo });
  }
  await linkCurrent(folder, id);
}

/** Checks the files of a release and activates it. Throws ReleaseError if it is incomplete; the current release then stays. */
export async function checkAndActivate(
  folder: string,
  id: string,
  kind: ActivationRecord['kind'] = 'switch',
  now: Date = new Date(),
): Promise<ReleaseInfo> {
  const release = await checkFiles(folder, id);
  await activateChecked(folder, release, kind, now);
  return release;
}

/**
 * Returns the release that this one (usually the current one) replaced when it was activated. Rollbacks do not count. Throws ReleaseError
 * if it is unknown or gone.
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
