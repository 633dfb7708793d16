import { expect, it } from 'vitest';
import { compressFiles } from '@/lib/build/export/compressFiles';
import { listFiles } from '@/lib/shared/files';
import { temporaryFolder, writeFiles } from './sampleExport';

const long = '<p>Statistik</p>'.repeat(200);

it('leaves small files and pictures', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'small.html': '<p>', 'picture.png': long });
  await compressFiles(folder, listFiles(folder));
  expect(listFiles(folder)).toEqual(['picture.png', 'small.html']);
});
