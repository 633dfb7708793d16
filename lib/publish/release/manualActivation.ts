/** Switches and rolls back on request. */
import { ensureFitSearchKeyOf } from './checkRelease';
import { releaseWaitMs, withLock } from './lock';
import type { CompleteActivation } from './publish';
import { ReleaseError, IncompleteActivationError } from './releaseError';
import { currentRelease, readRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';
import { releaseBefore, checkAndActivate } from './activate';

/** Runs the steps after the activation. Throws IncompleteActivationError if one fails; the release stays active. */
export async function completeActivation({ id }: ReleaseInfo, complete: CompleteActivation): Promise<void> {
  try {
    await complete();
  } catch (cause) {
    throw new IncompleteActivationError(id, cause);
  }
}

/** Throws ReleaseError if the release was made for an instant that has not come. */
async function requirePublic(folder: string, id: string, now: Date): Promise<void> {
  const { asOf } = await readRelease(folder, id);
  if (Date.parse(asOf) <= now.getTime() || id === (await currentRelease(folder))) return;
  throw new ReleaseError(
    `${id} holds what is public from ${asOf} on; it is ${now.toISOString()}. Nothing changes for visitors. The ` +
      'service shows it at its instant. For what is public now: «npm run release -- build».',
    { publicReason: true },
  );
}

/** Checks a release and activates it. Throws ReleaseError if it is incomplete or its instant has not come. */
export async function activateRelease(folder: string, id: string, now: Date = new Date()): Promise<ReleaseInfo> {
  const work = async (): Promise<ReleaseInfo> => {
    await requirePublic(folder, id, now);
    return checkAndActivate(folder, id);
  };
  await ensureFitSearchKeyOf(await readRelease(folder, id));
  return withLock(folder, 'releases', work, releaseWaitMs);
}

/**
 * Rolls back the release that is active when this is called, even if another one is activated while this waits for the lock, as at the end
 * of an embargo. Returns the release that is then active. Throws ReleaseError if there was none before.
 */
export async function rollBackRelease(folder: string): Promise<ReleaseInfo> {
  const taken = await currentRelease(folder);
  const before = await releaseBefore(folder, taken);
  await ensureFitSearchKeyOf(await readRelease(folder, before));
  return withLock(folder, 'releases', () => checkAndActivate(folder, before, 'rollback'), releaseWaitMs);
}
