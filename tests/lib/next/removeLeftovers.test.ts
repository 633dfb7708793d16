import { expect, it } from 'vitest';
import { listFiles } from '@/lib/base/files';
import { removeLeftovers } from '@/lib/next/removeLeftovers';
import { sampleManifest, temporaryFolder, writeSampleExport } from '../export/sampleExport';

it('deletes flight data, the not-found page and all scripts, and keeps other text files', async () => {
  const folder = await temporaryFolder();
  await writeSampleExport(folder, {
    changes: { 'fr/404.txt': 'flight data' },
  });
  const before = listFiles(folder);
  const removed = await removeLeftovers(folder, sampleManifest);
  const after = new Set(listFiles(folder));
  expect(before.filter((file) => !after.has(file))).toEqual([
    '_next/static/build-1/_buildManifest.js',
    '_next/static/chunks/main.js',
    '_next/static/chunks/old-browsers.js',
    '_next/static/chunks/preloaded.js',
    '_not-found.html',
    '_not-found/__next._tree.txt',
    'fr/404.txt',
    'index.txt',
    'pages.json',
    'themen.txt',
  ]);
  expect(removed).toBe(10);
  expect(after).toContain('security.txt');
});
