import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '@/lib/shared/files';
import { fileCache } from '@/lib/shared/fileCache';
import { temporaryFolder } from '../build/export/sampleExport';

const day = 24 * 60 * 60 * 1000;

let root: string;

beforeEach(async () => {
  root = await temporaryFolder();
});

async function put(file: string, ageInDays: number): Promise<void> {
  const place = join(root, file);
  const used = new Date(Date.now() - ageInDays * day);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, 'a');
  await utimes(place, used, used);
  await utimes(dirname(place), used, used);
}

describe('pruning kept files', () => {
  it('removes what nobody used for 45 days', async () => {
    await put('sharp-2/old.avif', 46);
    await put('sharp-2/new.avif', 44);
    await fileCache(root, 'sharp', '2').prune();
    expect(listFiles(root)).toEqual(['sharp-2/new.avif']);
  });

  it('manages folders within, however old', async () => {
    await put('sharp-2/share/old.png', 50);
    await put('sharp-2/other/new.png', 1);
    await utimes(join(root, 'sharp-2', 'other'), new Date(0), new Date(0));
    await fileCache(root, 'sharp', '2').prune();
    expect(listFiles(root)).toEqual(['sharp-2/other/new.png']);
  });

  it('removes unused files of earlier versions, and nothing of others', async () => {
    await put('sharp-1/old.avif', 50);
    await put('share-1/old.png', 50);
    await fileCache(root, 'sharp', '2').prune();
    expect(listFiles(root)).toEqual(['share-1/old.png']);
  });

  it('passes over what another process has just given its name', async () => {
    await put('sharp-2/old.avif', 46);
    // Listed, and not there any more.
    await symlink('nowhere', join(root, 'sharp-2', 'new.avif.1.part'));
    await fileCache(root, 'sharp', '2').prune();
    expect(await readdir(join(root, 'sharp-2'))).toEqual(['new.avif.1.part']);
  });

  it('spares what was read meanwhile', async () => {
    await put('sharp-2/old.avif', 50);
    const cache = fileCache(root, 'sharp', '2');
    await cache.read('old.avif');
    await cache.prune();
    expect(listFiles(root)).toEqual(['sharp-2/old.avif']);
  });
});
