import type * as FileSystem from 'node:fs/promises';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { backupFolder, replaceFolders, restoreFolders } from '@/lib/shared/replaceFolders';
import { emptyFolder } from '../content/folder';

/** How many more changes the disk takes before the power fails. */
const power = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof FileSystem>();
  const spend = (): void => {
    power.left -= 1;
    if (power.left < 0) throw new Error('power failure');
  };
  return {
    ...original,
    rename: async (...parameters: Parameters<typeof original.rename>) => {
      spend();
      return original.rename(...parameters);
    },
    rm: async (...parameters: Parameters<typeof original.rm>) => {
      spend();
      return original.rm(...parameters);
    },
  };
});

async function write(folder: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'file'), text);
}

function targetsIn(root: string): readonly [string, string] {
  return [path.join(root, 'out'), path.join(root, 'deploy', 'rules')];
}

/** Replaces both folders; the power fails after so many changes. */
async function publish(root: string, text: string, changes = Number.POSITIVE_INFINITY): Promise<void> {
  const [site, rules] = targetsIn(root);
  const candidates = [path.join(root, 'candidate'), path.join(root, 'candidateRules')] as const;
  for (const candidate of candidates) await write(candidate, text);
  power.left = changes;
  try {
    await replaceFolders([
      { candidate: candidates[0], target: site },
      { candidate: candidates[1], target: rules },
    ]);
  } finally {
    power.left = Number.POSITIVE_INFINITY;
  }
}

function textsIn(root: string): Promise<string[]> {
  return Promise.all(targetsIn(root).map((target) => readFile(path.join(target, 'file'), 'utf8')));
}

describe('folders that belong together', () => {
  it('replace the earlier ones and leave nothing beside them', async () => {
    const root = await emptyFolder();
    await publish(root, 'alt');
    await publish(root, 'neu');
    expect(await textsIn(root)).toEqual(['neu', 'neu']);
    expect(await readdir(root)).toEqual(['deploy', 'out']);
    expect(await readdir(path.join(root, 'deploy'))).toEqual(['rules']);
  });

  // Two removals, two folders away, two folders in, two removals.
  it.each([
    [0, 'alt'],
    [2, 'alt'],
    [3, 'alt'],
    [4, 'alt'],
    [5, 'alt'],
    [6, 'neu'],
    [7, 'neu'],
  ])('B2.9 are all old or all new after a power failure: %d changes', async (changes, expected) => {
    const root = await emptyFolder();
    await publish(root, 'alt');
    await expect(publish(root, 'neu', changes)).rejects.toThrow('power failure');
    await restoreFolders(targetsIn(root));
    expect(await textsIn(root)).toEqual([expected, expected]);
    await publish(root, 'danach');
    expect(await textsIn(root)).toEqual(['danach', 'danach']);
    expect(await readdir(root)).toEqual(['deploy', 'out']);
  });

  it('B2.9 come back although the restoration itself was cut off', async () => {
    const root = await emptyFolder();
    await publish(root, 'alt');
    await expect(publish(root, 'neu', 5)).rejects.toThrow('power failure');
    power.left = 2;
    await expect(restoreFolders(targetsIn(root))).rejects.toThrow('power failure');
    power.left = Number.POSITIVE_INFINITY;
    await restoreFolders(targetsIn(root));
    expect(await textsIn(root)).toEqual(['alt', 'alt']);
  });

  it('B2.9 stay when a candidate is missing', async () => {
    const root = await emptyFolder();
    await publish(root, 'alt');
    const [site, rules] = targetsIn(root);
    const missing = path.join(root, 'missing');
    await expect(
      replaceFolders([
        { candidate: missing, target: site },
        { candidate: missing, target: rules },
      ]),
    ).rejects.toThrow('ENOENT');
    expect(await readdir(root)).toContain(path.basename(backupFolder(site)));
    await restoreFolders([site, rules]);
    expect(await textsIn(root)).toEqual(['alt', 'alt']);
  });
});
