import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeBuildFiles } from '@/lib/build/export/writeBuildFiles';
import { sampleManifest, sampleSite, temporaryFolder } from './sampleExport';

it('B6.1 names the latest build', async () => {
  const folder = await temporaryFolder();
  await writeBuildFiles(folder, sampleSite);
  const latest: unknown = JSON.parse(await readFile(join(folder, 'builds/latest.json'), 'utf8'));
  expect(latest).toEqual({ id: 'build-1', contentId: 'content-1', timestamp: '2026-08-21T06:30:00.000Z' });
});

it('B6.3 lists every page and the redirects of every language', async () => {
  const folder = await temporaryFolder();
  await writeBuildFiles(folder, sampleSite);
  const meta: unknown = JSON.parse(await readFile(join(folder, 'builds/meta/build-1.json'), 'utf8'));
  expect(meta).toMatchObject({
    id: 'build-1',
    timestamp: '2026-08-21T06:30:00.000Z',
    routeRules: {
      '/hintergrund/**': { redirect: '/interaktiv/**' },
      '/fr/hintergrund/**': { redirect: '/fr/interaktiv/**' },
      '/ls/hintergrund/alt': { redirect: '/ls/themen' },
    },
    prerendered: sampleManifest.pages.map(({ path }) => path),
  });
});
