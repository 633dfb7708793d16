import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { untilFree, withLock } from '@/lib/publish/release/lock';
import { temporaryFolder } from '../../commands/temporaryFolder';

/** Twenty who want to work at the same time: how many do at the end, and how many did at most. */
async function crowd(folder: string): Promise<{ readonly now: number; readonly most: number }> {
  const inside = { now: 0, most: 0 };
  const work = async (): Promise<void> => {
    inside.now += 1;
    inside.most = Math.max(inside.most, inside.now);
    await pause(1);
    inside.now -= 1;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(folder, 'releases', work, 60_000)));
  return inside;
}

describe('the lock', () => {
  it('lets one run at a time work, and then the next', async () => {
    const folder = temporaryFolder().path;
    await withLock(folder, 'releases', async () => {
      await expect(withLock(folder, 'releases', () => Promise.resolve())).rejects.toThrow(
        `Process ${process.pid} works in ${folder} (releases).`,
      );
    });
    await expect(withLock(folder, 'releases', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('can be waited for, in vain for no longer than is said', async () => {
    const folder = temporaryFolder().path;
    const done: string[] = [];
    const waiting = async (): Promise<void> => {
      await untilFree(folder, 'build', 60_000);
      done.push('waiting');
    };
    await untilFree(folder, 'build', 60_000);
    await withLock(folder, 'build', async () => {
      await untilFree(folder, 'build', 1);
      const waited = waiting();
      await pause(150);
      done.push('work');
      void waited;
    });
    await expect.poll(() => done).toEqual(['work', 'waiting']);
  });

  it('of a process that has ended is not waited for', async () => {
    const folder = temporaryFolder().path;
    const gone = spawnSync(process.execPath, ['--version']).pid;
    await writeFile(path.join(folder, 'build.lock'), String(gone));
    await expect(untilFree(folder, 'build', 60_000)).resolves.toBeUndefined();
  });

  it('is one for each kind of work: a release can be taken back while the next one is built', async () => {
    const folder = temporaryFolder().path;
    const takeBack = (): Promise<string> => withLock(folder, 'releases', () => Promise.resolve('taken back'));
    await expect(withLock(folder, 'build', takeBack)).resolves.toBe('taken back');
  });

  it('is given back if the work fails', async () => {
    const folder = temporaryFolder().path;
    await expect(withLock(folder, 'releases', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    await expect(withLock(folder, 'releases', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it.each([
    ['a process that is gone', String(spawnSync(process.execPath, ['--version']).pid)],
    ['a process that was killed before it wrote its number', ''],
    ['nonsense', 'lock'],
    ['a process that had the same number before', `${process.pid} 1`],
  ])('is not held by %s', async (_, content) => {
    const folder = temporaryFolder().path;
    await writeFile(path.join(folder, 'releases.lock'), content);
    const lock = await withLock(folder, 'releases', () => readFile(path.join(folder, 'releases.lock'), 'utf8'));
    expect(lock.split(' ')[0]).toBe(String(process.pid));
  });

  it('leaves nothing of a process that was killed while it took it', async () => {
    const folder = temporaryFolder().path;
    const gone = spawnSync(process.execPath, ['--version']).pid;
    const [left, kept] = [`build.lock.${gone}.0a-1b`, `build.lock.${process.pid}.0a-1b`];
    for (const name of [left, kept]) await writeFile(path.join(folder, name), '');
    await withLock(folder, 'releases', () => Promise.resolve());
    expect(await readdir(folder)).toEqual([kept]);
  });

  it('lets one of many in', async () => {
    expect(await crowd(temporaryFolder().path)).toEqual({ now: 0, most: 1 });
  });

  it('is taken from a process that was killed while it removed the lock of another one', async () => {
    const folder = temporaryFolder().path;
    const gone = String(spawnSync(process.execPath, ['--version']).pid);
    const killed = String(spawnSync(process.execPath, ['--version']).pid);
    await writeFile(path.join(folder, 'releases.lock'), gone);
    const right = createHash('sha256').update(gone).digest('hex').slice(0, 12);
    await writeFile(path.join(folder, `releases.lock.right-${right}`), killed);
    expect(await crowd(folder)).toEqual({ now: 0, most: 1 });
    expect(await readdir(folder)).toEqual([]);
  });

  it('can be waited for', async () => {
    const folder = temporaryFolder().path;
    const order: string[] = [];
    const second = await withLock(folder, 'releases', async () => {
      const waiting = withLock(folder, 'releases', () => Promise.resolve(order.push('second')), 60_000);
      await pause(300);
      order.push('first');
      // Not the promise itself, which the lock would wait for.
      return { waiting };
    });
    await second.waiting;
    expect(order).toEqual(['first', 'second']);
  });
});
