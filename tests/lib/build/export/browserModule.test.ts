import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleBrowserCode, writeBrowserModule } from '@/lib/build/export/browserModule';
import { iconFile } from '@/lib/site/icons';
import { budgets } from '@/lib/build/export/checks/checkBudgets';
import { listFiles } from '@/lib/shared/files';
import { temporaryFolder, writeFiles } from './sampleExport';

/** What a visitor loads of each name: files that others share count together; a page in a frame has its own form of some. */
async function sizes(): Promise<Readonly<Record<string, number>>> {
  const files = await bundleBrowserCode({ hasIslands: false });
  return files.reduce<Readonly<Record<string, number>>>((sum, { name, code }) => {
    const key = name.replace(/-.*/, '');
    const size = gzipSync(code, { level: 9 }).length;
    const known = sum[key] ?? 0;
    return { ...sum, [key]: key === 'chunk' ? known + size : Math.max(known, size) };
  }, {});
}

/** The largest that each may be, in bytes after gzip. */
const limits: Readonly<Record<string, number>> = {
  site: budgets.contentScripts,
  embedded: 2_000,
  analytics: 3_000,
  notFoundPage: 1_500,
  backgroundVideo: 1_000,
  startSuggestions: 6_000,
  productList: 1_400,
  termFilter: 1_000,
  startCharts: 4_000,
  period: 2_500,
  mapPeriods: 2_200,
  tableSort: 1_000,
  savePicture: 8_500,
  figureTools: 1_200,
  listPosition: 1_000,
  shortlistTool: 1_000,
  loadShippedEngine: 2_500,
  meilisearchEngine: 5_200,
  workerEngine: 1_500,
  // What both engines do alike: read the query, order and mark hits, answer with values.
  chunk: 31_000,
};

it('is one module for every page, and some that few load, each within its budget', async () => {
  expect(budgets.contentScripts).toBeLessThanOrEqual(8_000);
  const found = await sizes();
  expect(Object.keys(found).toSorted()).toEqual(Object.keys(limits).toSorted());
  expect(Object.entries(found).filter(([name, size]) => size > (limits[name] ?? 0))).toEqual([]);
});

it('writes code and icons under the hash of their content and removes older ones', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    'assets/site-0123ABCD.js': 'old',
    'assets/analytics-0123ABCD.js': 'old',
    'assets/icons-0123abcd.svg': 'old',
    'assets/other.js': 'other',
  });
  const [address = '', ...addresses] = await writeBrowserModule(folder, { hasIslands: false });
  const [module, ...others] = await bundleBrowserCode({ hasIslands: false });
  expect(address).toMatch(/^\/assets\/site-[0-9A-Z]{8}\.js$/);
  const names = others.map(({ name }) => `assets/${name}`);
  expect(addresses).toEqual(names.map((name) => `/${name}`));
  expect(listFiles(folder)).toEqual([...names, 'assets/other.js', `assets/${iconFile}`, address.slice(1)].sort());
  expect(await readFile(join(folder, address))).toEqual(Buffer.from(module?.code ?? ''));
});

it('needs no other file in the browser, but for those that few pages load', async () => {
  const files = await bundleBrowserCode({ hasIslands: false });
  const code = files.map((file) => Buffer.from(file.code).toString()).join('\n');
  const loaded = Array.from(code.matchAll(/\bimport\("\.\/(\w+)-\w+\.js"\)/g), ([, name]) => name);
  expect(code.match(/\bimport\(/g)).toHaveLength(loaded.length);
  const ofFew = Object.keys(limits).filter((name) => !['site', 'embedded', 'chunk'].includes(name));
  expect([...new Set(loaded)].toSorted()).toEqual(ofFew.toSorted());
  // What it loads at once would be one request more for every page.
  expect(Buffer.from(files[0]?.code ?? '').toString()).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/);
  expect(code).not.toMatch(/\brequire\(|sourceMappingURL|process\.env/);
});

/** What each file imports at once, by its name without the hash. */
async function codeWithIslands(): Promise<ReadonlyMap<string, string>> {
  const files = await bundleBrowserCode();
  return new Map(files.map(({ name, code }) => [name.replace(/-.*/, ''), Buffer.from(code).toString()]));
}

describe('with islands', () => {
  it('each has a module of its own, with the class names of the page', async () => {
    const code = await codeWithIslands();
    expect([...code.keys()]).toEqual(expect.arrayContaining(['site', 'QuizPlayer', 'Search']));
    expect(code.get('QuizPlayer')).toContain('quiz-player-player');
    expect(code.get('site')).toMatch(/QuizPlayer:\(\)=>import\("\.\/QuizPlayer-\w+\.js"\)/);
  });

  it('the module of every page stays one file within its budget', async () => {
    const site = (await codeWithIslands()).get('site') ?? '';
    expect(gzipSync(site, { level: 9 }).length).toBeLessThanOrEqual(budgets.contentScripts);
    expect(site).not.toMatch(/\bimport\s*["'{*]|\bfrom\s*["']/);
  });

  it('selections are one module of less than 66 kB, without the runtime of React', async () => {
    const files = await codeWithIslands();
    const code = files.get('ownSelection') ?? '';
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(66_000);
    expect(code).not.toMatch(/\bimport\s*["'{*(]|ZodError|react-dom/);
    expect(code).toContain('charts-chart');
    expect(files.get('site')).toMatch(/import\("\.\/ownSelection-\w+\.js"\)/);
  });

  it('no island brings the texts of all languages, or the React of development', async () => {
    const code = [...(await codeWithIslands()).values()].join('');
    expect(code).not.toMatch(/process\.env|react-dom-client\.development|Mit JavaScript können Sie das Quiz spielen/);
  });
});
