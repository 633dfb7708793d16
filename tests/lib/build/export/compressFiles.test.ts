import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFiles } from '@/lib/build/export/compressFiles';
import { listFiles } from '@/lib/shared/files';
import { temporaryFolder, writeFiles } from './sampleExport';

const long = '<p>Statistik</p>'.repeat(200);

it('writes both copies beside text files above 1 kB, and they unpack to the same text', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'a.html': long, 'b/c.json': long, 'assets/d.js': long, 'e.svg': long });
  const sizes = await compressFiles(folder, listFiles(folder));
  expect(listFiles(folder)).toEqual(
    ['a.html', 'assets/d.js', 'b/c.json', 'e.svg'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]),
  );
  expect(brotliDecompressSync(await readFile(join(folder, 'a.html.br'))).toString()).toBe(long);
  expect(gunzipSync(await readFile(join(folder, 'assets/d.js.gz'))).toString()).toBe(long);
  expect(sizes[0]).toMatchObject({ file: 'a.html', raw: long.length });
});

it('leaves small files and pictures', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'small.html': '<p>', 'picture.png': long });
  await compressFiles(folder, listFiles(folder));
  expect(listFiles(folder)).toEqual(['picture.png', 'small.html']);
});
