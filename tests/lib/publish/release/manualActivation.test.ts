import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config, parseConfig } from '@/lib/shared/config';
import { contentHash } from '@/lib/shared/contentHash';
import { writeTextFile } from '@/lib/shared/files';
import type { SnapshotSource } from '@/lib/content/snapshot';
import { completeActivation, activateRelease, rollBackRelease } from '@/lib/publish/release/manualActivation';
import { withLock } from '@/lib/publish/release/lock';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { activateOnceDue } from '@/lib/publish/release/publish';
import { IncompleteActivationError } from '@/lib/publish/release/releaseError';
import { currentRelease } from '@/lib/publish/release/releaseFolder';
import { checkAndActivate } from '@/lib/publish/release/activate';
import { statesAddress } from '@/lib/open-data/dataFiles';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { finishedSite } from './finishedSite';

vi.mock('@/lib/shared/config', { spy: true });

beforeEach(() => {
  vi.mocked(config).mockReturnValue(parseConfig({}));
});

interface Office {
  /** As `RELEASE_DIR`. */
  readonly folder: string;
  /** Makes a release, a second after the one before. Returns its id. */
  readonly make: (source?: SnapshotSource) => Promise<string>;
}

const fromSample: SnapshotSource = { cmsUrl: null, drafts: false };
const fromCms: SnapshotSource = { cmsUrl: 'https://cms.example', drafts: false };

function office(): Office {
  const folder = temporaryFolder().path;
  let seconds = 0;
  return {
    folder,
    make: async (source = fromCms) => {
      seconds += 1;
      const site = await finishedSite(path.join(folder, 'workshop'), `Ausgabe ${seconds}`);
      const states = JSON.stringify({ format: 1, source: contentHash(source), indicators: {} });
      await writeTextFile(path.join(site.siteDir, statesAddress), states);
      return (await makeRelease(folder, site, { madeAt: new Date(2026, 10, 22, 8, 0, seconds) })).id;
    },
  };
}

function searchIsDown(): Promise<void> {
  return Promise.reject(new Error('The search is down.'));
}

/** Long enough for what was asked for to wait for its turn. */
const aMoment = 500;

describe('whoever takes a release back', () => {
  it('takes back the one that visitors saw then, even if an embargo ends first', async () => {
    const { folder, make } = office();
    const [good, bad, embargo] = [await make(), await make(), await make()];
    for (const id of [good, bad]) await checkAndActivate(folder, id);
    const asked: Promise<unknown>[] = [];
    const isDue = async (): Promise<boolean> => {
      asked.push(rollBackRelease(folder));
      await pause(aMoment);
      return true;
    };
    await activateOnceDue(folder, embargo, isDue);
    await Promise.all(asked);
    expect(await currentRelease(folder)).toBe(good);
  });

  it('at the same time as somebody else takes it back once', async () => {
    const { folder, make } = office();
    const [older, good, bad] = [await make(), await make(), await make()];
    for (const id of [older, good, bad]) await checkAndActivate(folder, id);
    const both = await withLock(folder, 'releases', async () => {
      const asked = [rollBackRelease(folder), rollBackRelease(folder)];
      await pause(aMoment);
      // Not the promises themselves, which the lock would wait for.
      return { asked };
    });
    expect((await Promise.all(both.asked)).map(({ id }) => id)).toEqual([good, good]);
  });
});

it('a search that does not follow is told of in a way that nobody takes for a release that was not taken back', async () => {
  const { folder, make } = office();
  const [good, bad] = [await make(), await make()];
  for (const id of [good, bad]) await checkAndActivate(folder, id);
  const error: unknown = await completeActivation(await rollBackRelease(folder), searchIsDown).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(IncompleteActivationError);
  expect(error).toMatchObject({
    message: `Visitors see ${good}, but the search does not follow yet. «npm run release -- switch ${good}» tries that again.`,
    cause: new Error('The search is down.'),
  });
  expect(await currentRelease(folder)).toBe(good);
});

describe('whoever goes to a release', () => {
  // As `finishedSite` has it.
  const [before, instant] = [new Date('2026-11-22T07:29:59.999Z'), new Date('2026-11-22T07:30:00Z')];

  it('does not show what is public at a later instant', async () => {
    const { folder, make } = office();
    const [shown, prepared] = [await make(), await make()];
    await activateRelease(folder, shown, instant);
    await expect(activateRelease(folder, prepared, before)).rejects.toThrow(
      `${prepared} holds what is public from 2026-11-22T07:30:00.000Z on; it is 2026-11-22T07:29:59.999Z.`,
    );
    expect(await currentRelease(folder)).toBe(shown);
    await activateRelease(folder, prepared, instant);
    expect(await currentRelease(folder)).toBe(prepared);
  });

  it('does not show the sample content in the place of that of an office, unless it is meant', async () => {
    const { folder, make } = office();
    const id = await make(fromSample);
    const own = await make();
    await activateRelease(folder, own, instant);
    vi.mocked(config).mockReturnValue(parseConfig({}));
    await expect(activateRelease(folder, id, instant)).rejects.toThrow(
      'the sample content would replace the site from a CMS',
    );
    vi.mocked(config).mockReturnValue(parseConfig({ SITE_URL: 'https://statistik.example' }));
    await expect(activateRelease(folder, id, instant)).rejects.toThrow('CMS_URL is not set, though SITE_URL is');
    expect(await currentRelease(folder)).toBe(own);
    vi.mocked(config).mockReturnValue(parseConfig({ CMS_URL: 'sample' }));
    await activateRelease(folder, id, instant);
    expect(await currentRelease(folder)).toBe(id);
  });
});
