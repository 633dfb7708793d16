import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { withLock } from '@/lib/publish/release/lock';
import { temporaryFolder } from '../../commands/temporaryFolder';

const slow = vi.hoisted(() => ({ isFirst: true }));

/** Who is the first to remove the lock is held up just before. */
vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const files = await importOriginal();
  return {
    ...files,
    rm: async (file, options) => {
      if (slow.isFirst && String(file).endsWith('releases.lock')) {
        slow.isFirst = false;
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      await files.rm(file, options);
    },
  };
});

it('of two who find the lock of a process that is gone, the slower one leaves that of the faster one', async () => {
  const folder = temporaryFolder().path;
  await writeFile(path.join(folder, 'releases.lock'), String(spawnSync(process.execPath, ['--version']).pid));
  const inside = { now: 0, most: 0 };
  const work = async (): Promise<void> => {
    inside.now += 1;
    inside.most = Math.max(inside.most, inside.now);
    await pause(400);
    inside.now -= 1;
  };
  await Promise.all([1, 2].map(() => withLock(folder, 'releases', work, 60_000)));
  expect(slow.isFirst).toBe(false);
  expect(inside).toEqual({ now: 0, most: 1 });
});
