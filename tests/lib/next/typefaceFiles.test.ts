import { mkdir, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { typefaceFiles } from '@/lib/next/typefaceFiles';
import { temporaryFolder } from '../export/sampleExport';

it('are those that any page preloads, each once', async () => {
  const folder = await temporaryFolder();
  await mkdir(`${folder}/server`);
  const files = ['static/media/publicSans-s.p.0q9.woff2'];
  await writeFile(
    `${folder}/server/next-font-manifest.json`,
    JSON.stringify({ app: { '[project]/app/page': files, '[project]/app/_not-found/page': files }, pages: {} }),
  );
  expect(await typefaceFiles(folder)).toEqual(['/_next/static/media/publicSans-s.p.0q9.woff2']);
});

it('are none in development', async () => {
  expect(await typefaceFiles(await temporaryFolder())).toEqual([]);
});
