import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleBrowserCode, writeBrowserModule } from '@/lib/export/browserModule';
import { budgets } from '@/lib/export/checks/checkBudgets';
import { listFiles } from '@/lib/base/files';
import { usualSettings } from '@/tests/fixtures/analyticsSettings';
import { plainSettings } from '@/tests/fixtures/plainSettings';
import { temporaryFolder, writeFiles } from './sampleExport';

const settings = { ...plainSettings, productionHost: 'statistik.example.org', analytics: usualSettings };

/** What a visitor loads of each name: files that others share count together. */
async function sizes(): Promise<Readonly<Record<string, number>>> {
  const files = await bundleBrowserCode(settings);
  return files.reduce<Readonly<Record<string, number>>>((sum, { name, code }) => {
    const key = name.replace(/-.*/, '');
    return { ...sum, [key]: (sum[key] ?? 0) + gzipSync(code, { level: 9 }).length };
  }, {});
}

it('is one module for every page, and some that few load, each within its budget', async () => {
  expect(budgets.contentScripts).toBeLessThanOrEqual(8_000);
  const {
    site,
    analytics,
    notFoundPage,
    scriptFailures,
    searchField,
    meilisearchEngine,
    loadShippedEngine,
    chunk,
    ...others
  } = await sizes();
  expect(site).toBeLessThanOrEqual(budgets.contentScripts);
  expect(analytics).toBeLessThanOrEqual(3_000);
  expect(notFoundPage).toBeLessThanOrEqual(1_500);
  expect(scriptFailures).toBeLessThanOrEqual(1_000);
  expect(searchField).toBeLessThanOrEqual(6_000);
  expect(loadShippedEngine).toBeLessThanOrEqual(8_000);
  expect(meilisearchEngine).toBeLessThanOrEqual(11_000);
  expect(chunk).toBeLessThanOrEqual(2_000);
  expect(others).toEqual({});
});

it('writes the code under the hash of its content and removes older code', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'assets/site-old.js': 'old',
    'assets/analytics-old.js': 'old',
    'assets/other.js': 'other',
  });
  const address = await writeBrowserModule(folder, settings);
  const [module, ...others] = await bundleBrowserCode(settings);
  expect(address).toMatch(/^\/assets\/site-[0-9A-Z]{8}\.js$/);
  const names = others.map(({ name }) => `assets/${name}`);
  expect(listFiles(folder)).toEqual([...names, 'assets/other.js', address.slice(1)].sort());
  expect(await readFile(join(folder, address))).toEqual(Buffer.from(module?.code ?? ''));
});

it('gives the same address for the same code, and another one for other settings', async () => {
  const address = await writeBrowserModule(await temporaryFolder(), settings);
  expect(await writeBrowserModule(await temporaryFolder(), settings)).toBe(address);
  const other = { ...settings, productionHost: 'www.example.org' };
  expect(await writeBrowserModule(await temporaryFolder(), other)).not.toBe(address);
});

it('needs no other file in the browser, but for those that few pages load', async () => {
  const files = await bundleBrowserCode(settings);
  const code = files.map((file) => Buffer.from(file.code).toString()).join('\n');
  expect(code.match(/\bimport\([^)]{0,40}\)/g)?.toSorted()).toEqual([
    expect.stringMatching(/^import\("\.\/analytics-\w+\.js"\)$/),
    expect.stringMatching(/^import\("\.\/loadShippedEngine-\w+\.js"\)$/),
    expect.stringMatching(/^import\("\.\/meilisearchEngine-\w+\.js"\)$/),
    expect.stringMatching(/^import\("\.\/notFoundPage-\w+\.js"\)$/),
    expect.stringMatching(/^import\("\.\/scriptFailures-\w+\.js"\)$/),
    expect.stringMatching(/^import\("\.\/searchField-\w+\.js"\)$/),
  ]);
  // What it loads at once would be one request more for every page.
  expect(Buffer.from(files[0]?.code ?? '').toString()).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/);
  expect(code).not.toMatch(/\brequire\(|sourceMappingURL|process\.env/);
});
