/** What people do with the releases: they take back what visitors see. */
import { switchWaitMs, withLock } from './lock';
import type { Complete } from './publish';
import { currentRelease } from './releaseFolder';
import type { ReleaseInfo } from './releaseInfo';
import { releaseBefore, switchTo } from './switchRelease';

/**
 * Takes back the release that visitors see as somebody asks for it, also where another one is shown while this waits for
 * its turn, as at the end of an embargo. Returns what visitors see then. Throws ReleaseError where nothing came before.
 */
export async function takeBack(folder: string, complete: Complete): Promise<ReleaseInfo> {
  const taken = await currentRelease(folder);
  const work = async (): Promise<ReleaseInfo> => {
    const release = await switchTo(folder, await releaseBefore(folder, taken), 'rollback');
    await complete(folder, release.id);
    return release;
  };
  return withLock(folder, 'releases', work, switchWaitMs);
}
