/** Makes one release after the other, lets visitors see it and removes old ones, until it is killed. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '@/lib/publish/release/lock';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { removeOldReleases } from '@/lib/publish/release/releaseFolder';
import { checkAndActivate } from '@/lib/publish/release/activate';
import { longSite } from '../release/longSite';

const [, , root = '', firstEdition = ''] = process.argv;
const folder = path.join(root, 'releases');

/** An edition is a second of its own. */
async function release(edition: number): Promise<void> {
  const workshop = path.join(root, 'workshop');
  await rm(workshop, { recursive: true, force: true });
  const site = await longSite(workshop, String(edition).padStart(12, '0'));
  const { id } = await makeRelease(folder, site, { madeAt: new Date(edition * 1000) });
  await checkAndActivate(folder, id);
  await removeOldReleases(folder, 2);
}

await withLock(folder, 'releases', async () => {
  process.send?.('ready');
  for (let edition = Number(firstEdition); ; edition += 1) {
    await release(edition);
    process.send?.('released');
  }
});
