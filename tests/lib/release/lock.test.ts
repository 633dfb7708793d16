import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLock } from '@/lib/release/lock';
import { temporaryFolder } from '../commands/temporaryFolder';

describe('the lock', () => {
  it('lets one run at a time work, and then the next', async () => {
    const folder = temporaryFolder().path;
    await withLock(folder, async () => {
      await expect(withLock(folder, () => Promise.resolve())).rejects.toThrow(
        `Process ${process.pid} works on the releases in ${folder}.`,
      );
    });
    await expect(withLock(folder, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('is given back where the work fails', async () => {
    const folder = temporaryFolder().path;
    await expect(withLock(folder, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    await expect(withLock(folder, () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it.each([
    ['a process that is gone', String(spawnSync(process.execPath, ['--version']).pid)],
    ['a process that was killed before it wrote its number', ''],
    ['nonsense', 'lock'],
  ])('is not held by %s', async (_, content) => {
    const folder = temporaryFolder().path;
    await writeFile(path.join(folder, 'lock'), content);
    await expect(withLock(folder, () => readFile(path.join(folder, 'lock'), 'utf8'))).resolves.toBe(
      String(process.pid),
    );
  });
});
