import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleBrowserCode, writeBrowserModule } from '@/lib/export/browserModule';
import { budgets } from '@/lib/export/checks/checkBudgets';
import { listFiles } from '@/lib/export/files';
import { temporaryFolder, writeFiles } from './sampleExport';

it('stays below the budget of a content page', async () => {
  expect(budgets.contentScripts).toBeLessThanOrEqual(8_000);
  expect(gzipSync(await bundleBrowserCode(), { level: 9 }).length).toBeLessThanOrEqual(budgets.contentScripts);
});

it('writes the module under the hash of its content and removes older ones', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'assets/site-old.js': 'old', 'assets/other.js': 'other' });
  const address = await writeBrowserModule(folder);
  expect(address).toMatch(/^\/assets\/site-[0-9a-f]{16}\.js$/);
  expect(await listFiles(folder)).toEqual(['assets/other.js', address.slice(1)]);
  expect(await readFile(join(folder, address))).toEqual(Buffer.from(await bundleBrowserCode()));
});

it('gives the same address for the same code', async () => {
  expect(await writeBrowserModule(await temporaryFolder())).toBe(await writeBrowserModule(await temporaryFolder()));
});

it('needs no other file in the browser', async () => {
  const code = Buffer.from(await bundleBrowserCode()).toString();
  expect(code).not.toMatch(/\bimport\b|\brequire\(|sourceMappingURL|process\.env/);
});
