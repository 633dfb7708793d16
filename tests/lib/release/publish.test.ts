import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { noteSwitch } from '@/lib/release/history';
import { makeRelease } from '@/lib/release/makeRelease';
import { publishNow, showAt } from '@/lib/release/publish';
import type { Asked } from '@/lib/release/publish';
import { currentRelease, listReleases, releasePath } from '@/lib/release/releaseFolder';
import type { ReleaseInfo } from '@/lib/release/releaseInfo';
import { createShownReader, findCandidate, shownRelease } from '@/lib/release/shownRelease';
import { releaseBefore, switchTo } from '@/lib/release/switchRelease';
import { temporaryFolder } from '../commands/temporaryFolder';
import { finishedSite } from './finishedSite';

interface Edition {
  readonly number: number;
  readonly asOf: string;
  readonly nextRelease?: string;
}

/** Each edition is made a second after the one before. */
async function make(folder: string, { number, asOf, nextRelease }: Edition): Promise<ReleaseInfo> {
  const contentId = String(number).padStart(12, '0');
  const site = await finishedSite(path.join(folder, 'workshop'), `Ausgabe ${number}`, contentId, asOf);
  const madeAt = new Date(Date.parse('2026-11-22T07:00:00Z') + number * 1000);
  return makeRelease(folder, { ...site, nextRelease: nextRelease ?? null }, madeAt);
}

/** After all editions that are made here. */
const change: Asked = { last: '2026-11-22T08:00:00.000Z', changed: '2026-11-22T08:00:00.000Z' };
const morning = '2026-11-22T07:00:00.000Z';
const instant = '2026-11-22T07:30:00.000Z';
const noon = '2026-11-22T11:00:00.000Z';
const farOff = '2099-01-01T00:00:00.000Z';

async function nothing(): Promise<void> {
  await Promise.resolve();
}

describe('a build of now', () => {
  it('is shown, and what follows the pages is done', async () => {
    const folder = temporaryFolder().path;
    const complete = vi.fn(nothing);
    const { id } = await publishNow(folder, change, () => make(folder, { number: 1, asOf: morning }), complete);
    expect(await currentRelease(folder)).toBe(id);
    expect(complete).toHaveBeenCalledWith(folder, id);
  });

  it('is not made again where only what follows the pages failed', async () => {
    const folder = temporaryFolder().path;
    const early = { last: '2026-11-22T06:59:59.000Z', changed: '2026-11-22T06:59:59.000Z' };
    const build = vi.fn(() => make(folder, { number: 1, asOf: morning }));
    const searchIsDown = (): Promise<void> => Promise.reject(new Error('The search is down.'));
    await expect(publishNow(folder, early, build, searchIsDown)).rejects.toThrow('The search is down.');
    const complete = vi.fn(nothing);
    const { id } = await publishNow(folder, early, build, complete);
    expect(build).toHaveBeenCalledOnce();
    expect(complete).toHaveBeenCalledWith(folder, id);
  });

  it('holds what changed after a release that was made while the clock was ahead', async () => {
    const folder = temporaryFolder().path;
    const site = await finishedSite(path.join(folder, 'workshop'), 'Seite');
    const ahead = await makeRelease(folder, site, new Date(farOff));
    await switchTo(folder, ahead.id);
    const { id } = await publishNow(folder, change, () => make(folder, { number: 2, asOf: noon }), nothing);
    expect(id > ahead.id).toBe(true);
    expect(await shownRelease(folder)).toMatchObject({ id, heldSince: null });
  });

  it('does not take back what appeared while it ran: it is built again', async () => {
    const folder = temporaryFolder().path;
    let builds = 0;
    const build = async (): Promise<ReleaseInfo> => {
      builds += 1;
      if (builds === 2) return make(folder, { number: 3, asOf: noon });
      const { id } = await make(folder, { number: 2, asOf: instant });
      await switchTo(folder, id);
      return make(folder, { number: 1, asOf: morning });
    };
    const shown = await publishNow(folder, change, build, nothing);
    expect(shown.asOf).toBe(noon);
    expect(builds).toBe(2);
    // What was built for nothing is gone.
    expect(await listReleases(folder)).toHaveLength(2);
  });

  it('is built again where an embargo ended while it ran, and given up after three times', async () => {
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
    for (const number of [1, 2]) await switchTo(folder, (await make(folder, { number, asOf: morning })).id);
    const before = await releaseBefore(folder, await currentRelease(folder));
    const build = async (): Promise<ReleaseInfo> => {
      await switchTo(folder, before, 'rollback', new Date(noon));
      return make(folder, { number: 3, asOf: noon });
    };
    expect((await publishNow(folder, change, build, nothing)).id).toBe(before);
    expect(await currentRelease(folder)).toBe(before);
  });
});

describe('whoever goes back', () => {
  async function threeEditions(folder: string): Promise<readonly [string, string, string]> {
    const ids: string[] = [];
    for (const number of [1, 2, 3]) ids.push((await make(folder, { number, asOf: morning })).id);
    for (const id of ids) await switchTo(folder, id);
    const [first = '', second = '', third = ''] = ids;
    return [first, second, third];
  }

  it('one too far and one forward again has still taken the newest back', async () => {
    const folder = temporaryFolder().path;
    const [first, second, third] = await threeEditions(folder);
    await switchTo(folder, second, 'rollback');
    await switchTo(folder, first, 'rollback');
    await switchTo(folder, second, 'switch', new Date(noon));
    expect((await shownRelease(folder))?.heldSince).toBe(noon);
    await switchTo(folder, third);
    expect((await shownRelease(folder))?.heldSince).toBeNull();
  });

  it('is noticed also where the same release was shown before', async () => {
    const folder = temporaryFolder().path;
    const [, second, third] = await threeEditions(folder);
    const read = createShownReader(folder);
    expect((await read())?.heldSince).toBeNull();
    await switchTo(folder, second, 'rollback', new Date(instant));
    await switchTo(folder, third);
    await switchTo(folder, second, 'rollback', new Date(noon));
    const reader = createShownReader(folder);
    expect((await reader())?.heldSince).toBe(noon);
    await switchTo(folder, third);
    await switchTo(folder, second, 'rollback', new Date(farOff));
    expect((await reader())?.heldSince).toBe(farOff);
  });
});

describe('what was taken back', () => {
  /** Visitors saw a good release and then a bad one, which somebody took back at eight. */
  async function office(): Promise<{ readonly folder: string; readonly good: string }> {
    const folder = temporaryFolder().path;
    const [good, bad] = [
      await make(folder, { number: 1, asOf: morning }),
      await make(folder, { number: 2, asOf: morning }),
    ];
    await switchTo(folder, good.id);
    await switchTo(folder, bad.id);
    await switchTo(folder, good.id, 'rollback', new Date(eight));
    return { folder, good: good.id };
  }

  const eight = '2026-11-22T08:00:00.000Z';
  const [halfPastSeven, halfPastEight] = ['2026-11-22T07:30:00.000Z', '2026-11-22T08:30:00.000Z'];

  it.each([
    ['of what had changed before, as where the search was down', { last: halfPastSeven, changed: halfPastSeven }],
    ['that is asked for later, where nothing has changed', { last: halfPastEight, changed: null }],
    ['that is asked for later, with a change from before', { last: halfPastEight, changed: halfPastSeven }],
  ])('is not shown again by a build %s: the search follows the pages', async (_, asked) => {
    const { folder, good } = await office();
    const build = vi.fn(() => make(folder, { number: 3, asOf: noon }));
    const complete = vi.fn(nothing);
    expect((await publishNow(folder, asked, build, complete)).id).toBe(good);
    expect(build).not.toHaveBeenCalled();
    expect(complete).toHaveBeenCalledWith(folder, good);
    expect(await currentRelease(folder)).toBe(good);
  });

  it('makes room for what changes after it', async () => {
    const { folder } = await office();
    const asked = { last: halfPastEight, changed: halfPastEight };
    const { id } = await publishNow(folder, asked, () => make(folder, { number: 3, asOf: noon }), nothing);
    expect(await currentRelease(folder)).toBe(id);
    expect(await shownRelease(folder)).toMatchObject({ heldSince: null });
  });

  it('is also what somebody leaves for an older release while a build runs', async () => {
    const folder = temporaryFolder().path;
    const [older, newer] = [
      await make(folder, { number: 1, asOf: morning }),
      await make(folder, { number: 2, asOf: morning }),
    ];
    for (const { id } of [older, newer]) await switchTo(folder, id);
    const build = async (): Promise<ReleaseInfo> => {
      await switchTo(folder, older.id, 'switch', new Date(eight));
      return make(folder, { number: 3, asOf: noon });
    };
    const asked = { last: halfPastSeven, changed: halfPastSeven };
    expect((await publishNow(folder, asked, build, nothing)).id).toBe(older.id);
    expect(await shownRelease(folder)).toMatchObject({ id: older.id, heldSince: eight });
  });
});

describe('a release for an instant', () => {
  it('is shown when it is due, checked before', async () => {
    const folder = temporaryFolder().path;
    const { id } = await make(folder, { number: 1, asOf: instant });
    await expect(showAt(folder, id, () => Promise.resolve(false), nothing)).resolves.toBe(false);
    expect(await currentRelease(folder)).toBeNull();
    await expect(showAt(folder, id, () => Promise.resolve(true), nothing)).resolves.toBe(true);
    expect(await currentRelease(folder)).toBe(id);
  });

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
    await switchTo(folder, first.id);
    await make(folder, { number: 2, asOf: instant });
    const { id, madeAt } = await make(folder, { number: 3, asOf: instant });
    expect(await findCandidate(folder, instant)).toEqual({ id, begunAt: madeAt });
    expect(await findCandidate(folder, noon)).toBeNull();
    await switchTo(folder, id);
    expect(await findCandidate(folder, instant)).toBeNull();
  });
});

describe('the release that visitors see', () => {
  it('says when the content changes next', async () => {
    const folder = temporaryFolder().path;
    expect(await shownRelease(folder)).toBeNull();
    const { id, madeAt } = await make(folder, { number: 1, asOf: morning, nextRelease: farOff });
    await switchTo(folder, id);
    expect(await shownRelease(folder)).toEqual({ id, begunAt: madeAt, nextRelease: farOff, heldSince: null });
  });

  it('is held from the moment at which somebody went back to it until there is a newer one', async () => {
    const folder = temporaryFolder().path;
    const shown = createShownReader(folder);
    const held: unknown[] = [];
    for (const number of [1, 2]) await switchTo(folder, (await make(folder, { number, asOf: morning })).id);
    held.push((await shown())?.heldSince);
    await switchTo(folder, await releaseBefore(folder, await currentRelease(folder)), 'rollback', new Date(noon));
    held.push((await shown())?.heldSince);
    await switchTo(folder, (await make(folder, { number: 3, asOf: noon })).id);
    held.push((await shown())?.heldSince);
    expect(held).toEqual([null, noon, null]);
  });

  it('is not held where a switch to a newer one was noted and cut off', async () => {
    const folder = temporaryFolder().path;
    const [shown, next] = [
      await make(folder, { number: 1, asOf: morning }),
      await make(folder, { number: 2, asOf: noon }),
    ];
    await switchTo(folder, shown.id);
    await noteSwitch(folder, { at: noon, kind: 'switch', id: next.id, before: shown.id });
    expect(await shownRelease(folder)).toMatchObject({ id: shown.id, heldSince: null });
  });
});
