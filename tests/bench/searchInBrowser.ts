/**
 * `npm run bench:search:browser`: how long the page stands still while the index that ships with the site is prepared, in
 * the page and in a worker, with the processor slowed down four times as on a telephone. The indexes are made of many
 * documents as in `searchIndex.ts`.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { z } from 'zod';
import { listen, stopServer, urlOf } from '@/lib/base/listen';
import { systemBrowser } from '@/lib/commands/ensureBrowser.mjs';
import { rulesByLocale } from '@/lib/browser/search/rules';
import { buildIndex } from '@/lib/site/search/buildIndex';
import { manyDocuments } from '../support/manyDocuments';
import { sampleDocuments } from '../support/sampleDocuments';

const sizes = [205, 2000, 5000, 10_000];
const slowdown = 4;
const words = ['b', 'Bevölkerung', 'Wie viele Menschen leben in Riehen?', 'Bevölkrung'];

/** The code of the page: opens the index at the address, and notes how long the page did nothing else. */
const code = `
import { loadShippedEngine } from './lib/browser/search/shipped/loadShippedEngine';
globalThis.measure = async (url, words) => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const request = (text) => ({ words: text, filters: { art: [], thema: [], raeumliche_gliederung: [], jahr: [] }, sort: 'relevanz', page: 1, pageSize: 20 });
  const start = performance.now();
  const engine = await loadShippedEngine(url);
  const ready = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 50));
  const still = longest;
  longest = 0;
  const times = [];
  for (const text of words) for (let run = 0; run < 3; run += 1) {
    const begun = performance.now();
    await engine.search(request(text), new AbortController().signal);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  clearInterval(timer);
  return { ready, still, search: Math.max(...times.filter((_, place) => place % 3 === 2)), stillSearching: longest };
};`;

const measuredSchema = z.object({
  ready: z.number(),
  still: z.number(),
  search: z.number(),
  stillSearching: z.number(),
});

async function filesOf(): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: '/assets',
    entryNames: 'page',
    chunkNames: '[name]-[hash]',
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path, text]));
}

async function serve(files: ReadonlyMap<string, string>): Promise<{ readonly server: Server; readonly url: string }> {
  const server = createServer(({ url = '' }, response) => {
    const found = files.get(url);
    const type = url.endsWith('.js') ? 'text/javascript' : 'application/json';
    const page = '<!doctype html><script type="module" src="/assets/page.js"></script>';
    response.writeHead(200, { 'content-type': found === undefined ? 'text/html' : type });
    response.end(found ?? page);
  });
  return { server, url: urlOf('127.0.0.1', await listen(server)) };
}

async function measure(page: Page, size: number, isWorker: boolean): Promise<string> {
  const measured = measuredSchema.parse(
    await page.evaluate(
      `${isWorker ? '' : 'delete globalThis.Worker;'} measure('/${size}.json', ${JSON.stringify(words)})`,
    ),
  );
  const { ready, still, search, stillSearching } = measured;
  const figures = [ready, still, search, stillSearching].map((value) => value.toFixed(0).padStart(8));
  return `${String(size).padStart(6)} ${isWorker ? 'worker' : 'page  '} ${figures.join(' ')}`;
}

const files = new Map(await filesOf());
for (const size of sizes)
  files.set(
    `/${size}.json`,
    JSON.stringify(buildIndex(manyDocuments(sampleDocuments('de'), size), rulesByLocale.de, 'de')),
  );
const { server, url } = await serve(files);
const executablePath = systemBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log(
  `Milliseconds with the processor slowed down ${slowdown} times; a worker is used above 2000 documents only.`,
);
console.log('documents       ready    still   search    still');
for (const size of sizes)
  for (const isWorker of [false, true]) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.waitForFunction('globalThis.measure !== undefined');
    console.log(await measure(page, size, isWorker));
    await page.close();
  }
await browser.close();
await stopServer(server);
