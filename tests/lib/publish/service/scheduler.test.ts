import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startScheduler } from '@/lib/publish/service/scheduler';
import type { Scheduler, SchedulerOptions } from '@/lib/publish/service/scheduler';
import type { BuildRequest } from '@/lib/publish/release/queue';
import { temporaryFolder } from '../../commands/temporaryFolder';

const debounceMs = 1000;

interface Workshop {
  readonly folder: string;
  readonly scheduler: Scheduler;
  /** What was built, in order. */
  readonly built: readonly BuildRequest[];
  /** Ends the build that runs. */
  readonly finish: (error?: Error) => Promise<void>;
  readonly errors: readonly unknown[];
}

async function workshop(folder = temporaryFolder().path): Promise<Workshop> {
  const built: BuildRequest[] = [];
  const errors: unknown[] = [];
  let end: (error?: Error) => void = () => undefined;
  const publish: SchedulerOptions['publish'] = (request, _, count) => {
    built.push(request);
    const build = (): Promise<void> =>
      new Promise((resolve, reject) => {
        end = (error) => (error === undefined ? resolve() : reject(error));
      });
    return request.reason === 'search' ? build() : count(build);
  };
  const scheduler = await startScheduler({ folder, debounceMs, publish, onError: (error) => errors.push(error) });
  onTestFinished(async () => {
    // A build that nobody ends would be waited for; what is still written must not meet the end of its folder.
    const closed = scheduler.close();
    end();
    await closed;
  });
  const finish = async (error?: Error): Promise<void> => {
    end(error);
    // Real time: what waits for the disk needs some, and the timers of the service must not go on meanwhile.
    while (scheduler.state().building !== null) await nextTurn();
  };
  return { folder, scheduler, built, finish, errors };
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

function reasons(built: readonly BuildRequest[]): readonly string[] {
  return built.map(({ reason, changes }) => `${reason} (${changes})`);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('builds', () => {
  it('begin a moment after the first change, with all changes until then', async () => {
    const { scheduler, built } = await workshop();
    await scheduler.ask('entry.update article');
    await pass(900);
    await scheduler.ask('entry.publish article');
    await pass(99);
    expect(built).toEqual([]);
    await pass(1);
    expect(reasons(built)).toEqual(['entry.publish article (2)']);
  });

  it('do not keep an editor waiting while a script changes something all the time', async () => {
    const { scheduler, built, finish } = await workshop();
    const script = async (times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        await scheduler.ask('entry.update product');
        await pass(400);
      }
    };
    await script(3);
    await scheduler.ask('entry.publish article');
    await script(5);
    await finish();
    await pass(0);
    expect(reasons(built)).toEqual(['entry.update product (3)', 'entry.update product (6)']);
  });

  it('run one at a time; what comes meanwhile is in the next one', async () => {
    const { scheduler, built, finish } = await workshop();
    await scheduler.ask('first');
    await pass(1000);
    await scheduler.ask('second');
    await scheduler.ask('third');
    await pass(60_000);
    expect(reasons(built)).toEqual(['first (1)']);
    await finish();
    await pass(1000);
    expect(reasons(built)).toEqual(['first (1)', 'third (2)']);
  });

  it('that fail are tried again, later each time, and at once after a change', async () => {
    const { scheduler, built, finish, errors } = await workshop();
    await scheduler.ask('first');
    await pass(1000);
    await finish(new Error('The CMS is down.'));
    expect(errors).toEqual([new Error('The CMS is down.')]);
    await pass(59_000);
    expect(built).toHaveLength(1);
    await pass(1000);
    expect(built).toHaveLength(2);
    await finish(new Error('The CMS is still down.'));
    expect(scheduler.state()).toMatchObject({ failures: 2, begun: 2, failed: 2 });
    await scheduler.ask('second');
    await pass(1000);
    expect(reasons(built).at(-1)).toBe('second (2)');
    await finish();
    expect(scheduler.state()).toMatchObject({ waiting: null, failures: 0, begun: 3 });
  });

  it('count without the requests that build nothing, as for the search', async () => {
    const { scheduler, finish } = await workshop();
    await scheduler.askForSearch();
    await pass(debounceMs);
    await finish(new Error('no search'));
    expect(scheduler.state()).toMatchObject({ failures: 1, begun: 0, failed: 0 });
  });

  it('that have failed often are tried again within a minute if somebody is in a hurry', async () => {
    const { scheduler, built, finish } = await workshop();
    await scheduler.ask('first');
    await pass(1000);
    for (const pause of [60_000, 120_000, 240_000]) {
      await finish(new Error('The CMS is down.'));
      await pass(pause);
    }
    await finish(new Error('The CMS is down.'));
    expect(built).toHaveLength(4);
    await pass(1000);
    scheduler.hurry();
    await pass(30_000);
    scheduler.hurry();
    await pass(29_999);
    expect(built).toHaveLength(4);
    await pass(1);
    expect(built).toHaveLength(5);
  });
});

describe('a service that was killed', () => {
  it('still knows what editors have taken back', async () => {
    const { folder, scheduler } = await workshop();
    await scheduler.ask('entry.delete article', 'articles/a');
    await pass(1000);
    await scheduler.ask('entry.unpublish article', 'articles/b');
    await scheduler.ask('entry.unpublish article', 'articles/a');
    const { built } = await workshop(folder);
    await pass(0);
    expect(built[0]?.takenBack).toEqual(['articles/a', 'articles/b']);
  });

  it.each(['', '{', '{"request":1}'])('builds once if its queue says %j', async (text) => {
    const folder = temporaryFolder().path;
    await writeFile(path.join(folder, 'queue.json'), text);
    const { built } = await workshop(folder);
    await pass(0);
    expect(reasons(built)).toEqual(['lost-queue (1)']);
  });
});

describe('a clock that is set back', () => {
  it.each([
    ['before', '2026-11-22T06:00:00Z', '2026-11-22T06:00:00Z'],
    ['during', '2026-11-22T07:00:00Z', '2026-11-22T06:00:00Z'],
  ])('%s the build before keeps no change waiting', async (_, first, second) => {
    vi.setSystemTime(new Date('2026-11-22T07:00:00Z'));
    const { scheduler, built, finish } = await workshop();
    vi.setSystemTime(new Date(first));
    await scheduler.ask('first');
    await pass(1000);
    await scheduler.ask('second');
    vi.setSystemTime(new Date(second));
    await finish();
    await pass(1000);
    expect(reasons(built)).toEqual(['first (1)', 'second (1)']);
    expect(built.map(({ upTo }) => upTo.number)).toEqual([1, 2]);
  });

  it('does not set back the count, also over a restart', async () => {
    const { folder, scheduler, finish } = await workshop();
    await scheduler.ask('first');
    await pass(1000);
    await finish();
    await scheduler.close();
    vi.setSystemTime(new Date('2001-01-01T00:00:00Z'));
    const again = await workshop(folder);
    await again.scheduler.ask('second');
    expect(again.scheduler.mark()).toEqual({ ...scheduler.mark(), number: 2 });
  });
});

describe('a build without a change', () => {
  it('says when the last change came that is in it', async () => {
    const { scheduler, built } = await workshop();
    await scheduler.ask('entry.publish article');
    const changed = scheduler.mark();
    await pass(500);
    await scheduler.askAgain('embargo');
    const upTo = scheduler.mark();
    await pass(1000);
    expect(built).toMatchObject([{ upTo, changed, reason: 'embargo' }]);
    expect([changed.number, upTo.number]).toEqual([1, 2]);
  });

  it('may be one that reads the CMS whole, also if changes come after it, and after a restart', async () => {
    const { folder, scheduler } = await workshop();
    await scheduler.askForAll('rebuild');
    await scheduler.ask('entry.publish article');
    const { built, scheduler: restarted } = await workshop(folder);
    await pass(0);
    await restarted.ask('entry.publish article');
    await pass(5000);
    expect(built.map(({ isWhole }) => isWhole)).toEqual([true]);
  });
});

it('a full disk is told to whoever asks, and the change is built all the same', async () => {
  const { folder, scheduler, built } = await workshop(path.join(temporaryFolder().path, 'gone'));
  await expect(scheduler.ask('first')).rejects.toThrow(folder);
  await pass(1000);
  expect(reasons(built)).toEqual(['first (1)']);
});
