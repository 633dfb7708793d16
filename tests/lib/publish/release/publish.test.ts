import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { recordActivation } from '@/lib/publish/release/history';
import { makeRelease } from '@/lib/publish/release/makeRelease';
import { publishNow } from '@/lib/publish/release/publish';
import type { PublishRequest } from '@/lib/publish/release/publish';
import { readReleaseDocuments } from '@/lib/publish/release/releaseDocuments';
import { currentRelease, listReleases, releasePath } from '@/lib/publish/release/releaseFolder';
import { createQueueWriter } from '@/lib/publish/release/queue';
import type { ReleaseInfo } from '@/lib/publish/release/releaseInfo';
import { findCandidate, shownRelease } from '@/lib/publish/release/shownRelease';
import { releaseBefore, checkAndActivate } from '@/lib/publish/release/activate';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { finishedSite } from './finishedSite';
import { markOf } from './marks';

interface Edition {
  readonly number: number;
  readonly asOf: string;
  readonly nextRelease?: string;
  /** How many changes had come when it began to be read. */
  readonly upTo?: number;
}

/** Each edition is made a second after the one before. */
async function make(folder: string, { number, asOf, nextRelease, upTo = 0 }: Edition): Promise<ReleaseInfo> {
  const contentId = String(number).padStart(12, '0');
  const site = await finishedSite(path.join(folder, 'workshop'), `Ausgabe ${number}`, contentId, asOf);
  const madeAt = new Date(Date.parse('2026-11-22T07:00:00Z') + number * 1000);
  return makeRelease(folder, { ...site, nextRelease: nextRelease ?? null, upTo: markOf(upTo) }, { madeAt });
}

/** Makes so many, each of which visitors see in its turn. Returns their ids. */
async function showEditions(folder: string, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) ids.push((await make(folder, { number, asOf: morning })).id);
  for (const id of ids) await checkAndActivate(folder, id);
  return ids;
}

/** After all editions that are made here. */
const change: PublishRequest = { upTo: markOf(100), changed: markOf(100) };
const morning = '2026-11-22T07:00:00.000Z';
const instant = '2026-11-22T07:30:00.000Z';
const noon = '2026-11-22T11:00:00.000Z';

async function nothing(): Promise<void> {
  await Promise.resolve();
}

describe('a build of now', () => {
  it('is made again if an embargo has ended since, although visitors see all changes', async () => {
    const folder = temporaryFolder().path;
    const early = { upTo: markOf(1), changed: markOf(1) };
    const shown = await make(folder, { number: 1, asOf: morning, nextRelease: instant, upTo: 1 });
    await checkAndActivate(folder, shown.id);
    const build = vi.fn(() => make(folder, { number: 2, asOf: noon, upTo: 1 }));
    const { id } = await publishNow(folder, early, build, nothing);
    expect(build).toHaveBeenCalledOnce();
    expect(await currentRelease(folder)).toBe(id);
    expect(id).not.toBe(shown.id);
  });

  it('is made if the count of the changes was lost and has begun again', async () => {
    const folder = temporaryFolder().path;
    await checkAndActivate(folder, (await make(folder, { number: 1, asOf: morning, upTo: 50 })).id);
    const upTo = { ...markOf(1), series: '5e0d3c1a-2b7f-4a5e-8c54-0d9a6f2b1c3d' };
    const { id } = await publishNow(
      folder,
      { upTo, changed: upTo },
      () => make(folder, { number: 2, asOf: noon }),
      nothing,
    );
    expect(await currentRelease(folder)).toBe(id);
  });

  it('does not take back what appeared while it ran: it is built again', async () => {
    const folder = temporaryFolder().path;
    let builds = 0;
    const build = async (): Promise<ReleaseInfo> => {
      builds += 1;
      if (builds === 2) return make(folder, { number: 3, asOf: noon });
      const { id } = await make(folder, { number: 2, asOf: instant });
      await checkAndActivate(folder, id);
      return make(folder, { number: 1, asOf: morning });
    };
    const shown = await publishNow(folder, change, build, nothing);
    expect(shown.info?.asOf).toBe(noon);
    expect(builds).toBe(2);
    // What was built for nothing is gone.
    expect(await listReleases(folder)).toHaveLength(2);
  });

  it('is built again if an embargo ended while it ran, and given up after three times', async () => {
    const folder = temporaryFolder().path;
    let number = 0;
    const build = (): Promise<ReleaseInfo> => {
      number += 1;
      return make(folder, { number, asOf: morning, nextRelease: instant });
    };
    await expect(publishNow(folder, change, build, nothing)).rejects.toThrow('during each of 3 builds');
    expect(await currentRelease(folder)).toBeNull();
    expect(await listReleases(folder)).toEqual([]);
  });

  it('is not shown to whoever took a release back while it ran', async () => {
    const folder = temporaryFolder().path;
    await showEditions(folder, 2);
    await createQueueWriter(folder)({ request: null, upTo: markOf(100) });
    const before = await releaseBefore(folder, await currentRelease(folder));
    const build = async (): Promise<ReleaseInfo> => {
      await checkAndActivate(folder, before, 'rollback', new Date(noon));
      return make(folder, { number: 3, asOf: noon });
    };
    expect((await publishNow(folder, change, build, nothing)).id).toBe(before);
    expect(await currentRelease(folder)).toBe(before);
  });
});

describe('a damaged description of what visitors see', () => {
  const damages: readonly (readonly [string, (file: string) => Promise<void>])[] = [
    ['is cut off', (file) => writeFile(file, '{"id":')],
    ['is gone', (file) => rm(file)],
    ['is gone with the whole release', (file) => rm(path.dirname(file), { recursive: true })],
  ];

  it.each(damages)('that %s is noticed at once, and the next build is shown', async (_, damage) => {
    const folder = temporaryFolder().path;
    const first = await make(folder, { number: 1, asOf: morning, upTo: 1 });
    await checkAndActivate(folder, first.id);
    const read = () => shownRelease(folder);
    expect(await read()).toMatchObject({ id: first.id, info: { id: first.id } });
    await damage(path.join(releasePath(folder, first.id), 'release.json'));
    expect(await read()).toMatchObject({ id: first.id, info: null });
    const asked = { upTo: markOf(2), changed: null };
    const { id } = await publishNow(folder, asked, () => make(folder, { number: 2, asOf: noon, upTo: 2 }), nothing);
    expect(id).not.toBe(first.id);
    expect(await read()).toMatchObject({ id, info: { id } });
  });

  it('is no reason to show again what somebody took back', async () => {
    const folder = temporaryFolder().path;
    const [id = ''] = await showEditions(folder, 2);
    await checkAndActivate(folder, id, 'rollback');
    await writeFile(path.join(releasePath(folder, id), 'release.json'), '');
    const build = vi.fn(() => make(folder, { number: 3, asOf: noon }));
    const seen = await publishNow(folder, { upTo: markOf(9), changed: null }, build, nothing);
    expect(seen).toMatchObject({ id, info: null });
    expect(build).not.toHaveBeenCalled();
  });

  it('of what the search finds leads to another build', async () => {
    const folder = temporaryFolder().path;
    const first = await make(folder, { number: 1, asOf: morning, upTo: 1 });
    await checkAndActivate(folder, first.id);
    const complete = async (): Promise<void> => {
      await readReleaseDocuments(folder, (await currentRelease(folder)) ?? 'none');
    };
    await writeFile(path.join(releasePath(folder, first.id), 'documents.json'), '{');
    const asked = { upTo: markOf(1), changed: markOf(1) };
    const { id } = await publishNow(folder, asked, () => make(folder, { number: 2, asOf: noon, upTo: 1 }), complete);
    expect(id).not.toBe(first.id);
  });
});

describe('whoever goes back', () => {
  it('one too far and one forward again has still taken the newest back', async () => {
    const folder = temporaryFolder().path;
    const [first = '', second = '', third = ''] = await showEditions(folder, 3);
    await checkAndActivate(folder, second, 'rollback');
    await checkAndActivate(folder, first, 'rollback');
    await checkAndActivate(folder, second, 'switch', new Date(noon));
    expect((await shownRelease(folder))?.held?.since ?? null).toBe(noon);
    await checkAndActivate(folder, third);
    expect((await shownRelease(folder))?.held?.since ?? null).toBeNull();
  });
});

describe('what was taken back', () => {
  /** Visitors saw a good release and then a bad one, which somebody took back at eight. */
  async function office(): Promise<{ readonly folder: string; readonly good: string }> {
    const folder = temporaryFolder().path;
    const [good = ''] = await showEditions(folder, 2);
    await createQueueWriter(folder)({ request: null, upTo: markOf(5) });
    await checkAndActivate(folder, good, 'rollback', new Date('2026-11-22T08:00:00.000Z'));
    return { folder, good };
  }

  const [before, after] = [markOf(4), markOf(6)];

  it.each([
    ['of what had changed before, as where the search was down', { upTo: before, changed: before }],
    ['that is asked for later, where nothing has changed', { upTo: after, changed: null }],
    ['that is asked for later, with a change from before', { upTo: after, changed: before }],
  ])('is not shown again by a build %s: the search follows the pages', async (_, asked) => {
    const { folder, good } = await office();
    const build = vi.fn(() => make(folder, { number: 3, asOf: noon }));
    const complete = vi.fn(nothing);
    expect((await publishNow(folder, asked, build, complete)).id).toBe(good);
    expect(build).not.toHaveBeenCalled();
    expect(complete).toHaveBeenCalledOnce();
    expect(await currentRelease(folder)).toBe(good);
  });
});

describe('a release for an instant', () => {
  it('is found beside a newer one that cannot be read', async () => {
    const folder = temporaryFolder().path;
    const { id } = await make(folder, { number: 1, asOf: instant });
    const damaged = await make(folder, { number: 2, asOf: instant });
    await rm(path.join(releasePath(folder, damaged.id), 'release.json'));
    expect(await findCandidate(folder, instant)).toMatchObject({ id });
  });

  it('is found again, the newest one, as long as nothing newer is shown', async () => {
    const folder = temporaryFolder().path;
    const first = await make(folder, { number: 1, asOf: morning, nextRelease: instant });
    await checkAndActivate(folder, first.id);
    await make(folder, { number: 2, asOf: instant });
    const { id } = await make(folder, { number: 3, asOf: instant, upTo: 7 });
    expect(await findCandidate(folder, instant)).toMatchObject({ id, upTo: markOf(7) });
    expect(await findCandidate(folder, noon)).toBeNull();
    await checkAndActivate(folder, id);
    expect(await findCandidate(folder, instant)).toBeNull();
  });
});

it('the release that visitors see is not held if a switch to a newer one was noted and cut off', async () => {
  const folder = temporaryFolder().path;
  const [shown, next] = [
    await make(folder, { number: 1, asOf: morning }),
    await make(folder, { number: 2, asOf: noon }),
  ];
  await checkAndActivate(folder, shown.id);
  await recordActivation(folder, { at: noon, kind: 'switch', id: next.id, before: shown.id, upTo: null });
  expect(await shownRelease(folder)).toMatchObject({ id: shown.id, held: null });
});
