import { expect, it } from 'vitest';
import { copyMedia } from '@/lib/build/export/copyMedia';
import { listFiles } from '@/lib/shared/files';
import { temporaryFolder, writeFiles } from './sampleExport';

it('leaves the originals of pictures behind unless a page names them', async () => {
  const mediaDir = await temporaryFolder();
  const exportDir = await temporaryFolder();
  await writeFiles(mediaDir, { '0123456789abcdef.jpg': 'a', 'fedcba9876543210.png': 'b', '00000000000000ff.pdf': 'c' });
  await copyMedia(mediaDir, exportDir, new Set(['/media/fedcba9876543210.png']));
  expect(listFiles(exportDir)).toEqual(['media/00000000000000ff.pdf', 'media/fedcba9876543210.png']);
});
