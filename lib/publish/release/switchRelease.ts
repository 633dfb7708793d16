/** Which release visitors see. */
import { checkRelease } from './checkRelease';
import { noteSwitch, readHistory } from './history';
import type { NotedSwitch } from './history';
import { readMark } from './queue';
import { ReleaseError } from './releaseError';
import { currentRelease, listReleases, pointTo } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';

/**
 * Lets visitors see a release that was checked just now. Whoever goes to one while there was a newer one takes that back, or
 * leaves it taken back.
 */
export async function showChecked(
  folder: string,
  { id }: ReleaseInfo,
  kind: NotedSwitch['kind'] = 'switch',
  now: Date = new Date(),
): Promise<void> {
  const before = await currentRelease(folder);
  // Ids of newer releases are later.
  const newer = (await readHistory(folder)).some((noted) => noted.id > id) || (before !== null && before > id);
  // Noted first: what is noted and did not happen leads nowhere, what happened and is not noted cannot be taken back.
  if (before !== id) {
    const upTo = await readMark(folder);
    await noteSwitch(folder, { at: now.toISOString(), kind: newer ? 'rollback' : kind, id, before, upTo });
  }
  await pointTo(folder, id);
}

/**
 * Checks a release and lets visitors see it. Throws ReleaseError for one that is not whole; visitors then see what they
 * saw before.
 */
export async function switchTo(
  folder: string,
  id: string,
  kind: NotedSwitch['kind'] = 'switch',
  now: Date = new Date(),
): Promise<ReleaseInfo> {
  const release = await checkRelease(folder, id);
  await showChecked(folder, release, kind, now);
  return release;
}

/**
 * The release that another one, as the current one is, took the place of. Throws ReleaseError if there is none; one
 * that was taken back is never it.
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
    `${before === null ? `Nothing is noted before ${taken}` : `${before}, which was before ${taken}, is gone`}. ` +
      `Releases: ${known.join(', ')}. Name one: «npm run release -- switch <id>».`,
    { publicReason: true },
  );
}
