import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { lockHolder, waitForUnlock, withLock } from '@/lib/publish/release/lock';
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
      await waitForUnlock(folder, 'build', 60_000);
      done.push('waiting');
    };
    await waitForUnlock(folder, 'build', 60_000);
    await withLock(folder, 'build', async () => {
      await waitForUnlock(folder, 'build', 1);
      const waited = waiting();
      await pause(150);
      done.push('work');
      void waited;
    });
    await expect.poll(() => done).toEqual(['work', 'waiting']);
  });

  it('is given back if the work fails', async () => {
    const folder = temporaryFolder().path;
    await expect(withLock(folder, 'releases', () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    await expect(withLock(folder, 'releases', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('tells who holds it, and leaves no file', async () => {
    const folder = temporaryFolder().path;
    expect(await lockHolder(folder, 'build')).toBeUndefined();
    await withLock(folder, 'build', async () => {
      expect(await lockHolder(folder, 'build')).toBe(process.pid);
      expect(await lockHolder(folder, 'releases')).toBeUndefined();
      expect(await readdir(folder)).toEqual([]);
    });
    expect(await lockHolder(folder, 'build')).toBeUndefined();
  });

  it.each([
    ['waits', 'await new Promise(() => {})'],
    ['does nothing but compute', 'for (;;) {}'],
  ])('of a process that %s is held until that is killed', async (_, work) => {
    const folder = temporaryFolder().path;
    const code = `import { withLock } from '@/lib/publish/release/lock';
      await withLock(${JSON.stringify(folder)}, 'build', async () => { process.send('in'); await 0; ${work} });`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    await expect(withLock(folder, 'build', () => Promise.resolve())).rejects.toThrow(
      /^(?:Process \d+|Another process) works in/,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(withLock(folder, 'build', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('lets one of many in', async () => {
    expect(await crowd(temporaryFolder().path)).toEqual({ now: 0, most: 1 });
  });
});
