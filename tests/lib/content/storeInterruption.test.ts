import type * as FileSystem from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadSnapshot, mediaDirectoryOf, prepareSnapshotDraft, storeSnapshot } from '@/lib/content/snapshotStore';
import { emptyFolder } from './folder';
import { idsIn, silenceProgress, snapshotOf } from './reading';
import { theme, wireImage } from './records';

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
    mkdir: (...parameters: Parameters<typeof original.mkdir>) => {
      spend();
      return original.mkdir(...parameters);
    },
    rename: async (...parameters: Parameters<typeof original.rename>) => {
      spend();
      return original.rename(...parameters);
    },
    rm: async (...parameters: Parameters<typeof original.rm>) => {
      spend();
      return original.rm(...parameters);
    },
    writeFile: async (...parameters: Parameters<typeof original.writeFile>) => {
      spend();
      return original.writeFile(...parameters);
    },
  };
});

silenceProgress();

const image = { image: wireImage('/uploads/bild.svg') };

async function storedFirst(): Promise<string> {
  const directory = path.join(await emptyFolder(), 'snapshot');
  const draft = await prepareSnapshotDraft(directory);
  const snapshot = await snapshotOf([theme('alt', image)], { mediaDirectory: mediaDirectoryOf(draft) });
  await storeSnapshot(snapshot, draft, directory);
  return directory;
}

/** Replaces the snapshot; the power fails after so many changes. Returns how many were left. */
async function replace(directory: string, changes: number): Promise<number> {
  const draft = await prepareSnapshotDraft(directory);
  const snapshot = await snapshotOf([theme('neu', image)], { mediaDirectory: mediaDirectoryOf(draft) });
  power.left = changes;
  try {
    await storeSnapshot(snapshot, draft, directory);
    return power.left;
  } finally {
    power.left = Number.POSITIVE_INFINITY;
  }
}

const many = 10_000;

let needed: number | undefined;

/** How many changes it takes when the power does not fail. */
async function changesNeeded(): Promise<number> {
  needed ??= many - (await replace(await storedFirst(), many));
  return needed;
}

it.each([
  [1, 'neu'],
  [2, 'alt'],
  [3, 'alt'],
  [4, 'alt'],
  [5, 'alt'],
  [50, 'alt'],
])(
  'D4 a power failure while a snapshot is stored %d changes before the end leaves a complete snapshot',
  async (missing, expected) => {
    const changes = (await changesNeeded()) - missing;
    const directory = await storedFirst();
    await expect(replace(directory, changes)).rejects.toThrow('power failure');
    const found = await loadSnapshot(directory);
    expect(found && idsIn(found)).toEqual([`display-themes/${expected}/de`]);
    await replace(directory, many);
    const mended = await loadSnapshot(directory);
    expect(mended && idsIn(mended)).toEqual(['display-themes/neu/de']);
  },
);
