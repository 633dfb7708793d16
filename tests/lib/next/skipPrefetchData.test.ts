import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { skipPrefetchData } from '@/lib/next/skipPrefetchData';
import { temporaryFolder, writeFiles } from '../export/sampleExport';

const chunk = 'server/chunks/ssr/next.js';

it('lets the function that collects the data return nothing', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    [chunk]: 'async function collectSegmentData(page, hints) {\n  return measured(page);\n}\nother();',
    'server/chunks/ssr/page.js': 'x.collectSegmentData(page)',
  });
  await skipPrefetchData(folder);
  expect(await readFile(path.join(folder, chunk), 'utf8')).toBe(
    'async function collectSegmentData(page, hints) { return new Map();\n  return measured(page);\n}\nother();',
  );
  expect(await readFile(path.join(folder, 'server/chunks/ssr/page.js'), 'utf8')).toBe('x.collectSegmentData(page)');
});

it('refuses code that has no such function', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { [chunk]: 'x.collectSegmentData(page)' });
  await expect(skipPrefetchData(folder)).rejects.toThrow('under another name');
});
