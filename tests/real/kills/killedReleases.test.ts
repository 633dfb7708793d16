import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { checkRelease } from '@/lib/publish/release/checkRelease';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { currentLink, currentRelease, listReleases } from '@/lib/publish/release/releaseFolder';
import { checkAndActivate } from '@/lib/publish/release/activate';
import { pageFile } from '@/lib/site/pageFiles';
import { emptyFolder } from '../../lib/content/folder';
import { bundleProgram } from '../../support/bundleProgram';
import { addresses, editionOf, longSite } from '../release/longSite';
import { kills } from './kills';

const entry = path.join(import.meta.dirname, 'releasingProcess.ts');

/** How many releases a run that lives longest makes. */
const releasesOfLongestRun = 3;

/** Begins with an edition, and is killed after some milliseconds of work. */
async function killedRun(program: string, root: string, edition: number, milliseconds: number): Promise<void> {
  const child = fork(program, [root, String(edition)]);
  await once(child, 'message');
  await sleep(milliseconds);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Milliseconds that this machine needs now for the releases of a long run. */
async function longestRun(program: string, root: string): Promise<number> {
  const child = fork(program, [root, '1']);
  await once(child, 'message');
  const begun = performance.now();
  for (let release = 1; release <= releasesOfLongestRun; release += 1) await once(child, 'message');
  const time = performance.now() - begun;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return time;
}

interface Visitor {
  /** What was not whole; the editions that were seen. */
  readonly leave: () => Promise<{ readonly faults: readonly string[]; readonly editions: ReadonlySet<string> }>;
}

/** Reads page after page as a web server does. */
function visit(folder: string): Visitor {
  const stay = new AbortController();
  const faults: string[] = [];
  const editions = new Set<string>();
  const read = async (address: string): Promise<void> => {
    try {
      const edition = editionOf(await readFile(path.join(currentLink(folder), 'site', pageFile(address)), 'utf8'));
      if (edition === null) faults.push(`${address} is not whole`);
      else editions.add(edition);
    } catch (error) {
      faults.push(`${address}: ${String(error)}`);
    }
  };
  const reading = (async () => {
    while (!stay.signal.aborted) {
      for (const address of addresses) await read(address);
      // The machine is for the releases as well.
      await sleep(5);
    }
  })();
  return {
    leave: async () => {
      stay.abort();
      await reading;
      return { faults, editions };
    },
  };
}

describe('a run that is killed', () => {
  it('at random moments leaves visitors a whole site, and the next run goes on', { timeout: 300_000 }, async () => {
    const root = await emptyFolder();
    const folder = path.join(root, 'releases');
    const program = await bundleProgram(entry, path.join(root, 'releasingProcess.mjs'));
    const first = await makeRelease(folder, await longSite(root, '000000000000'), { madeAt: new Date(0) });
    await checkAndActivate(folder, first.id);
    const longest = await longestRun(program, root);
    const visitor = visit(folder);
    const damaged: string[] = [];
    const check = async (id: string): Promise<void> => {
      await checkRelease(folder, id).catch((error: unknown) => damaged.push(String(error)));
    };
    for (let kill = 1; kill <= kills; kill += 1) {
      await killedRun(program, root, kill * 1000, Math.random() * longest);
      await check((await currentRelease(folder)) ?? '');
      for (const id of await listReleases(folder)) await check(id);
    }
    const { faults, editions } = await visitor.leave();
    expect(damaged).toEqual([]);
    expect(faults).toEqual([]);
    expect(editions.size).toBeGreaterThan(kills / 5);

    const last = await makeRelease(folder, await longSite(path.join(root, 'last'), '999999999999'));
    const names = await readdir(path.join(folder, 'releases'));
    expect(names.toSorted()).toEqual(await listReleases(folder));
    await expect(checkRelease(folder, last.id)).resolves.toMatchObject({ buildId: '999999999999' });
  });
});
