import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPublishing } from '@/lib/publish/service/publishing';
import type { Publishing, PublishingOptions } from '@/lib/publish/service/publishing';
import { temporaryFolder } from '../../commands/temporaryFolder';

interface Search {
  readonly publishing: Publishing;
  /** Runs that have begun. */
  readonly runs: () => number;
  /** Ends the run that is under way. */
  readonly end: (error?: Error) => Promise<void>;
  readonly errors: readonly unknown[];
}

/** A service that has brought the search to what visitors see when it was started. */
async function startedService(given: Partial<PublishingOptions> = {}): Promise<Search> {
  const errors: unknown[] = [];
  let runs = 0;
  let finish: (error?: Error) => void = () => undefined;
  const complete = (): Promise<void> => {
    runs += 1;
    return new Promise((resolve, reject) => {
      finish = (error) => (error === undefined ? resolve() : reject(error));
    });
  };
  const unused = (): Promise<never> => Promise.reject(new Error('Nothing is released in these tests.'));
  const publishing = await startPublishing({
    folder: temporaryFolder().path,
    debounceMs: 60_000,
    leadMs: 60_000,
    complete,
    shown: () => Promise.resolve(null),
    find: () => Promise.resolve(null),
    show: unused,
    discard: unused,
    draw: () => Promise.resolve(null),
    prepare: unused,
    publish: unused,
    onError: (error) => errors.push(error),
    ...given,
  });
  const end = async (error?: Error): Promise<void> => {
    finish(error);
    await nextTurn();
  };
  onTestFinished(async () => {
    const closed = publishing.close();
    await end();
    await end();
    await closed;
  });
  await nextTurn();
  await end();
  return { publishing, runs: () => runs, end, errors };
}

describe('the search after a switch', () => {
  it('follows one run after the other, and all who came during a run share the next', async () => {
    const { publishing, runs, end } = await startedService();
    publishing.follow();
    await nextTurn();
    expect(runs()).toBe(2);
    for (let switches = 0; switches < 3; switches += 1) publishing.follow();
    await nextTurn();
    expect(runs()).toBe(2);
    await end();
    expect(runs()).toBe(3);
    await end();
    expect(runs()).toBe(3);
  });
});

describe('pictures for other sites that a build has left', () => {
  it('are drawn when the service begins, and a build is asked for that brings them', async () => {
    const { publishing } = await startedService({ draw: () => Promise.resolve('a1') });
    await expect.poll(() => publishing.scheduler.state().waiting).toMatchObject({ reason: 'pictures', changed: null });
  });

  it('are asked for once if no build comes of it, as after a rollback', async () => {
    let drawn = 0;
    const draw = (): Promise<string> => {
      drawn += 1;
      return Promise.resolve('a1');
    };
    const { publishing } = await startedService({ draw, debounceMs: 0, publish: () => Promise.resolve() });
    await expect.poll(() => drawn).toBe(2);
    await nextTurn();
    expect(publishing.scheduler.state()).toMatchObject({ waiting: null, building: null });
  });
});
