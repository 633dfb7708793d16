import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Embargo } from '@/lib/publish/service/embargo';
import type { EmbargoOptions } from '@/lib/publish/service/embargo';
import type { ChangeMark } from '@/lib/publish/release/changeMark';
import type { ReleaseCandidate, ShownRelease } from '@/lib/publish/release/shownRelease';

import { markOf } from '../release/marks';

const leadMs = 15 * 60_000;
const buildMs = 3 * 60_000;
const minute = 60_000;

function showing(id: string, nextRelease: string | null, asOf = new Date(0).toISOString()): ShownRelease {
  const others = { buildId: 'c0de', contentId: '000000000001', upTo: null, search: null, pages: 0, files: [] };
  const info = { ...others, id, nextRelease, asOf, madeAt: new Date(0).toISOString() };
  return { id, info, held: null };
}

/** An office with a website, a CMS and a clock on the wall, none of them real. */
class Office {
  shown: ShownRelease | null;
  /** A change that is not built yet, and when the CMS told of it. */
  change: ChangeMark | null = null;
  #changedAt = -Infinity;
  /** Releases that were built for an instant before the service began. */
  found: ReleaseCandidate | null = null;
  failing = false;
  /** How long a switch takes. */
  switchMs = 0;
  /** The instant after the next one. */
  following: string | null = null;
  /** What happened, with the time at which it did. */
  readonly log: string[] = [];
  readonly embargo: Embargo;

  constructor(nextRelease: string | null, options: Partial<EmbargoOptions> = {}) {
    this.shown = showing('before', nextRelease);
    this.embargo = new Embargo({
      leadMs,
      pauseMs: 20_000,
      shown: () => Promise.resolve(this.shown),
      find: () => Promise.resolve(this.found),
      prepare: (at) => this.prepare(at),
      show: (id, isDue) => this.show(id, isDue),
      discard: (id) => this.note(`discarded ${id}`),
      waitedFor: () => performance.now() - this.#changedAt,
      lastChange: () => this.change,
      askForBuild: () => this.note('asked for a build'),
      hurry: () => void this.note('hurried'),
      onError: (error) => void this.note(String(error)),
      ...options,
    });
  }

  /** The CMS tells of a change. */
  tell(): void {
    this.change = markOf((this.change?.number ?? 0) + 1);
    this.#changedAt = performance.now();
  }

  note(line: string): Promise<void> {
    this.log.push(`${new Date().toISOString()} ${line}`);
    return Promise.resolve();
  }

  async prepare(at: string): Promise<ReleaseCandidate> {
    const begunAt = new Date().toISOString();
    const upTo = this.change;
    await this.note(`builds ${at}`);
    await new Promise((resolve) => setTimeout(resolve, buildMs));
    if (this.failing) throw new Error('no build');
    return { id: `of ${begunAt}`, upTo };
  }

  async show(id: string, isDue: () => Promise<boolean>): Promise<boolean> {
    if (!(await isDue())) {
      await this.note('lets others work');
      return false;
    }
    await this.note(`shows ${id}`);
    if (this.switchMs > 0) await new Promise((resolve) => setTimeout(resolve, this.switchMs));
    this.shown = showing(id, this.following, new Date().toISOString());
    this.following = null;
    return true;
  }
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Sets the clock on the wall; what sleeps goes on sleeping. */
function setClock(instant: string): void {
  vi.setSystemTime(new Date(instant));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});

let office: Office | undefined;

function begin(now: string, nextRelease: string | null, options: Partial<EmbargoOptions> = {}): Office {
  setClock(now);
  office = new Office(nextRelease, options);
  return office;
}

afterEach(async () => {
  const closed = office?.embargo.close();
  await pass(buildMs);
  await closed;
  vi.useRealTimers();
});

describe('content under embargo', () => {
  it.each([
    ['while clocks are put forward', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['in the second of two hours with one name', '2026-10-24T23:00:00Z', '2026-10-25T01:30:00.000Z'],
  ])('%s is built before and shown at its instant', async (_, now, at) => {
    const { log, embargo } = begin(now, at);
    embargo.start();
    const instant = Date.parse(at);
    await pass(instant - Date.parse(now) - 1);
    const begun = new Date(instant - leadMs).toISOString();
    expect(log).toEqual([`${begun} builds ${at}`]);
    expect(embargo.state()).toMatchObject({ at, phase: 'ready', candidate: `of ${begun}` });
    await pass(1);
    expect(log.slice(1)).toEqual([`${at} shows of ${begun}`]);
    await pass(1000);
    expect(embargo.state()).toMatchObject({ at: null, phase: 'none', lastDelayMs: 1 });
  });

  it('whose build ends after its instant is late meanwhile, and shown then', async () => {
    const { log, embargo } = begin('2026-11-22T07:28:00Z', '2026-11-22T07:30:00.000Z');
    embargo.start();
    await pass(2 * minute - 1);
    expect(embargo.state().phase).toBe('preparing');
    await pass(1);
    expect(embargo.state().phase).toBe('late');
    await pass(2 * minute);
    expect(log.at(-1)).toMatch(/^2026-11-22T07:31:00\.\d+Z shows/);
    expect(embargo.state().lastDelayMs).toBeCloseTo(minute, -2);
  });

  it('tells how late visitors saw it, and not how late somebody meant to show it', async () => {
    const slow = begin('2026-11-22T07:26:00Z', '2026-11-22T07:30:00.000Z');
    slow.switchMs = 5000;
    slow.embargo.start();
    expect(slow.embargo.state().lastDelayMs).toBeNull();
    await pass(4 * minute + 6000);
    expect(slow.embargo.state().lastDelayMs).toBeCloseTo(5000, -2);
  });

  it('is found again after a restart', async () => {
    const ready = begin('2026-11-22T07:29:00Z', '2026-11-22T07:30:00.000Z');
    ready.found = { id: 'ready', upTo: null };
    ready.embargo.start();
    await pass(minute);
    expect(ready.log).toEqual(['2026-11-22T07:30:00.000Z shows ready']);
  });
});

describe('a clock that is set', () => {
  const at = '2026-11-22T07:30:00.000Z';

  it('forward past the instant shows it at the next look', async () => {
    const { log, embargo } = begin('2026-11-22T07:10:00Z', at);
    embargo.start();
    await pass(10 * minute);
    setClock('2026-11-22T07:45:00Z');
    await pass(1000);
    expect(log.at(-1)).toMatch(/^2026-11-22T07:45:0\d\.\d+Z shows/);
  });

  it('back shows nothing before the instant comes again', async () => {
    const { log, embargo } = begin('2026-11-22T07:10:00Z', at);
    embargo.start();
    await pass(20 * minute - 50);
    setClock('2026-11-22T07:00:00Z');
    await pass(1000);
    expect(log.at(-1)).toContain('lets others work');
    setClock('2026-11-22T07:00:00Z');
    await pass(30 * minute - 1);
    expect(log.filter((line) => line.includes('shows'))).toEqual([]);
    await pass(1);
    expect(log.at(-1)).toContain(`${at} shows`);
  });
});

describe('what changes before the instant', () => {
  const at = '2026-11-22T07:30:00.000Z';

  it('is in the release that is shown', async () => {
    const changing = begin('2026-11-22T07:10:00Z', at);
    changing.embargo.start();
    await pass(10 * minute);
    changing.tell();
    await pass(10 * minute);
    expect(changing.log).toEqual([
      `2026-11-22T07:15:00.000Z builds ${at}`,
      `2026-11-22T07:20:20.000Z builds ${at}`,
      '2026-11-22T07:23:20.000Z discarded of 2026-11-22T07:15:00.000Z',
      `${at} shows of 2026-11-22T07:20:20.000Z`,
    ]);
  });

  it('a moment before is not left out: the release comes late, with the next build of now', async () => {
    const changing = begin('2026-11-22T07:10:00Z', at);
    changing.embargo.start();
    await pass(20 * minute - 50);
    changing.tell();
    await pass(minute);
    expect(changing.log.filter((line) => line.includes('shows'))).toEqual([]);
    expect(changing.embargo.state().phase).toBe('late');
  });

  it('makes a build of now wait that would still run at the instant', async () => {
    const { embargo } = begin('2026-11-22T07:10:00Z', at);
    embargo.start();
    const passed = vi.fn();
    await pass(10 * minute);
    await embargo.passed().then(passed);
    expect(passed).toHaveBeenCalledOnce();
    await pass(5 * minute);
    void embargo.passed().then(passed);
    await pass(5 * minute - 1);
    expect(passed).toHaveBeenCalledOnce();
    await pass(1000);
    expect(passed).toHaveBeenCalledTimes(2);
  });
});

describe('what fails', () => {
  const at = '2026-11-22T07:30:00.000Z';

  it('is tried again, and said', async () => {
    const failing = begin('2026-11-22T07:10:00Z', at);
    failing.failing = true;
    failing.embargo.start();
    await pass(9 * minute);
    expect(failing.embargo.state()).toMatchObject({ phase: 'failed', failures: 1, candidate: null });
    failing.failing = false;
    await pass(11 * minute);
    const toTheSecond = failing.log.map((line) => line.replaceAll(/\.\d{3}Z/g, ''));
    expect(toTheSecond).toEqual([
      '2026-11-22T07:15:00 builds 2026-11-22T07:30:00',
      '2026-11-22T07:18:00 Error: no build',
      '2026-11-22T07:19:00 builds 2026-11-22T07:30:00',
      '2026-11-22T07:30:00 shows of 2026-11-22T07:19:00',
    ]);
  });

  it('until the instant leaves what is shown, and is late from then on', async () => {
    const failing = begin('2026-11-22T07:10:00Z', at);
    failing.failing = true;
    failing.embargo.start();
    await pass(25 * minute);
    expect(failing.shown?.id).toBe('before');
    expect(failing.embargo.state().phase).toBe('late');
    expect(failing.log.at(-1)).toContain('asked for a build');
  });

  it('hurries the build that waits once the instant has passed, and not before', async () => {
    const failing = begin('2026-11-22T07:10:00Z', at);
    failing.failing = true;
    failing.embargo.start();
    await pass(19 * minute);
    failing.tell();
    await pass(6 * minute);
    const hurried = failing.log.filter((line) => line.includes('hurried'));
    expect(hurried[0]?.slice(0, 16)).toBe('2026-11-22T07:30');
    expect(failing.log.filter((line) => line.includes('asked'))).toEqual([]);
  });

  it('because the service was down at the instant is asked for at once', async () => {
    const { log, embargo } = begin('2026-11-22T08:00:00Z', at);
    embargo.start();
    await pass(1);
    expect(log).toEqual(['2026-11-22T08:00:00.000Z asked for a build']);
    expect(embargo.state().phase).toBe('late');
  });

  it('when it is shown is told, and built again', async () => {
    const broken = begin('2026-11-22T07:10:00Z', at, { show: () => Promise.reject(new Error('damaged')) });
    broken.embargo.start();
    await pass(20 * minute);
    expect(broken.log.slice(1, 3)).toEqual([
      '2026-11-22T07:29:30.000Z Error: damaged',
      '2026-11-22T07:29:30.000Z asked for a build',
    ]);
  });
});

it('somebody who takes a release back before its turn comes is heard', async () => {
  const at = '2026-11-22T07:30:00.000Z';
  const office = begin('2026-11-22T07:10:00Z', at);
  office.embargo.start();
  await pass(20 * minute - 1000);
  office.shown = { ...showing('again', at), held: { since: new Date().toISOString(), upTo: null } };
  await pass(10 * minute);
  expect(office.log.slice(1).map((line) => line.slice(25))).toEqual(['lets others work']);
  expect(office.embargo.state().phase).toBe('held');
});

it('an older release that somebody went back to stays', async () => {
  const held = begin('2026-11-22T07:10:00Z', '2026-11-22T07:30:00.000Z');
  const since = '2026-11-22T07:00:00.000Z';
  held.shown = { ...showing('again', '2026-11-22T07:30:00.000Z'), held: { since, upTo: null } };
  held.embargo.start();
  await pass(60 * minute);
  expect(held.log).toEqual([]);
  expect(held.embargo.state().phase).toBe('held');
});
