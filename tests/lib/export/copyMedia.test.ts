import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyMedia } from '@/lib/export/copyMedia';
import { temporaryFolder, writeFiles } from './sampleExport';

it('copies files and folders to /media/', async () => {
  const mediaDir = await temporaryFolder();
  const exportDir = await temporaryFolder();
  await writeFiles(mediaDir, { 'a1.svg': '<svg/>', 'deep/b2.csv': 'x;y' });
  expect(await copyMedia(mediaDir, exportDir)).toBe(2);
  expect(await readFile(join(exportDir, 'media/a1.svg'), 'utf8')).toBe('<svg/>');
  expect(await readFile(join(exportDir, 'media/deep/b2.csv'), 'utf8')).toBe('x;y');
});

it('has nothing to do where there are no media', async () => {
  const exportDir = await temporaryFolder();
  expect(await copyMedia(join(exportDir, 'absent'), exportDir)).toBe(0);
});
