import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeRobots } from '@/lib/build/export/writeRobots';
import { temporaryFolder } from './sampleExport';

it('lets everything be read but the data of pages, and names the sitemap', async () => {
  const folder = await temporaryFolder();
  await writeRobots(folder, 'https://statistik.example');
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\nDisallow: /*_payload.json$\nDisallow: /builds/\n\nSitemap: https://statistik.example/sitemap.xml\n',
  );
});
