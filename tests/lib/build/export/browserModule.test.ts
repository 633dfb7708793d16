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

it('is one module for every page, and some that few load, each within its budget', async () => {
  expect(budgets.contentScripts).toBeLessThanOrEqual(8_000);
  const { site, analytics, meilisearchEngine, loadShippedEngine, workerEngine, chunk, ...few } = await sizes();
  const { backgroundVideo, notFoundPage, startSuggestions, productList, termFilter, ...more } = few;
  const {
    startCharts,
    period,
    mapPeriods,
    tableSort,
    savePicture,
    figureTools,
    listPosition,
    shortlistTool,
    embedded,
    ...others
  } = more;
  expect(others).toEqual({});
  expect(site).toBeLessThanOrEqual(budgets.contentScripts);
  expect(analytics).toBeLessThanOrEqual(3_000);
  expect(notFoundPage).toBeLessThanOrEqual(1_500);
  expect(backgroundVideo).toBeLessThanOrEqual(1_000);
  expect(startSuggestions).toBeLessThanOrEqual(6_000);
  expect(productList).toBeLessThanOrEqual(1_400);
  expect(termFilter).toBeLessThanOrEqual(1_000);
  expect(startCharts).toBeLessThanOrEqual(4_000);
  expect(period).toBeLessThanOrEqual(2_500);
  expect(mapPeriods).toBeLessThanOrEqual(2_200);
  expect(tableSort).toBeLessThanOrEqual(1_000);
  expect(savePicture).toBeLessThanOrEqual(8_500);
  expect(figureTools).toBeLessThanOrEqual(1_200);
  expect(listPosition).toBeLessThanOrEqual(1_000);
  expect(shortlistTool).toBeLessThanOrEqual(1_000);
  expect(embedded).toBeLessThanOrEqual(2_000);
  expect(loadShippedEngine).toBeLessThanOrEqual(2_500);
  expect(meilisearchEngine).toBeLessThanOrEqual(5_200);
  expect(workerEngine).toBeLessThanOrEqual(1_500);
  // What both engines do alike: read the query, order and mark hits, answer with values.
  expect(chunk).toBeLessThanOrEqual(31_000);
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
  expect([...new Set(loaded)].toSorted()).toEqual(
    [
      'analytics',
      'backgroundVideo',
      'shortlistTool',
      'listPosition',
      'loadShippedEngine',
      'mapPeriods',
      'meilisearchEngine',
      'notFoundPage',
      'period',
      'productList',
      'savePicture',
      'startSuggestions',
      'startCharts',
      'tableSort',
      'figureTools',
      'termFilter',
      'workerEngine',
    ].toSorted(),
  );
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
